// error: has no member 'firstBaseline'
import QuoinLayout

// A guide has no baselines.
func make(_ view: View, _ guide: LayoutGuide) -> LayoutConstraint {
    guide.firstBaseline.constraint(equalTo: view.top)
}
