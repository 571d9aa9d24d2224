// error: inaccessible due to 'internal' protection level
import QuoinLayout

// Whoever could make anchors could give them the wrong type.
func make(_ view: View) -> SideAnchor {
    SideAnchor(item: view, attribute: .top)
}
