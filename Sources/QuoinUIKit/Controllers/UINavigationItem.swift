import QuoinKit

/// What the bar above says of a screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Whether the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    /// How the way back to a screen is called.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    weak var controller: UIViewController?
    final var listeners = BarListeners()
    private func changed() { listeners.tell() }
    /// As in UIKit.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            controller?.titleChanged(to: title)
            changed()
        }
    }
    /// As in UIKit.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { changed() } }
    }
    /// As in UIKit, in the bar of a controller: a line above the title, in a row of 30 points.
    open var prompt: String? {
        didSet {
            guard prompt != oldValue else { return }
            item?.prompt = prompt
            changed()
        }
    }
    /// As in UIKit: the button that leads back to the screen, from the one above it.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { changed() } }
    }
    /// As in UIKit.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { changed() } }
    }
    /// As in UIKit.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { changed() } }
    }
    /// As in UIKit.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { changed() } }
    }
    /// As in UIKit.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
    }
    /// As in UIKit.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { if leftBarButtonItems != oldValue { changed() } }
    }
    /// As in UIKit.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { if rightBarButtonItems != oldValue { changed() } }
    }
    /// As in UIKit.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// As in UIKit.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The engine's item.
    private var item: NavigationItem? { controller?.core.navigationItem }
    /// As in UIKit.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet {
            guard largeTitleDisplayMode != oldValue else { return }
            item?.largeTitleDisplayMode =
                switch largeTitleDisplayMode {
                case .automatic: .automatic
                case .always: .always
                case .never: .never
                }
        }
    }
    /// As in UIKit: its bar stands below the titles, in a row of 52 points, or 96 with scopes, and what it finds in front of
    /// the screen.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.leave(self)
            searchController?.stand(in: self)
            searchRow = searchController.map { SearchRowView(showing: $0.searchBar) }
            item?.searchRow = searchRow?.row
            searchChanged()
        }
    }
    private var searchRow: SearchRowView?
    /// Something is typed, or found, or the search begins or ends.
    final func searchChanged() {
        controller?.setNeedsUpdateContentUnavailableConfiguration()
        guard let item else { return }
        let search = searchController
        item.hidesTitlesWhileSearching = search?.hidesNavigationBarDuringPresentation ?? true
        item.isSearching = search?.isActive ?? false
        item.searchResults = search.flatMap { $0.showsResults ? $0.core : nil }
    }
    /// As in UIKit. The line to search in goes first, and the large title after it.
    open var hidesSearchBarWhenScrolling = true {
        didSet {
            guard hidesSearchBarWhenScrolling != oldValue else { return }
            item?.hidesSearchBarWhenScrolling = hidesSearchBarWhenScrolling
        }
    }
    /// Where the line to search in stands.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }
    /// Kept, without effect.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// What a screen is for.
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    /// Kept, without effect: titles stand as those of navigators do.
    open var style = ItemStyle.navigator
    /// Kept, without effect.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// As in UIKit: the ground, and the title's font and colour.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { if standardAppearance !== oldValue { changed() } }
    }
    /// As in UIKit; see ``UINavigationBar/scrollEdgeAppearance``.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { if scrollEdgeAppearance !== oldValue { changed() } }
    }
    /// Kept, without effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// As in UIKit.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    /// As in UIKit.
    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
    /// As in UIKit.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }
    /// As in UIKit.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }
    /// As in UIKit.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    /// As in UIKit.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
}
