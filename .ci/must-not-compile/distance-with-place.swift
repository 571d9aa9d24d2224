// error: cannot convert value of type 'SideAnchor' to expected argument type 'DimensionAnchor'
import QuoinLayout

// A distance is a size, and does not depend on a place.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.right.distance(to: other.left).constraint(equalTo: other.left)
}
