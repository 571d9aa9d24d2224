import TestSupport
import Testing

@testable import QuoinUIKit

/// Names that screens are written with and that are kept.
@MainActor
@Suite struct KeptDetailTests {
    @MainActor @Test("effects of movements are kept with their views")
    func motionEffects() {
        let view = UIView()
        let effect = UIInterpolatingMotionEffect(
            keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        view.addMotionEffect(effect)
        view.addMotionEffect(effect)
        expectEqual(view.motionEffects, [effect])
        view.removeMotionEffect(effect)
        expectEqual(view.motionEffects, [])
        view.motionEffects = [effect]
        expectEqual(view.motionEffects, [effect])
    }

    @MainActor @Test("places are written as UIKit writes them")
    func places() {
        expectEqual(NSCoder.string(for: CGPoint(x: 1, y: -2.5)), "{1, -2.5}")
        expectEqual(NSCoder.string(for: CGSize(width: 0, height: 44)), "{0, 44}")
        expectEqual(
            NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 0.5)), "{{1, 2}, {3, 0.5}}")
    }

    @MainActor @Test("names that are kept")
    func kept() {
        let (control, view) = (UIButton(), UITextView())
        control.isSpringLoaded = true
        expectTrue(control.isSpringLoaded)
        expectEqual(view.caretRect(for: view.beginningOfDocument), .zero)
        expectEqual(UIPasteboard.changedNotification.rawValue, "UIPasteboardChangedNotification")
    }
}
