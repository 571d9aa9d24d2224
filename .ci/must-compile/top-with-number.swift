import QuoinLayout

// The counterpart that compiles.
func make(_ view: View, _ other: View) -> LayoutConstraint {
    view.top.constraint(equalTo: other.top, constant: 8)
}
