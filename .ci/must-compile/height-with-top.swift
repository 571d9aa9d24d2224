import QuoinLayout

// The counterpart that compiles.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.height.constraint(equalTo: other.width, multiplier: 0.5)
}
