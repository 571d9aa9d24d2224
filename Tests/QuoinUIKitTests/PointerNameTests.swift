import QuoinUIKit
import TestSupport
import Testing

/// What apps say of pointers and lifted views.
@MainActor
@Suite struct PointerNameTests {
    private final class Card: UIView, UIPointerInteractionDelegate {
        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: 8)
            let preview = UITargetedPreview(view: self, parameters: parameters)
            return UIPointerStyle(
                effect: .highlight(preview), shape: .roundedRect(region.rect, radius: 8))
        }
    }

    @MainActor @Test func `a card says how a pointer looks over it, and where it is lifted from`() {
        let (root, card) = (UIView(), Card(frame: CGRect(x: 10, y: 20, width: 40, height: 30)))
        root.addSubview(card)
        let interaction = UIPointerInteraction(delegate: card)
        card.addInteraction(interaction)
        let region = UIPointerRegion(rect: card.bounds, identifier: "card")
        expectTrue(card.pointerInteraction(interaction, styleFor: region) != nil)
        let request = UIPointerRegionRequest(location: .zero)
        expectTrue(
            card.pointerInteraction(interaction, regionFor: request, defaultRegion: region)
                === region)
        let preview = UITargetedPreview(view: card)
        expectTrue(preview.target.container === root)
        expectEqual(preview.target.center, CGPoint(x: 30, y: 35))
        expectEqual(preview.size, CGSize(width: 40, height: 30))
    }
}
