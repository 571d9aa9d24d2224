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

    @MainActor @Test func `a screen hears of its margins, after its safe area`() {
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

    @MainActor @Test func `margins of a screen are no less than the system's, unless it says so`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let screen = UIViewController()
        let content = UIView()
        screen.view.addSubview(content)
        screen.view.layoutMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 30)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.tick(after: 0.1)
        func guide() -> CGRect { screen.view.layoutMarginsGuide.layoutFrame }
        expectEqual(guide(), CGRect(x: 16, y: 4, width: 274, height: 472))
        expectEqual(screen.view.directionalLayoutMargins.leading, 16)
        screen.view.layoutMargins = .zero
        expectEqual(screen.view.layoutMargins, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        screen.viewRespectsSystemMinimumLayoutMargins = false
        window.tick(after: 0.1)
        expectEqual(guide(), CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.viewRespectsSystemMinimumLayoutMargins = true
        window.traitOverrides.horizontalSizeClass = .regular
        window.tick(after: 0.1)
        expectEqual(guide(), CGRect(x: 20, y: 0, width: 280, height: 480))
        // Those of views further in are what is set.
        content.layoutMargins = .zero
        expectEqual(content.layoutMargins, .zero)
    }
}
