import QuoinLayout

// The counterpart that compiles.
func change(_ constraint: LayoutConstraint) {
    constraint.identifier = "gap"
}
