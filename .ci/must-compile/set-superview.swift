import QuoinLayout

// The counterpart that compiles.
func change(_ view: View, _ other: View) {
    other.addSubview(view)
}
