/// How an object keeps another one.
public struct objc_AssociationPolicy: Hashable, Sendable {
    let isWeak: Bool

    /// As in UIKit.
    public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(isWeak: true)
    /// As in UIKit.
    public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(isWeak: false)
    /// As in UIKit.
    public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(isWeak: false)
    /// As in UIKit.
    public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(isWeak: false)
    /// As in UIKit.
    public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(isWeak: false)
}

/// What can keep other objects under keys, as code that was written for Objective-C's runtime wants it.
@MainActor
protocol AssociationKeeper: AnyObject {
    var associations: [UnsafeRawPointer: Any] { get set }
}

/// What a view or a controller keeps under a key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any AssociationKeeper)?.associations[key]
}

/// Lets a view, a controller or a guide keep something under a key. Other objects keep nothing.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    (object as? any AssociationKeeper)?.associations[key] = value
}
