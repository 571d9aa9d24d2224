// error: requires that 'SideAnchor' conform to 'DirectionalTarget'
import QuoinLayout

// Left and right are other edges than leading and trailing where people read from right to left.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.leadingMargin.constraint(equalTo: other.right)
}
