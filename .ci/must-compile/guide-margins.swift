import QuoinLayout

// The counterpart that compiles.
func make(_ view: View, _ guide: LayoutGuide) -> LayoutConstraint {
    view.left.constraint(equalTo: guide.left)
}
