// error: requires that 'VerticalAnchor' conform to 'MiddleTarget'
import QuoinLayout

// A place from side to side has nothing to do with one from top to bottom.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.centerX.constraint(equalTo: other.top)
}
