import QuoinLayout

// The counterpart that compiles.
func change(_ guide: LayoutGuide) {
    guide.identifier = "gap"
}
