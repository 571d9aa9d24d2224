// error: requires that 'VerticalAnchor' conform to 'SideTarget'
import QuoinLayout

// There is no distance between a place from side to side and one from top to bottom.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.right.distance(to: other.top).constraint(equalToConstant: 8)
}
