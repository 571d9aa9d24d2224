// error: requires that 'VerticalAnchor' conform to 'SideTarget'
import QuoinLayout

// A place from side to side has nothing to do with one from top to bottom.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.left.constraint(lessThanOrEqualTo: other.bottom)
}
