import QuoinLayout

// The counterpart that compiles.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.right.distance(to: other.left).constraint(equalToConstant: 8)
}
