/// A line to search in, with who looks for what is typed there.
///
/// Typing in its bar activates it, as does ``isActive``. It is not shown above other screens.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// As in UIKit.
    public let searchBar = UISearchBar()
    /// Kept, without effect.
    public private(set) var searchResultsController: UIViewController?
    /// As in UIKit: asked when the search begins or ends, and with whatever is typed.
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
    /// Kept, without effect.
    open var hidesNavigationBarDuringPresentation = true
    /// As in UIKit: while the search is active.
    open var automaticallyShowsCancelButton = true
    /// Kept, without effect.
    open var automaticallyShowsScopeBar = true
    /// When scopes to search in are shown.
    public enum ScopeBarActivation: Int, Sendable {
        case automatic, manual, onTextEntry, onSearchActivation
    }
    /// Kept, without effect.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Kept, without effect.
    open var automaticallyShowsSearchResultsController = true
    /// Kept, without effect.
    open var showsSearchResultsController = false

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

    private func listen() {
        searchBar.searchBegins = { [weak self] in self?.isActive = true }
        searchBar.searchGoesOn = { [weak self] in self?.askForResults() }
        searchBar.searchEnds = { [weak self] in self?.isActive = false }
    }
    private func activityChanged() {
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
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
    /// Called with whatever is typed.
    final var textChanged: (() -> Void)?
    private func askForResults() {
        searchResultsUpdater?.updateSearchResults(for: self)
        textChanged?()
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
