import QuoinLayout

// The counterpart that compiles.
func make(_ view: View) -> SideAnchor {
    view.left
}
