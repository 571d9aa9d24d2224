// error: cannot convert value of type 'SideAnchor' to expected argument type 'VerticalAnchor'
import QuoinLayout

// A place from side to side has nothing to do with one from top to bottom.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.top.constraint(equalTo: other.left)
}
