import QuoinLayout

// The counterpart that compiles.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.top.constraint(equalToSystemSpacingBelow: other.bottom, multiplier: 1)
}
