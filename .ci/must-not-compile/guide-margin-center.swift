// error: has no member 'centerYWithinMargins'
import QuoinLayout

// A guide has no margins.
func make(_ view: View, _ guide: LayoutGuide) -> LayoutConstraint {
    view.centerY.constraint(equalTo: guide.centerYWithinMargins)
}
