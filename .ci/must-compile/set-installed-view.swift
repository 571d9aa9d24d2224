import QuoinLayout

// The counterpart that compiles.
func change(_ constraint: LayoutConstraint, _ view: View) {
    constraint.isActive = true
}
