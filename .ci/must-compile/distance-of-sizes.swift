import QuoinLayout

// The counterpart that compiles.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.top.distance(to: other.bottom).constraint(equalToConstant: 8)
}
