// error: 'AnchorPlace<Anchor>' initializer is inaccessible due to 'internal' protection level
import QuoinLayout

// Whoever could make places could show one from top to bottom to left and right edges.
func place(_ view: View) -> AnchorPlace<SideAnchor> {
    AnchorPlace(of: view.top)
}
