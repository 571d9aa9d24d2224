/// What happens to a view beneath a pointer. There is no pointer here.
public enum UIPointerEffect {
    /// How much of a view is tinted.
    public enum TintMode: Int, Sendable { case none, overlay, underlay }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}

/// The shape of a pointer.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// How a pointer looks over a view: said, and asked by nobody here.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    /// As in UIKit.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
    /// As in UIKit.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init()
    }
    public override init() { super.init() }
    /// As in UIKit.
    public class func hidden() -> Self { self.init(isHidden: true) }
    /// As in UIKit.
    public class func system() -> Self { self.init(isHidden: false) }
    /// Nothing that apps call.
    public required convenience init(isHidden: Bool) { self.init() }
}

/// A part of a view that a pointer is in.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// As in UIKit.
    public let rect: CGRect
    /// As in UIKit.
    public let identifier: AnyHashable?

    /// As in UIKit.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
    }
}

/// Where a pointer is, for who says in which part of a view that is.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// As in UIKit.
    public let location: CGPoint

    /// A request of a test's.
    public init(location: CGPoint) { self.location = location }
}
