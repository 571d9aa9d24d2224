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
    var associations: [UnsafeRawPointer: Association] { get set }
}

/// What stands under a key.
@MainActor
struct Association {
    private let kept: Any?
    private weak var assigned: AnyObject?

    /// An object that is only assigned is not kept, and found as long as it is there. What is no object has no life of
    /// its own, and is kept.
    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        let isAssigned = policy.isWeak && type(of: value) is AnyClass
        kept = isAssigned ? nil : value
        assigned = isAssigned ? value as AnyObject : nil
    }

    var value: Any? { kept ?? assigned }
}

/// What a view or a controller keeps under a key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any AssociationKeeper)?.associations[key]?.value
}

/// Lets a view, a controller or a guide keep something under a key. Other objects keep nothing.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    (object as? any AssociationKeeper)?.associations[key] =
        value.map { Association($0, policy) }
}
