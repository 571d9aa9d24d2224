/// What is dragged: here, nothing but what it is known as within the app.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// As in UIKit.
    public let itemProvider: NSItemProvider
    /// As in UIKit.
    open var localObject: Any?
    /// As in UIKit.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What others would be given of what is dragged. An app's own values are in ``UIDragItem/localObject``; here nothing can be
/// loaded from it.
open class NSItemProvider: NSObject {
    /// Kept, without effect.
    open var suggestedName: String?
    public override init() {}
    /// As in UIKit, but that nothing of the object is kept.
    public convenience init(object: Any) { self.init() }
}

/// Something that is dragged, from its beginning to its end.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
}
/// As ``UIDragDropSession``, for where it comes from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}
/// As ``UIDragDropSession``, for where it may go to.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
}

/// What becomes of what is let go.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What a view would do with what is above it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// As in UIKit.
    public let operation: UIDropOperation
    /// Kept, without effect.
    open var isPrecise = false
    /// As in UIKit.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// A drag that an app has been told of: without a finger, it begins and ends at once.
@MainActor
final class LocalDrag: UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var localDragSession: (any UIDragSession)? { self }
    /// Where it is, and in which view.
    var place: (point: CGPoint, view: UIView)?
    func location(in view: UIView) -> CGPoint {
        place.map { view.convert($0.point, from: $0.view) } ?? .zero
    }
}
