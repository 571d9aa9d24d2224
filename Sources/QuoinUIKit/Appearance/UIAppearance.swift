/// What can be told how all of its class look, before any of them is there.
///
/// ``appearance()`` gives a model, of the class that it is asked of. What is set on it, every view of that class takes
/// when it comes into a window, and every item of a bar where it is shown, unless it says something else itself:
///
/// ```swift
/// UINavigationBar.appearance().barTintColor = .systemIndigo
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .darkGray
/// UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 15)], for: .normal)
/// ```
///
/// What views and items hand on is in the article of this library; other properties of a model, and those of classes of
/// an app's own, stay with the model. Without Objective-C's runtime a model has to be made: that of a view's class by
/// `init(frame:)`, and that of an item's by `init()`, which a class of one's own that is asked must not be without.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// As in UIKit.
    static func appearance() -> Self
    /// As in UIKit. The first container is the innermost one.
    static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
        -> Self
    /// As in UIKit: for those that have all of these traits.
    static func appearance(for traits: UITraitCollection) -> Self
    /// As in UIKit.
    static func appearance(
        for traits: UITraitCollection,
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance {
    /// As in UIKit.
    public static func appearance() -> Self {
        appearance(for: UITraitCollection(), whenContainedInInstancesOf: [])
    }
    /// As in UIKit. The first container is the innermost one.
    public static func appearance(
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance(for: UITraitCollection(), whenContainedInInstancesOf: containers)
    }
    /// As in UIKit: for those that have all of these traits.
    public static func appearance(for traits: UITraitCollection) -> Self {
        appearance(for: traits, whenContainedInInstancesOf: [])
    }
}

extension UIView: UIAppearance {
    /// As in UIKit; see ``UIAppearance``.
    public class func appearance(
        for traits: UITraitCollection,
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceBook.shared.model(of: self, for: traits, in: containers) { made(self) }
    }
}

extension UIBarItem: UIAppearance {
    /// As in UIKit; see ``UIAppearance``.
    public class func appearance(
        for traits: UITraitCollection,
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceBook.shared.model(of: self, for: traits, in: containers) { made(self) }
    }
}

/// As a responder, a view can be made of its class alone.
@MainActor
private func made<Kind: UIResponder>(_ kind: Kind.Type) -> Kind { kind.init(launched: ()) }

/// As an item of a bar, so can a button or a tab.
@MainActor
private func made<Kind: UIBarItem>(_ kind: Kind.Type) -> Kind { kind.init(modelled: ()) }
