import QuoinLayout

// The counterpart that compiles.
extension VerticalAnchor {}
