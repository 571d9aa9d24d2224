// error: cannot convert value of type 'DimensionAnchor' to expected argument type 'VerticalAnchor'
import QuoinLayout

// A place does not depend on a size.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.top.constraint(equalTo: other.height)
}
