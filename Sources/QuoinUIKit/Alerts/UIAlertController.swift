/// A question in front of the screen, which what asked is dimmed for.
///
/// An alert is a card in the middle, and a sheet of actions stands at the lower edge, or beside what its
/// ``UIViewController/popoverPresentationController`` names where the window is wide, without an arrow. What is answered is
/// chosen by the button, which can be touched, or by ``UIAlertAction/perform()``:
///
/// ```swift
/// let alert = UIAlertController(title: "Delete it?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") })
/// UIViewController().present(alert, animated: true)
/// alert.actions[1].perform()      // the alert goes, and then "deleted" is printed
/// ```
///
/// ``UIViewController/view`` is the card, as wide as UIKit has it (270 points for an alert), and as high as what is in it and
/// constraints on it say.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where it stands.
    public enum Style: Int, Sendable { case actionSheet, alert }
    /// As in UIKit.
    public private(set) var actions: [UIAlertAction] = []
    /// As in UIKit.
    public private(set) var textFields: [UITextField]?
    open override var title: String? { didSet { changed() } }
    /// As in UIKit.
    open var message: String? { didSet { changed() } }
    /// As in UIKit.
    public private(set) var preferredStyle = Style.alert
    /// As in UIKit: its title is the bold one.
    open var preferredAction: UIAlertAction? { didSet { changed() } }

    /// As in UIKit.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }
    /// As in UIKit.
    open func addAction(_ action: UIAlertAction) {
        action.controller = self
        actions.append(action)
        changed()
    }
    /// As in UIKit: fields stand in alerts only.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        field.font = .systemFont(ofSize: 13)
        field.borderStyle = .roundedRect
        field.backgroundColor = .systemBackground
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        changed()
    }

    open override func loadView() { view = AlertView(of: self) }
    /// What it shows, or where, is no longer what it was.
    final func changed() { (viewIfLoaded as? AlertView)?.setNeedsContents() }

    // MARK: Where it stands

    override var mayStandOnSheet: Bool { false }
    override func presentationOfItsKind(in window: UIWindow?) -> UIPresentationController? {
        AlertPresentation(of: self)
    }
    /// As in UIKit: what sheets of actions stand beside where the window is wide.
    open override var popoverPresentationController: UIPopoverPresentationController? {
        preferredStyle == .actionSheet ? madePopover : nil
    }
    private lazy var madePopover = UIPopoverPresentationController(of: self)

    /// An answer is chosen: it goes, and does then what was to be done.
    final func choose(_ action: UIAlertAction) {
        guard presenter != nil else { return action.runHandler() }
        dismiss(animated: true) { action.runHandler() }
        // Nobody waits for a motion, unless an app has made one.
        if let dismissal, !dismissal.isLed { endDismissal() }
    }
}

/// An answer.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What kind of answer it is.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    /// As in UIKit.
    public let title: String?
    /// As in UIKit.
    public let style: Style
    /// As in UIKit: one that is not is grey, and cannot be chosen.
    open var isEnabled = true { didSet { controller?.changed() } }
    private let handler: ((UIAlertAction) -> Void)?
    /// What it is an answer to.
    final weak var controller: UIAlertController?
    /// As in UIKit.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
    /// Does what a tap does: the question goes, if it is shown, and the handler is called. Nothing, if it is not enabled.
    public final func perform() {
        guard isEnabled else { return }
        if let controller { controller.choose(self) } else { runHandler() }
    }
    final func runHandler() { handler?(self) }
}
