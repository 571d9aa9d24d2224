import QuoinUIKit
import TestSupport
import Testing

/// What views, controllers and windows say of the traits of all that is in them.
@MainActor
@Suite struct TraitOverrideTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let screen = UIViewController()
    private let card = UIView()
    private let inner = UIView()

    init() {
        window.rootViewController = screen
        screen.view.addSubview(card)
        card.addSubview(inner)
        window.layoutIfNeeded()
    }

    @MainActor @Test
    func `what a view says holds for it and what is in it, until it is taken back`() {
        expectTrue(!card.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        expectEqual(card.traitOverrides.userInterfaceStyle, .unspecified)
        card.traitOverrides.userInterfaceStyle = .dark
        card.traitOverrides.horizontalSizeClass = .regular
        card.traitOverrides.verticalSizeClass = .compact
        card.traitOverrides.layoutDirection = .rightToLeft
        card.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        card.traitOverrides.displayScale = 3
        for view in [card, inner] {
            let traits = view.traitCollection
            expectEqual(traits.userInterfaceStyle, .dark)
            expectEqual(traits.horizontalSizeClass, .regular)
            expectEqual(traits.verticalSizeClass, .compact)
            expectEqual(traits.layoutDirection, .rightToLeft)
            expectEqual(traits.preferredContentSizeCategory, .accessibilityLarge)
            expectEqual(traits.displayScale, 3)
            expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        }
        expectEqual(screen.traitCollection.userInterfaceStyle, .light)
        expectTrue(card.traitOverrides.contains(UITraitLayoutDirection.self))
        let all: [UITrait] = [
            UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
            UITraitPreferredContentSizeCategory.self,
        ]
        for trait in all { card.traitOverrides.remove(trait) }
        expectEqual(inner.traitCollection, screen.traitCollection)
        expectTrue(all.allSatisfy { !card.traitOverrides.contains($0) })
        expectTrue(!card.traitOverrides.contains(UITraitUserInterfaceIdiom.self))
    }

    @MainActor @Test func `what is nearer comes first, and what was outside counts again`() {
        window.traitOverrides.userInterfaceStyle = .dark
        expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
        screen.traitOverrides.userInterfaceStyle = .light
        expectEqual(inner.traitCollection.userInterfaceStyle, .light)
        expectEqual(screen.traitCollection.userInterfaceStyle, .light)
        screen.view.traitOverrides.userInterfaceStyle = .dark
        expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
        inner.traitOverrides.userInterfaceStyle = .light
        expectEqual(inner.traitCollection.userInterfaceStyle, .light)
        expectEqual(card.traitCollection.userInterfaceStyle, .dark)
        inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        screen.view.traitOverrides.userInterfaceStyle = .unspecified
        expectEqual(inner.traitCollection.userInterfaceStyle, .light)
        screen.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
        window.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        expectEqual(inner.traitCollection.userInterfaceStyle, .light)
    }

    @MainActor @Test func `a window keeps the traits of its device beneath its own`() {
        // A Plus phone on its side is regular in width, at 3 pixels a point.
        expectTrue(window.show(deviceNamed: "iPhone 6 Plus", isLandscape: true))
        window.traitOverrides.horizontalSizeClass = .compact
        window.traitOverrides.displayScale = 1
        expectEqual(screen.traitCollection.horizontalSizeClass, .compact)
        expectTrue(window.show(deviceNamed: "iPad Air 2"))
        expectEqual(screen.traitCollection.horizontalSizeClass, .compact)
        expectEqual(screen.traitCollection.displayScale, 1)
        window.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        window.traitOverrides.remove(UITraitDisplayScale.self)
        expectEqual(screen.traitCollection.horizontalSizeClass, .regular)
        expectEqual(screen.traitCollection.displayScale, 2)
    }

    @MainActor @Test
    func `a controller's traits fall to its children, beside what their parents say`() {
        let (parent, child) = (UIViewController(), UIViewController())
        child.traitOverrides.layoutDirection = .rightToLeft
        expectTrue(!child.isViewLoaded)
        expectEqual(child.traitCollection.layoutDirection, .rightToLeft)
        parent.traitOverrides.userInterfaceStyle = .dark
        parent.addChild(child)
        parent.view.addSubview(child.view)
        window.rootViewController = parent
        window.layoutIfNeeded()
        parent.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        let traits = child.view.traitCollection
        expectEqual(traits.userInterfaceStyle, .dark)
        expectEqual(traits.layoutDirection, .rightToLeft)
        expectEqual(traits.horizontalSizeClass, .regular)
        child.removeFromParent()
        child.view.removeFromSuperview()
        expectEqual(child.traitCollection.horizontalSizeClass, .compact)
        expectEqual(child.traitCollection.layoutDirection, .rightToLeft)
        // Another view has the controller's traits, and the former one has them no more.
        let former = child.view
        child.view = UIView()
        expectEqual(child.view.traitCollection.layoutDirection, .rightToLeft)
        expectEqual(former?.traitCollection.layoutDirection, .leftToRight)
    }

    @MainActor @Test func `the single property and the overrides stand beside each other`() {
        card.overrideUserInterfaceStyle = .dark
        card.traitOverrides.layoutDirection = .rightToLeft
        expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
        card.overrideUserInterfaceStyle = .unspecified
        expectEqual(inner.traitCollection.userInterfaceStyle, .light)
        expectEqual(inner.traitCollection.layoutDirection, .rightToLeft)
        let other = UIViewController()
        other.overrideUserInterfaceStyle = .dark
        expectTrue(!other.isViewLoaded)
        expectEqual(other.traitCollection.userInterfaceStyle, .dark)
        expectEqual(other.view.traitCollection.userInterfaceStyle, .dark)
    }

    @MainActor @Test
    func `who registered hears of overrides, and only of those that change something`() {
        var heard: [String] = []
        screen.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (screen: UIViewController, previous: UITraitCollection) in
            heard.append("screen \(previous.userInterfaceStyle == .light)")
        }
        inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous: UITraitCollection) in
            heard.append("inner \(previous.userInterfaceStyle == .light)")
        }
        inner.traitOverrides.userInterfaceStyle = .light
        window.traitOverrides.userInterfaceStyle = .dark
        expectEqual(heard, ["screen true"])
        heard = []
        inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        expectEqual(heard, ["inner true"])
    }

    @MainActor @Test func `a child that says for itself is not told of what is to come outside`() {
        final class Child: UIViewController {
            var coming: [UIUserInterfaceStyle] = []
            override func willTransition(
                to traits: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: traits, with: coordinator)
                coming.append(traits.userInterfaceStyle)
            }
        }
        let child = Child()
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.traitOverrides.userInterfaceStyle = .light
        child.coming = []
        window.traitOverrides.userInterfaceStyle = .dark
        expectTrue(child.coming.isEmpty)
        child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        expectEqual(child.coming, [.dark])
    }

    @MainActor @Test func `text sizes follow the overrides`() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "Large"
        inner.addSubview(label)
        let height = label.intrinsicContentSize.height
        card.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        expectTrue(label.intrinsicContentSize.height > height)
    }
}
