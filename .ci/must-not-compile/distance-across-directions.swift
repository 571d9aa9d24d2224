// error: requires that 'DirectionalAnchor' conform to 'SideTarget'
import QuoinLayout

// Left and right are other edges than leading and trailing where people read from right to left.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.right.distance(to: other.leading).constraint(equalToConstant: 8)
}
