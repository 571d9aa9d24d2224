import QuoinLayout

// The counterpart that compiles.
func make(_ view: View, _ guide: LayoutGuide) -> LayoutConstraint {
    view.centerY.constraint(equalTo: guide.centerY)
}
