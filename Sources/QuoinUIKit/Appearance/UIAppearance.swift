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
/// an app's own, stay with the model. Without Objective-C's runtime a model is made with `init(coder:)`: a class of one's
/// own whose initializer ends the program there cannot be asked.
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

extension UIView: UIAppearance {
    /// As in UIKit; see ``UIAppearance``.
    public class func appearance() -> Self { model(UITraitCollection(), []) }
    /// As in UIKit; see ``UIAppearance``.
    public class func appearance(
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self { model(UITraitCollection(), containers) }
    /// As in UIKit; see ``UIAppearance``.
    public class func appearance(for traits: UITraitCollection) -> Self { model(traits, []) }
    /// As in UIKit; see ``UIAppearance``.
    public class func appearance(
        for traits: UITraitCollection,
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self { model(traits, containers) }

    private class func model(
        _ traits: UITraitCollection, _ containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceBook.shared.model(of: self, for: traits, in: containers) {
            made(Self(coder: NSCoder()))
        }
    }
}

extension UIBarItem: UIAppearance {
    /// As in UIKit; see ``UIAppearance``.
    public class func appearance() -> Self { model(UITraitCollection(), []) }
    /// As in UIKit; see ``UIAppearance``.
    public class func appearance(
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self { model(UITraitCollection(), containers) }
    /// As in UIKit; see ``UIAppearance``.
    public class func appearance(for traits: UITraitCollection) -> Self { model(traits, []) }
    /// As in UIKit; see ``UIAppearance``.
    public class func appearance(
        for traits: UITraitCollection,
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self { model(traits, containers) }

    private class func model(
        _ traits: UITraitCollection, _ containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceBook.shared.model(of: self, for: traits, in: containers) {
            made(Self(coder: NSCoder()))
        }
    }
}

/// A model can only be of the class itself, which has to be one that can be made.
private func made<Model>(_ model: Model?) -> Model {
    guard let model else {
        fatalError(
            "\(Model.self).appearance(): \(Model.self).init(coder:) gives nil, so that there is no model"
        )
    }
    return model
}
