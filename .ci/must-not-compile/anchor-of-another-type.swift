// error: type 'OtherAnchor' does not conform to protocol 'LayoutAnchor'
import QuoinLayout

// Whoever could make types of anchors could give them any attribute.
struct OtherAnchor: LayoutAnchor {
    let item: any LayoutItem
    let attribute: LayoutAttribute
}
