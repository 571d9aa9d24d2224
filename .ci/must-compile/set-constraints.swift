import QuoinLayout

// The counterpart that compiles.
func change(_ view: View, _ constraint: LayoutConstraint) {
    view.addConstraint(constraint)
}
