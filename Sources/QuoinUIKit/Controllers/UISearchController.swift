/// A line to search in, with who looks for what is typed there.
///
/// Typing in its bar activates it, as does ``isActive``. What it finds covers the screen whose navigation item has it,
/// and is not presented.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// As in UIKit.
    public let searchBar = UISearchBar()
    /// As in UIKit: it covers the screen while something is typed, if the search stands in a navigation item.
    public private(set) var searchResultsController: UIViewController?
    /// As in UIKit: asked when the search begins or ends, and, while it is active, with whatever is typed or set to be
    /// the text.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// As in UIKit.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// As in UIKit: when the search ends, its text is empty and nobody types any more.
    open var isActive = false {
        didSet { if isActive != oldValue { activityChanged() } }
    }
    /// Kept, without effect.
    open var obscuresBackgroundDuringPresentation = true
    /// Kept, without effect.
    open var dimsBackgroundDuringPresentation = true
    /// As in UIKit, of the search in a navigation item: titles and buttons make room while it is active.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { item?.searchChanged() }
    }
    /// As in UIKit: while the search is active.
    open var automaticallyShowsCancelButton = true
    /// As in UIKit: whether the bar's scopes come and go by ``scopeBarActivation``.
    open var automaticallyShowsScopeBar = true
    /// When scopes to search in are shown.
    public enum ScopeBarActivation: Int, Sendable {
        case automatic, manual, onTextEntry, onSearchActivation
    }
    /// As in UIKit: by default, the bar shows its scopes while the search is active.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// As in UIKit.
    open var automaticallyShowsSearchResultsController = true {
        didSet { item?.searchChanged() }
    }
    /// As in UIKit: setting it turns ``automaticallyShowsSearchResultsController`` off.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            isToShowResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    private var isToShowResults = false
    /// Whether what was found is to be seen.
    final var showsResults: Bool {
        guard isActive, searchResultsController != nil else { return false }
        return automaticallyShowsSearchResultsController
            ? !(searchBar.text ?? "").isEmpty : isToShowResults
    }

    /// As in UIKit.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        listen()
    }
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        listen()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        listen()
    }

    // MARK: Where it stands

    /// The navigation item whose search it is.
    private weak var item: UINavigationItem?
    final func stand(in item: UINavigationItem) {
        self.item?.searchController = nil
        self.item = item
    }
    final func leave(_ item: UINavigationItem) {
        if self.item === item { self.item = nil }
    }
    override var mayStandOnSheet: Bool { false }
    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let results = searchResultsController else { return }
        // Nothing of the screen behind it is to be seen.
        view.backgroundColor = .systemBackground
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        results.didMove(toParent: self)
    }
    /// As in UIKit: none, for it is a part of no screen.
    open override var parent: UIViewController? { nil }
    /// As in UIKit, while it is active.
    open override var presentingViewController: UIViewController? {
        isActive ? item?.controller : super.presentingViewController
    }
    /// As in UIKit: the search ends.
    open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard isActive, presentedViewController == nil else {
            return super.dismiss(animated: animated, completion: completion)
        }
        isActive = false
        completion?()
    }

    private func listen() {
        searchBar.placeholder = "Search"
        searchBar.searchBegins = { [weak self] in self?.isActive = true }
        searchBar.searchGoesOn = { [weak self] in self?.askForResults() }
        searchBar.textIsSet = { [weak self] in self?.textIsSet() }
        searchBar.searchEnds = { [weak self] in self?.isActive = false }
    }
    private func showOrHideScopes() {
        guard automaticallyShowsScopeBar, scopeBarActivation != .manual else { return }
        let isTyped = !(searchBar.text ?? "").isEmpty
        searchBar.showsScopeBar = isActive && (scopeBarActivation != .onTextEntry || isTyped)
    }
    private func activityChanged() {
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
        showOrHideScopes()
        if isActive {
            delegate?.willPresentSearchController(self)
            askForResults()
            delegate?.didPresentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
            searchBar.text = ""
            searchBar.resignFirstResponder()
            askForResults()
            delegate?.didDismissSearchController(self)
        }
    }
    /// The app has set what is searched for.
    private func textIsSet() {
        if isActive { askForResults() } else { item?.searchChanged() }
    }
    private func askForResults() {
        if scopeBarActivation == .onTextEntry { showOrHideScopes() }
        searchResultsUpdater?.updateSearchResults(for: self)
        item?.searchChanged()
    }
}
/// Who looks for something.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}
/// Who hears of searching.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
    /// Not called: a search is not presented. A test may call it.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// As in UIKit.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// As in UIKit.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// As in UIKit.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// As in UIKit.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
