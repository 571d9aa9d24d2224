import QuoinLayout

// The counterpart that compiles.
struct OtherAnchor {
    let item: any LayoutItem
    let attribute: LayoutAttribute
}
