import QuoinUIKit
import TestSupport
import Testing

/// Every trait of the system's: what is said of it, what it is, and what it is where nobody says anything.
@MainActor
@Suite struct TraitTableTests {
    @MainActor @Test func `each trait is said, read, and not said any more, and has names`() {
        func check<Trait: UITraitDefinition>(
            _ trait: Trait.Type, _ value: Trait.Value, of device: Trait.Value, isColor: Bool = false
        ) where Trait.Value: Equatable {
            let name = "\(trait)"
            var overrides = UIView().traitOverrides
            expectEqual(overrides[trait], trait.defaultValue, "\(name)")
            expectTrue(!overrides.contains(trait), "\(name)")
            overrides[trait] = value
            expectEqual(overrides[trait], value, "\(name)")
            expectTrue(overrides.contains(trait), "\(name)")
            let traits = UITraitCollection { $0[trait] = value }
            expectEqual(traits[trait], value, "\(name)")
            expectTrue(trait.differs(in: traits, from: UITraitCollection()), "\(name)")
            expectTrue(!trait.differs(in: traits, from: UITraitCollection { $0[trait] = value }))
            overrides.remove(trait)
            expectTrue(!overrides.contains(trait), "\(name)")
            // What a view has is what it says, or else what is around it.
            let view = UIView()
            expectEqual(view.traitCollection[trait], device, "\(name)")
            view.traitOverrides[trait] = value
            expectEqual(view.traitCollection[trait], value, "\(name)")
            view.traitOverrides[trait] = trait.defaultValue
            expectEqual(view.traitCollection[trait], device, "\(name), not said")
            expectEqual(trait.affectsColorAppearance, isColor, "\(name)")
            let names = UITraitCollection.systemTraitsAffectingColorAppearance.map { "\($0)" }
            expectEqual(names.contains(name), isColor, "\(name)")
            expectTrue(trait.identifier.hasSuffix(trait.name), "\(name)")
        }
        let base = UIView().traitCollection
        check(UITraitHorizontalSizeClass.self, .regular, of: base.horizontalSizeClass)
        check(UITraitVerticalSizeClass.self, .compact, of: base.verticalSizeClass)
        check(UITraitUserInterfaceStyle.self, .dark, of: .light, isColor: true)
        check(UITraitLayoutDirection.self, .rightToLeft, of: .leftToRight)
        check(UITraitPreferredContentSizeCategory.self, .extraLarge, of: .large)
        check(UITraitUserInterfaceIdiom.self, .pad, of: .phone)
        check(UITraitUserInterfaceLevel.self, .elevated, of: .base, isColor: true)
        check(UITraitAccessibilityContrast.self, .high, of: .normal, isColor: true)
        check(UITraitLegibilityWeight.self, .bold, of: .regular)
        check(UITraitDisplayGamut.self, .SRGB, of: .P3)
        check(UITraitActiveAppearance.self, .inactive, of: .active)
        expectEqual(UITraitCollection.systemTraitsAffectingImageLookup.count, 5)
        do {
            let pairs: [(UITraitCollection, (UITraitCollection) -> Bool)] = [
                (
                    UITraitCollection(layoutDirection: .rightToLeft),
                    { $0.layoutDirection == .rightToLeft }
                ),
                (
                    UITraitCollection(userInterfaceLevel: .elevated),
                    { $0.userInterfaceLevel == .elevated }
                ),
                (
                    UITraitCollection(accessibilityContrast: .high),
                    { $0.accessibilityContrast == .high }
                ),
                (UITraitCollection(legibilityWeight: .bold), { $0.legibilityWeight == .bold }),
                (UITraitCollection(displayGamut: .SRGB), { $0.displayGamut == .SRGB }),
                (
                    UITraitCollection(forceTouchCapability: .available),
                    { $0.forceTouchCapability == .available }
                ),
                (
                    UITraitCollection(activeAppearance: .inactive),
                    { $0.activeAppearance == .inactive }
                ),
            ]
            for (index, (traits, says)) in pairs.enumerated() {
                for (other, (_, saysOther)) in pairs.enumerated() {
                    expectEqual(saysOther(traits), index == other, "\(index), \(other)")
                }
                expectTrue(says(UITraitCollection(traitsFrom: pairs.map(\.0))), "\(index)")
                expectTrue(UITraitCollection(traitsFrom: pairs.map(\.0)).containsTraits(in: traits))
            }
            let view = UIView()
            view.traitOverrides.userInterfaceIdiom = .pad
            view.traitOverrides.userInterfaceLevel = .elevated
            view.traitOverrides.legibilityWeight = .bold
            view.traitOverrides.displayGamut = .SRGB
            view.traitOverrides.activeAppearance = .inactive
            expectEqual(view.traitOverrides.userInterfaceIdiom, .pad)
            expectEqual(view.traitOverrides.userInterfaceLevel, .elevated)
            expectEqual(view.traitOverrides.accessibilityContrast, .unspecified)
            expectEqual(view.traitOverrides.legibilityWeight, .bold)
            expectEqual(view.traitOverrides.displayGamut, .SRGB)
            expectEqual(view.traitOverrides.activeAppearance, .inactive)
            expectTrue(
                UIContentSizeCategory.small < .large
                    && .accessibilityMedium > UIContentSizeCategory.extraExtraExtraLarge)
            expectTrue(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
            expectTrue(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
            expectTrue(
                UIInterfaceOrientation.landscapeLeft.isLandscape
                    && UIInterfaceOrientation.portraitUpsideDown.isPortrait)
            expectTrue(
                UIDeviceOrientation.landscapeRight.isLandscape
                    && !UIDeviceOrientation.faceUp.isPortrait
            )
        }
    }

    @MainActor @Test func `a window that is wider than high is held the other way`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        expectEqual(controller.interfaceOrientation, .portrait)
        expectTrue(window.show(deviceNamed: "iPad (10th generation)", isLandscape: true))
        expectEqual(controller.interfaceOrientation, .landscapeRight)
        expectTrue(UIApplication.shared.statusBarOrientation.isLandscape)
        expectTrue(window.isKeyWindow)
        let screen = UIScreen.main
        expectEqual(screen.nativeBounds.width, screen.bounds.width * screen.nativeScale)
        expectEqual(
            screen.convert(CGPoint(x: 1, y: 2), from: screen.fixedCoordinateSpace),
            CGPoint(x: 1, y: 2))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
        controller.view.addSubview(view)
        expectEqual(screen.convert(CGPoint(x: 1, y: 2), from: view), CGPoint(x: 11, y: 22))
        expectEqual(
            screen.convert(CGRect(x: 11, y: 22, width: 3, height: 4), to: view),
            CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
