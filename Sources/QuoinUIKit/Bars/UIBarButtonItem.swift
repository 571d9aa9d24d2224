/// A button in the bar above or below.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How it looks.
    public enum Style: Int, Sendable { case plain, bordered, done }
    /// What it is for.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, close = 24
    }
    /// As in UIKit.
    open var customView: UIView? { didSet { changed() } }
    /// As in UIKit.
    open var style = Style.plain { didSet { changed() } }
    /// As in UIKit: of a button it is the width of what it shows.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// As in UIKit.
    open var tintColor: UIColor? { didSet { changed() } }
    /// As in UIKit.
    open weak var target: AnyObject?
    /// As in UIKit.
    open var action: Selector?
    /// As in UIKit.
    open var menu: UIMenu?
    /// As in UIKit.
    open var primaryAction: UIAction? { didSet { changed() } }
    /// Kept, without effect.
    open var changesSelectionAsPrimaryAction = false
    /// As in UIKit.
    open var isHidden = false { didSet { changed() } }
    /// What the system would show; nil, if the item says that itself.
    public internal(set) var systemItem: SystemItem? { didSet { changed() } }
    public override init() { super.init() }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init() }
    /// Nothing that apps call.
    @available(*, unavailable, message: "items are made by their other initializers")
    public required convenience init(modelled: Void) { self.init() }
    /// As in UIKit.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
    }
    /// As in UIKit.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }
    /// As in UIKit.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?,
        action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
    }
    /// As in UIKit.
    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: .plain, target: target, action: action)
        systemItem = item
    }
    /// As in UIKit.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    /// As in UIKit.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }
    /// As in UIKit.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
        menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        (self.image, self.menu) = (image, menu)
    }
    /// As in UIKit.
    public convenience init(
        systemItem item: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.primaryAction, self.menu) = (primaryAction, menu)
        systemItem = item
    }
    /// As in UIKit.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    /// As in UIKit.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }
    /// Does what a tap would do.
    public final func perform() {
        action?.call(target, [self])
        if let primaryAction {
            primaryAction.sender = self
            primaryAction.handler(primaryAction)
        }
    }
    /// Neither called nor with an effect here.
    open func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Neither called nor with an effect here.
    open func setBackButtonTitlePositionAdjustment(_ offset: UIOffset, for metrics: UIBarMetrics) {}
}

extension UIBarButtonItem.SystemItem {
    /// What is written on it; nil, if it has a picture.
    var word: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The name of its picture.
    var sign: String? {
        switch self {
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }

    /// A letter that looks like its picture.
    var letter: String? {
        switch self {
        case .add: "+"
        case .stop, .close: "\u{00D7}"
        default: nil
        }
    }
}
