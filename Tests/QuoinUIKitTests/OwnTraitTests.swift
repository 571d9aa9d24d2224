import QuoinUIKit
import TestSupport
import Testing

/// How dense a list is: a trait of an app's.
private struct DensityTrait: UITraitDefinition {
    static let defaultValue = 1
}

extension UITraitCollection {
    fileprivate var density: Int { self[DensityTrait.self] }
}
extension UIMutableTraits {
    fileprivate var density: Int {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
    }
}

/// Traits of the app's own, and those that layout does not go by.
@MainActor
@Suite struct OwnTraitTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let outer = UIView()
    private let inner = UIView()

    init() {
        outer.addSubview(inner)
        window.addSubview(outer)
        window.tick()
    }

    @MainActor @Test func `what the nearest says of a trait holds, and goes when it is taken back`()
    {
        expectEqual(inner.traitCollection.density, 1)
        window.traitOverrides.density = 2
        outer.traitOverrides.density = 3
        expectTrue(inner.traitCollection.density == 3 && window.traitCollection.density == 2)
        expectTrue(outer.traitOverrides.contains(DensityTrait.self))
        expectTrue(!inner.traitOverrides.contains(DensityTrait.self))
        outer.traitOverrides.remove(DensityTrait.self)
        expectEqual(inner.traitCollection.density, 2)
        outer.removeFromSuperview()
        expectEqual(inner.traitCollection.density, 1)
    }

    @MainActor @Test func `those who have asked hear of a trait once, with what it was`() {
        var heard: [String] = []
        inner.registerForTraitChanges([DensityTrait.self]) { (view: UIView, previous) in
            heard.append("\(previous.density) to \(view.traitCollection.density)")
        }
        inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
            heard.append("style")
        }
        outer.traitOverrides.density = 5
        outer.traitOverrides.density = 5
        inner.traitOverrides.density = 6
        // What is nearer says otherwise.
        outer.traitOverrides.density = 7
        expectEqual(heard, ["1 to 5", "5 to 6"])
        inner.traitOverrides.userInterfaceStyle = .dark
        expectEqual(heard, ["1 to 5", "5 to 6", "style"])
    }

    @MainActor @Test func `a controller says it of all that is in it`() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.traitOverrides.density = 4
        parent.addChild(child)
        expectTrue(parent.traitCollection.density == 4 && child.traitCollection.density == 4)
        parent.view.addSubview(child.view)
        window.rootViewController = parent
        var heard: [Int] = []
        child.registerForTraitChanges([DensityTrait.self]) { (self: UIViewController, _) in
            heard.append(self.traitCollection.density)
        }
        parent.traitOverrides.density = 8
        expectTrue(child.view.traitCollection.density == 8 && heard == [8])
    }

    @MainActor @Test func `a collection is made of what is said in a closure`() {
        let traits = UITraitCollection { mutable in
            mutable.userInterfaceStyle = .dark
            mutable.density = 9
        }
        expectTrue(traits.userInterfaceStyle == .dark && traits.density == 9)
        expectEqual(traits.horizontalSizeClass, .unspecified)
        let wide = traits.modifyingTraits { $0.horizontalSizeClass = .regular }
        expectTrue(wide.density == 9 && wide[UITraitHorizontalSizeClass.self] == .regular)
        expectTrue(wide != traits && traits == UITraitCollection(traitsFrom: [traits]))
        expectTrue(wide.containsTraits(in: traits) && !traits.containsTraits(in: wide))
        expectEqual(UITraitCollection(traitsFrom: [traits, wide]).density, 9)
    }

    @MainActor @Test func `traits that only apps go by are said and told, too`() {
        expectEqual(inner.traitCollection.userInterfaceLevel, .base)
        expectEqual(inner.traitCollection.accessibilityContrast, .normal)
        expectEqual(inner.traitCollection.userInterfaceIdiom, .phone)
        expectEqual(UITraitCollection().legibilityWeight, .unspecified)
        var heard = 0
        inner.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (_: UIView, _) in heard += 1
        }
        let before = inner.traitCollection
        outer.traitOverrides.accessibilityContrast = .high
        expectTrue(inner.traitCollection.accessibilityContrast == .high && heard == 1)
        expectTrue(inner.traitCollection.hasDifferentColorAppearance(comparedTo: before))
        outer.traitOverrides.userInterfaceIdiom = .pad
        expectEqual(inner.traitCollection.userInterfaceIdiom, .pad)
        // Unspecified is what is said outside.
        outer.traitOverrides.userInterfaceIdiom = .unspecified
        expectEqual(inner.traitCollection.userInterfaceIdiom, .phone)
    }
}
