/// A trait that one can ask to hear about.
@preconcurrency @MainActor
public protocol UITraitDefinition {
    /// Whether two surroundings differ in it. Not of UIKit.
    static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool
}
/// As in UIKit.
public typealias UITrait = any UITraitDefinition.Type

/// As in UIKit.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// Whether two surroundings differ in it.
    public static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool {
        one.horizontalSizeClass != other.horizontalSizeClass
    }
}
/// As in UIKit.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// Whether two surroundings differ in it.
    public static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool {
        one.verticalSizeClass != other.verticalSizeClass
    }
}
/// As in UIKit.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// Whether two surroundings differ in it.
    public static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool {
        one.userInterfaceStyle != other.userInterfaceStyle
    }
}
/// As in UIKit.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// Whether two surroundings differ in it.
    public static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool {
        one.userInterfaceIdiom != other.userInterfaceIdiom
    }
}
/// As in UIKit.
public enum UITraitDisplayScale: UITraitDefinition {
    /// Whether two surroundings differ in it.
    public static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool {
        one.displayScale != other.displayScale
    }
}
/// As in UIKit.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// Whether two surroundings differ in it.
    public static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool {
        one.layoutDirection != other.layoutDirection
    }
}
/// As in UIKit.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// Whether two surroundings differ in it.
    public static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool {
        one.preferredContentSizeCategory != other.preferredContentSizeCategory
    }
}

extension UITraitCollection {
    /// As in UIKit.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self]
    }
    /// As in UIKit.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]
    }
}

/// What one has asked to hear.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitRegistration: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let tell: (UITraitCollection) -> Void

    init(_ traits: [UITrait], tell: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.tell) = (traits, tell)
    }

    func traitsChanged(from previous: UITraitCollection, to present: UITraitCollection) {
        if traits.contains(where: { $0.differs(in: present, from: previous) }) { tell(previous) }
    }
}

/// What lets others hear of its traits: views and controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// What was asked for. Not of UIKit.
    var quoinTraitRegistrations: [any UITraitChangeRegistration] { get set }
}

extension UITraitChangeObservable {
    /// As in UIKit: the handler is called after ``UITraitEnvironment/traitCollectionDidChange(_:)``.
    @discardableResult
    public func registerForTraitChanges<Kind: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (Kind, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(
            TraitRegistration(traits) { [weak self] previous in
                if let own = self as? Kind { handler(own, previous) }
            })
    }
    /// As in UIKit.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: AnyObject, action: Selector
    ) -> any UITraitChangeRegistration {
        register(
            TraitRegistration(traits) { [weak self, weak target] previous in
                guard let self, let target else { return }
                action.call(target, [self, previous])
            })
    }
    /// As in UIKit.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }
    /// As in UIKit.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        quoinTraitRegistrations.removeAll { $0 === registration }
    }

    private func register(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
        quoinTraitRegistrations.append(registration)
        return registration
    }

    /// Tells the class, and who has asked to hear it.
    func tellTraitsChanged(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        for registration in quoinTraitRegistrations {
            (registration as? TraitRegistration)?.traitsChanged(
                from: previous, to: traitCollection)
        }
    }
}
