/// What swiping a row can do.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// How it looks.
    public enum Style: Int, Sendable { case normal, destructive }
    /// As in UIKit.
    public let style: Style
    /// As in UIKit.
    open var title: String?
    /// As in UIKit.
    open var image: UIImage?
    /// As in UIKit.
    open var backgroundColor: UIColor!
    /// What it does.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    /// As in UIKit.
    public let handler: Handler
    /// As in UIKit.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title) = (style, title)
        self.handler = handler
    }
}
/// All that swiping a row can do.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// As in UIKit.
    public let actions: [UIContextualAction]
    /// Kept, without effect.
    open var performsFirstActionWithFullSwipe = true
    /// As in UIKit.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
