import QuoinLayout

// The counterpart that compiles.
func make(_ view: View) throws(InvalidConstraint) -> LayoutConstraint {
    try LayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .height)
}
