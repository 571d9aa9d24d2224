import QuoinUIKit
import TestSupport
import Testing

/// What a screen hears of its margins.
@MainActor
@Suite struct MarginsOfScreensTests {
    private final class Screen: UIViewController {
        var told: [String] = []

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            told.append("safe area \(Int(view.safeAreaInsets.top))")
        }

        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            told.append("margins \(Int(view.layoutMargins.top)), \(Int(view.layoutMargins.left))")
        }
    }

    @Test func `a screen hears of its margins, after its safe area`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.show(deviceNamed: "iPhone 14")
        let screen = Screen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.tick(after: 0.1)
        expectEqual(screen.told, ["safe area 47", "margins 47, 16"])
        window.show(deviceNamed: "iPhone 14", isLandscape: true)
        window.tick(after: 0.1)
        expectEqual(screen.told.suffix(2), ["safe area 0", "margins 0, 63"])
        screen.view.directionalLayoutMargins.leading = 30
        expectEqual(screen.told.last, "margins 0, 77")
    }
}
