// error: cannot convert value of type 'SideAnchor' to expected argument type 'DimensionAnchor'
import QuoinLayout

// A size does not depend on a place.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.width.constraint(equalTo: other.left)
}
