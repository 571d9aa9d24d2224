/// Screens side by side where there is room for them, and one of them where there is not.
///
/// With a regular width, columns stand beside each other or over the last one, as the display mode says; with a
/// compact one the column on top is all that is seen. It stands on the stack of the first column, in whose bar a button
/// leads back.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// How many columns there are. The first is that of code from before iOS 14.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// What a screen is for. That for compact widths stands for all others there.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    /// Which columns are shown.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
        /// As in UIKit: the former name.
        public static let primaryHidden = secondaryOnly
        /// As in UIKit: the former name.
        public static let allVisible = oneBesideSecondary
        /// As in UIKit: the former name.
        public static let primaryOverlay = oneOverSecondary
    }
    /// What columns do to the last one.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    /// At which side the first column stands.
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    /// What is behind the first column.
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    /// Whether there is a button that shows and hides columns.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
    /// Says of a width that it is UIKit's own.
    public static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

    /// As in UIKit.
    public let style: Style
    /// The controllers as they were given, and what stands for them in a column and keeps them.
    final var given: [Column: GivenController] = [:]
    final var framed: [Column: UIViewController] = [:]
    /// What is in the tree, from the back to the front.
    final var shown: [Column] = []
    final let lines = ColumnLines()
    /// The column that is seen where there is room for one.
    final var top: Column?
    /// What was shown as a detail on the stack of the first column.
    final weak var pushedDetail: UIViewController?
    /// What was asked for by showing and hiding columns.
    final var asked: DisplayMode?

    /// As in UIKit.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    open override func loadView() {
        let room = ColumnsRoom(frame: UIScreen.main.bounds)
        room.split = self
        view = room
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        arrange()
    }

    // MARK: Columns

    /// As in UIKit: the columns that there are; of a split with columns, those that are shown. What stands on the
    /// stack of the first one belongs to that.
    open var viewControllers: [UIViewController] {
        get {
            let columns: [Column] = style == .unspecified ? [.primary, .secondary] : shown
            return columns.filter { !stacked.contains($0) }.compactMap { framed[$0] }
        }
        set {
            place(newValue.first, in: .primary)
            place(newValue.dropFirst().first, in: .secondary)
        }
    }
    /// As in UIKit: what is no navigation controller is put into one, except for compact widths. A controller is one
    /// column, the one that it was given for last.
    open func setViewController(_ controller: UIViewController?, for column: Column) {
        place(controller, in: column)
    }
    /// As in UIKit.
    open func viewController(for column: Column) -> UIViewController? { given[column]?.controller }
    /// As in UIKit, without animation.
    open func show(_ column: Column) { uncover(column) }
    /// As in UIKit, without animation.
    open func hide(_ column: Column) { cover(column) }
    open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        guard delegate?.splitViewController(self, showDetail: controller, sender: sender) != true
        else { return }
        let primary = framed[.primary] as? UINavigationController
        if isCollapsed, style == .unspecified, let primary,
            !(controller is UINavigationController)
        {
            primary.pushViewController(controller, animated: false)
            pushedDetail = controller
        } else {
            place(controller, in: .secondary)
            uncover(.secondary)
        }
    }

    /// It may have become the child of another, which is no column then; but those on the stack of the first are.
    override func drop(_ child: UIViewController) {
        super.drop(child)
        guard let column = column(of: child), child.parent !== stackHost || stackHost == nil
        else { return }
        // What stands on its stack goes along.
        let above = column == .primary ? stacked : []
        for gone in above + [column] { empty(gone) }
    }

    // MARK: What is shown

    /// As in UIKit.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            asked = nil
            arrange()
        }
    }
    /// As in UIKit. Left alone, the column before the last one stands beside it where it is wider than high,
    /// and else the last one is alone.
    open var displayMode: DisplayMode { mode(in: viewIfLoaded?.bounds.size ?? .zero) }
    /// As in UIKit.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { arrange() } }
    /// As in UIKit.
    open var splitBehavior: SplitBehavior { behavior(in: viewIfLoaded?.bounds.size ?? .zero) }
    /// As in UIKit: whether there is room for one column only.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
    /// As in UIKit.
    open var primaryEdge = PrimaryEdge.leading { didSet { arrange() } }
    /// As in UIKit: a part of the whole width.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { arrange() } }
    /// As in UIKit.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
    /// As in UIKit: 320 points, if nothing else is said.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
    /// As in UIKit.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
    /// As in UIKit: a part of the whole width.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { arrange() } }
    /// As in UIKit.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { arrange() } }
    /// As in UIKit: 320 points, if nothing else is said.
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { arrange() } }
    /// As in UIKit.
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { arrange() } }
    /// As in UIKit.
    open var primaryColumnWidth: CGFloat {
        width(of: .primary, in: viewIfLoaded?.bounds.width ?? 0)
    }
    /// As in UIKit.
    open var supplementaryColumnWidth: CGFloat {
        width(of: .supplementary, in: viewIfLoaded?.bounds.width ?? 0)
    }
    /// Kept, without effect.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// Kept, without effect.
    open var presentsWithGesture = true
    /// Kept, without effect.
    open var showsSecondaryOnlyButton = false
    /// Kept, without effect.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// As in UIKit.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
    /// As in UIKit.
    open weak var delegate: (any UISplitViewControllerDelegate)?
}

/// A controller that is kept by what stands for it, unless it has gone elsewhere.
struct GivenController {
    weak var controller: UIViewController?
}

/// The view of a split: it puts the columns where they belong when its size or its traits have changed.
final class ColumnsRoom: UIView {
    final weak var split: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        split?.arrange()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
    }
}
