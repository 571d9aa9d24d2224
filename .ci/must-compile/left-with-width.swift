import QuoinLayout

// The counterpart that compiles.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.left.constraint(equalTo: other.left)
}
