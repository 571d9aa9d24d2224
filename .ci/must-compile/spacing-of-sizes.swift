import QuoinLayout

// The counterpart that compiles.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.left.constraint(equalToSystemSpacingAfter: other.right, multiplier: 1)
}
