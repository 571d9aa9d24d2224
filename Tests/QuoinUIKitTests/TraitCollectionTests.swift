import QuoinUIKit
import TestSupport
import Testing

extension UIColor {
    // As apps write it, outside any actor.
    fileprivate static let brand = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .black : .white
    }
}

private enum Looks {
    static let dark = UITraitCollection(userInterfaceStyle: .dark)
}

/// Traits as values.
@MainActor
@Suite struct TraitCollectionTests {
    @MainActor @Test func `colours and traits are made outside the main actor`() {
        expectEqual(UIColor.brand.resolvedColor(with: Looks.dark), UIColor(white: 0, alpha: 1))
        let light = UITraitCollection(userInterfaceStyle: .light)
        expectEqual(UIColor.brand.resolvedColor(with: light), UIColor(white: 1, alpha: 1))
    }

    @MainActor @Test func `what says the same is equal, and is found by its hash`() {
        let two = UITraitCollection(displayScale: 2)
        expectEqual(two, UITraitCollection(displayScale: 2))
        expectEqual(Set([two, UITraitCollection(displayScale: 2)]).count, 1)
        expectTrue(two != UITraitCollection(displayScale: 3))
        expectTrue(two != UITraitCollection())
        let (pad, phone) = (
            UITraitCollection(userInterfaceIdiom: .pad),
            UITraitCollection(userInterfaceIdiom: .phone)
        )
        expectTrue(pad != phone)
        expectEqual(Set([pad, phone, UITraitCollection(userInterfaceIdiom: .pad)]).count, 2)
    }

    @MainActor @Test func `of several, the last one that says something counts`() {
        let all = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .pad),
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(userInterfaceStyle: .unspecified),
            UITraitCollection(horizontalSizeClass: .compact),
        ])
        expectEqual(all.userInterfaceIdiom, .pad)
        expectEqual(all.userInterfaceStyle, .dark)
        expectEqual(all.horizontalSizeClass, .compact)
        expectTrue(all.containsTraits(in: Looks.dark))
        expectTrue(!all.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        expectTrue(!all.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
        expectTrue(all.containsTraits(in: UITraitCollection()))
    }

    @MainActor @Test func `what is not said is unspecified, and a view says everything`() {
        let nothing = UITraitCollection()
        expectEqual(nothing.userInterfaceStyle, .unspecified)
        expectEqual(nothing.horizontalSizeClass, .unspecified)
        expectEqual(nothing.verticalSizeClass, .unspecified)
        expectEqual(nothing.layoutDirection, .unspecified)
        expectEqual(nothing.userInterfaceIdiom, .unspecified)
        expectEqual(nothing.preferredContentSizeCategory, .unspecified)
        expectEqual(nothing.displayScale, 0)
        let own = UIView().traitCollection
        expectEqual(own.userInterfaceStyle, .light)
        expectEqual(own.horizontalSizeClass, .compact)
        expectEqual(own.userInterfaceIdiom, .phone)
        expectEqual(own.displayScale, 1)
    }
}
