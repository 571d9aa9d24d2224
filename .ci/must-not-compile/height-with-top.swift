// error: cannot convert value of type 'VerticalAnchor' to expected argument type 'DimensionAnchor'
import QuoinLayout

// A size does not depend on a place.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.height.constraint(equalTo: other.top)
}
