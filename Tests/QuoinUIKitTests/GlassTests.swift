import QuoinUIKit
import TestSupport
import Testing

/// Glass, and corners that say how round they are.
@MainActor
@Suite struct GlassTests {
    @MainActor @Test func `glass is a veil in its tint`() {
        let effect = UIGlassEffect(style: .regular)
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        // White at 97 %, or what is said.
        expectTrue(view.quoin.svg().contains("#f7f7f7"))
        effect.tintColor = .red
        expectTrue(view.quoin.svg().contains("#ff0000"))
        effect.tintColor = nil
        view.effect = UIGlassContainerEffect()
        expectTrue(!view.quoin.svg().contains("#f7f7f7"))
    }

    @MainActor @Test func `buttons of glass are capsules`() {
        let clear = UIButton.Configuration.clearGlass()
        expectEqual(clear.cornerStyle, .capsule)
        expectEqual(UIButton.Configuration.glass().baseForegroundColor, .label)
        let (glass, plain) = (
            UIButton(configuration: .prominentGlass()), UIButton(configuration: .filled())
        )
        for button in [glass, plain] { button.configuration?.title = "Send" }
        expectEqual(glass.intrinsicContentSize, plain.intrinsicContentSize)
    }

    @MainActor @Test func `a capsule is as round as it has room for`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.backgroundColor = .red
        view.cornerConfiguration = .capsule()
        expectTrue(view.quoin.svg().contains("rx=\"20\""))
        view.frame.size = CGSize(width: 100, height: 60)
        expectTrue(view.quoin.svg().contains("rx=\"30\""))
        view.cornerConfiguration = .capsule(maximumRadius: 12)
        expectTrue(view.quoin.svg().contains("rx=\"12\""))
        expectEqual(view.cornerConfiguration, .capsule(maximumRadius: 12))
        // The layer's own radius takes its place.
        view.layer.cornerRadius = 5
        expectTrue(view.quoin.svg().contains("rx=\"5\""))
    }

    @MainActor @Test func `corners that are said are round, and others are not`() {
        let (view, masked) = (UIView(), UIView())
        for view in [view, masked] {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            view.backgroundColor = .red
        }
        view.cornerConfiguration = .uniformEdges(topRadius: 8, bottomRadius: 0)
        masked.layer.cornerRadius = 8
        masked.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        expectEqual(view.quoin.svg(), masked.quoin.svg())
        view.cornerConfiguration = .uniformEdges(leftRadius: .fixed(8), rightRadius: 0)
        masked.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        expectEqual(view.quoin.svg(), masked.quoin.svg())
        view.cornerConfiguration = .corners(
            topLeftRadius: nil, topRightRadius: .containerConcentric(minimum: 8),
            bottomLeftRadius: nil, bottomRightRadius: nil)
        masked.layer.maskedCorners = [.layerMaxXMinYCorner]
        expectEqual(view.quoin.svg(), masked.quoin.svg())
        view.cornerConfiguration = .uniformCorners(radius: -3)
        expectTrue(!view.quoin.svg().contains("rx="))
    }

    @MainActor @Test func `a corner tells how round it is`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        expectEqual(view.effectiveRadius(corner: .topLeft), 0)
        view.cornerConfiguration = .uniformEdges(topRadius: 50, bottomRadius: 0)
        expectEqual(view.effectiveRadius(corner: .topLeft), 20)
        expectEqual(view.effectiveRadius(corner: .bottomRight), 0)
        view.layer.cornerRadius = 6
        expectEqual(view.effectiveRadius(corner: .topRight), 6)
    }
}
