import QuoinLayout

// The counterpart that compiles.
func change(_ view: View, _ window: Window) {
    window.addSubview(view)
}
