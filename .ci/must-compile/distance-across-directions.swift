import QuoinLayout

// The counterpart that compiles.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.trailing.distance(to: other.leading).constraint(equalToConstant: 8)
}
