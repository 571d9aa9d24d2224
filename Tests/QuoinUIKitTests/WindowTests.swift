import QuoinUIKit
import TestSupport
import Testing

/// Windows as people use them in tests and previews.
@MainActor
@Suite struct WindowTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// A strip of 10 at the top of what it is put into.
    private final class Strip: UIView {
        var updates = 0

        init(in view: UIView) {
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(self)
            NSLayoutConstraint.activate([
                topAnchor.constraint(equalTo: view.topAnchor),
                leadingAnchor.constraint(equalTo: view.leadingAnchor),
                trailingAnchor.constraint(equalTo: view.trailingAnchor),
                heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    @MainActor @Test func `a window lays out all that is in it`() {
        let controller = UIViewController()
        window.rootViewController = controller
        let (inner, outer) = (Strip(in: controller.view), Strip(in: window))
        window.layoutIfNeeded()
        expectEqual(inner.frame, CGRect(x: 0, y: 0, width: 320, height: 10))
        expectEqual(outer.frame, CGRect(x: 0, y: 0, width: 320, height: 10))
        let next = UIViewController()
        window.rootViewController = next
        let other = Strip(in: next.view)
        window.layoutIfNeeded()
        expectEqual(other.frame, CGRect(x: 0, y: 0, width: 320, height: 10))
        // What is in a view within.
        let box = Strip(in: other)
        window.layoutIfNeeded()
        expectEqual(box.frame, CGRect(x: 0, y: 0, width: 320, height: 10))
        outer.constraints.first?.constant = 30
        box.constraints.first?.constant = 40
        window.layoutIfNeeded()
        expectEqual(outer.frame.height, 30)
        expectEqual(box.frame.height, 40)
    }

    @MainActor @Test func `a window updates the constraints of all that is in it`() {
        let strip = Strip(in: window)
        window.layoutIfNeeded()
        let before = strip.updates
        strip.setNeedsUpdateConstraints()
        window.updateConstraintsIfNeeded()
        expectEqual(strip.updates, before + 1)
        window.updateConstraintsIfNeeded()
        expectEqual(strip.updates, before + 1)
    }

    @MainActor @Test func `a window's own class is asked when the window is marked`() {
        final class Screen: UIWindow {
            var layouts = 0
            var updates = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.layoutIfNeeded()
        let before = (screen.layouts, screen.updates)
        screen.layoutIfNeeded()
        expectEqual(screen.layouts, before.0)
        screen.setNeedsLayout()
        screen.setNeedsUpdateConstraints()
        expectTrue(screen.needsUpdateConstraints())
        screen.layoutIfNeeded()
        expectEqual(screen.layouts, before.0 + 1)
        expectEqual(screen.updates, before.1 + 1)
    }

    @MainActor @Test func `what is in a window descends from it`() {
        let controller = UIViewController()
        window.rootViewController = controller
        let (child, other) = (UIView(), UIView())
        controller.view.addSubview(child)
        expectTrue(child.isDescendant(of: window))
        expectTrue(controller.view.isDescendant(of: window))
        expectTrue(window.isDescendant(of: window))
        expectTrue(!other.isDescendant(of: window))
        expectTrue(!window.isDescendant(of: child))
        expectTrue(child.isDescendant(of: child))
        expectTrue(!child.isDescendant(of: UIWindow()))
    }

    @MainActor @Test
    func `a dark window is dark for all that is in it, until it says nothing any more`() {
        final class Child: UIView {
            var changes = 0
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                changes += 1
            }
        }
        let controller = UIViewController()
        window.rootViewController = controller
        let child = Child()
        controller.view.addSubview(child)
        window.makeKeyAndVisible()
        expectEqual(child.traitCollection.userInterfaceStyle, .light)
        let before = child.changes
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        expectEqual(window.traitCollection.userInterfaceStyle, .dark)
        expectEqual(controller.traitCollection.userInterfaceStyle, .dark)
        expectEqual(child.traitCollection.userInterfaceStyle, .dark)
        expectEqual(child.changes, before + 1)
        child.overrideUserInterfaceStyle = .light
        expectEqual(child.traitCollection.userInterfaceStyle, .light)
        child.overrideUserInterfaceStyle = .unspecified
        window.overrideUserInterfaceStyle = .unspecified
        window.layoutIfNeeded()
        expectEqual(child.traitCollection.userInterfaceStyle, .light)
        expectEqual(window.overrideUserInterfaceStyle, .unspecified)
    }

    @MainActor @Test func `the same root again stays where it is`() {
        let (window, root) = (UIWindow(), UIViewController())
        window.rootViewController = root
        window.rootViewController = root
        window.layoutIfNeeded()
        expectTrue(root.view.window === window)
    }

    @MainActor @Test func `the window of an application's delegate is asked for as UIKit has it`() {
        final class Delegate: NSObject, UIApplicationDelegate {
            var window: UIWindow?
            func show() {
                window = UIWindow()
                window?.rootViewController = UIViewController()
            }
        }
        final class Bare: NSObject, UIApplicationDelegate {}
        let kept = UIApplication.shared.delegate
        defer { UIApplication.shared.delegate = kept }
        let (delegate, bare) = (Delegate(), Bare())
        delegate.show()
        UIApplication.shared.delegate = delegate
        expectTrue(UIApplication.shared.delegate?.window??.rootViewController != nil)
        if let window = UIApplication.shared.delegate?.window, let window {
            expectTrue(window === delegate.window)
        }
        let plain: UIWindow? = UIApplication.shared.delegate?.window ?? nil
        expectTrue(plain === delegate.window)
        UIApplication.shared.delegate = bare
        expectTrue(UIApplication.shared.delegate?.window??.rootViewController == nil)
        expectTrue(arc4random_uniform(3) < 3)
        expectEqual(UIColor(), UIColor(white: 0, alpha: 0))
    }
}
