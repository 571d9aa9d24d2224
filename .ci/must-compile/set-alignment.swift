import QuoinLayout

// The counterpart that compiles.
func change(_ view: View) {
    view.invalidateIntrinsicContentSize()
}
