// error: requires that 'DimensionAnchor' conform to 'SideTarget'
import QuoinLayout

// A place does not depend on a size.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.left.constraint(equalTo: other.width)
}
