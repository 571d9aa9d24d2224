import QuoinUIKit
import TestSupport
import Testing

/// What controllers hear of layouts.
@MainActor
@Suite struct AnnouncedLayoutTests {
    /// A screen that puts something into itself as soon as it hears of its layout.
    private final class Screen: UIViewController {
        var calls: [String] = []
        private let badge = UIView()

        override func viewWillLayoutSubviews() {
            calls.append("will")
            guard badge.superview == nil else { return }
            view.addSubview(badge)
            badge.translatesAutoresizingMaskIntoConstraints = false
            badge.setNeedsUpdateConstraints()
            badge.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        }
        override func viewDidLayoutSubviews() { calls.append("did") }
    }

    @MainActor @Test func `each layout is announced once, whatever is put into the view meanwhile`()
    {
        let screen = Screen()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        for _ in 0..<3 {
            screen.calls = []
            screen.view.setNeedsLayout()
            window.tick(after: 1)
            expectEqual(screen.calls, ["will", "did"])
        }
    }
}
