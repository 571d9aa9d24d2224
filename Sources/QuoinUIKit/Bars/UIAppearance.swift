// What there cannot be is refused with a sentence, so that nobody waits for it to work.

extension UIView {
    /// There is no way to have all views of a class look alike without Objective-C's runtime.
    @available(
        *, unavailable,
        message: "there is no UIAppearance here: set each view's own properties, where it is made"
    )
    /// Kept, without effect.
    public class func appearance() -> UIView { UIView() }

    /// As ``appearance()``.
    @available(
        *, unavailable,
        message: "there is no UIAppearance here: set each view's own properties, where it is made"
    )
    public class func appearance(
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> UIView { UIView() }

    /// There is no key-value coding without Objective-C's runtime.
    @available(*, unavailable, message: "there is no key-value coding here: set the property")
    public func setValue(_ value: Any?, forKey key: String) {}

    /// There is no key-value coding without Objective-C's runtime.
    @available(*, unavailable, message: "there is no key-value coding here: read the property")
    public func value(forKey key: String) -> Any? { nil }
}

extension UIBarItem {
    /// There is no way to have all items look alike without Objective-C's runtime.
    @available(
        *, unavailable,
        message: "there is no UIAppearance here: set each item's own properties, where it is made"
    )
    /// Kept, without effect.
    public class func appearance() -> UIBarItem { UIBarItem() }

    /// As ``appearance()``.
    @available(
        *, unavailable,
        message: "there is no UIAppearance here: set each item's own properties, where it is made"
    )
    public class func appearance(
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> UIBarItem { UIBarItem() }
}

/// What has an appearance of its own on Apple's systems. Here it is a name for views and items of bars.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}
/// As ``UIAppearance``.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}
extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
