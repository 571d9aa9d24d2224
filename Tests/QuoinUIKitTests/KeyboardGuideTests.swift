import QuoinUIKit
import TestSupport
import Testing

/// What stands above a keyboard that never comes.
@MainActor
@Suite struct KeyboardGuideTests {
    private let window = UIWindow()
    private let screen = UIViewController()
    private let bar = UIView()

    /// A bar of 50 above the keyboard of a screen of 390 × 844 with a safe area of 47 at the top and 34 at the bottom.
    init() {
        window.show(deviceNamed: "iPhone 14")
        window.rootViewController = screen
        bar.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(bar)
        let guide = screen.view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
        ])
        window.tick()
    }

    @MainActor @Test func `what stands above the keyboard stands where the safe area ends`() {
        expectEqual(bar.frame, CGRect(x: 0, y: 844 - 34 - 50, width: 390, height: 50))
        expectEqual(
            screen.view.keyboardLayoutGuide.layoutFrame,
            CGRect(x: 0, y: 810, width: 390, height: 34))
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `without the safe area it stands at the bottom, and back again`() {
        screen.view.keyboardLayoutGuide.usesBottomSafeArea = false
        window.tick()
        expectEqual(bar.frame.maxY, 844)
        screen.view.keyboardLayoutGuide.usesBottomSafeArea = true
        window.tick()
        expectEqual(bar.frame.maxY, 810)
    }

    @MainActor @Test func `it is one guide, and not the safe area's`() {
        let view: UIView = screen.view
        expectTrue(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
        expectTrue(view.keyboardLayoutGuide !== view.safeAreaLayoutGuide)
        expectTrue(view.keyboardLayoutGuide.owningView === view)
        // What places it belongs to nobody but the view.
        expectTrue(view.constraints.allSatisfy { $0.firstItem === bar })
        view.removeLayoutGuide(view.keyboardLayoutGuide)
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(other)
        other.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        window.tick()
        expectEqual(other.frame.minY, 844)
    }
}
