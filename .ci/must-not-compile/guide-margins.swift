// error: has no member 'leftMargin'
import QuoinLayout

// A guide has no margins.
func make(_ view: View, _ guide: LayoutGuide) -> LayoutConstraint {
    view.left.constraint(equalTo: guide.leftMargin)
}
