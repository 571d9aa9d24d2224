import QuoinLayout

// The counterpart that compiles.
func place(_ view: View) -> AnchorPlace<SideAnchor> {
    view.centerX.sidePlace
}
