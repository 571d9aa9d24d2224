import QuoinUIKit
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
    @Test func `colours and traits are made outside the main actor`() {
        #expect(UIColor.brand.resolvedColor(with: Looks.dark) == UIColor(white: 0, alpha: 1))
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(UIColor.brand.resolvedColor(with: light) == UIColor(white: 1, alpha: 1))
    }

    @Test func `what says the same is equal, and is found by its hash`() {
        let two = UITraitCollection(displayScale: 2)
        #expect(two == UITraitCollection(displayScale: 2))
        #expect(Set([two, UITraitCollection(displayScale: 2)]).count == 1)
        #expect(two != UITraitCollection(displayScale: 3))
        #expect(two != UITraitCollection())
        let (pad, phone) = (
            UITraitCollection(userInterfaceIdiom: .pad),
            UITraitCollection(userInterfaceIdiom: .phone)
        )
        #expect(pad != phone)
        #expect(Set([pad, phone, UITraitCollection(userInterfaceIdiom: .pad)]).count == 2)
    }

    @Test func `of several, the last one that says something counts`() {
        let all = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .pad),
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(userInterfaceStyle: .unspecified),
            UITraitCollection(horizontalSizeClass: .compact),
        ])
        #expect(all.userInterfaceIdiom == .pad)
        #expect(all.userInterfaceStyle == .dark)
        #expect(all.horizontalSizeClass == .compact)
        #expect(all.containsTraits(in: Looks.dark))
        #expect(!all.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(!all.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
        #expect(all.containsTraits(in: UITraitCollection()))
    }

    @Test func `what is not said is unspecified, and a view says everything`() {
        let nothing = UITraitCollection()
        #expect(nothing.userInterfaceStyle == .unspecified)
        #expect(nothing.horizontalSizeClass == .unspecified)
        #expect(nothing.verticalSizeClass == .unspecified)
        #expect(nothing.layoutDirection == .unspecified)
        #expect(nothing.userInterfaceIdiom == .unspecified)
        #expect(nothing.preferredContentSizeCategory == .unspecified)
        #expect(nothing.displayScale == 0)
        let own = UIView().traitCollection
        #expect(own.userInterfaceStyle == .light)
        #expect(own.horizontalSizeClass == .compact)
        #expect(own.userInterfaceIdiom == .phone)
        #expect(own.displayScale == 1)
    }
}
