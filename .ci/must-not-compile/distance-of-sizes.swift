// error: has no member 'distance'
import QuoinLayout

// A distance lies between places.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.width.distance(to: other.width).constraint(equalToConstant: 8)
}
