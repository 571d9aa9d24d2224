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
