import QuoinLayout

// The counterpart that compiles.
func make(_ view: View, _ guide: LayoutGuide) -> LayoutConstraint {
    guide.bottom.constraint(equalTo: view.firstBaseline)
}
