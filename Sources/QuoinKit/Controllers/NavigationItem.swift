import Quoin

/// What the bar of a ``NavigationController`` shows of a screen, beside its title.
///
/// ```swift
/// let (list, detail) = (ViewController(), ViewController())
/// let navigation = NavigationController(rootViewController: list)
/// navigation.navigationBar.prefersLargeTitles = true
/// detail.navigationItem.largeTitleDisplayMode = .never
/// list.navigationItem.searchBar = TextField()
/// ```
public final class NavigationItem {
    /// Whether a screen's title is large, below the buttons, in bars that prefer that.
    public enum LargeTitleDisplayMode: Hashable, Sendable {
        /// As that of the screen below it in the stack. That of the first one is large.
        case automatic
        /// It is.
        case always
        /// It is not.
        case never
    }

    /// The controller whose item it is.
    final var controller = UpLink<ViewController>(nil)

    init() {}

    private func changed() {
        if let controller = controller.target {
            controller.parent?.navigationItemDidChange(ofChild: controller)
        }
    }

    /// Whether the title is large, if the bar prefers that.
    public final var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    /// A line above the title and the buttons, in a row of its own, 30 high, which scrolling leaves.
    public final var prompt: String? {
        didSet { if prompt != oldValue { changed() } }
    }

    // MARK: Searching

    /// A line to search in: a row below the titles, between the margins, as high as it would like to be, or 36 if
    /// that is all the same to it. There is 1 point above it, and 15 below.
    public final var searchBar: View? {
        didSet {
            guard searchBar !== oldValue else { return }
            if let oldValue, oldValue.superview === searchRow { oldValue.removeFromSuperview() }
            searchRow = searchBar.map(SearchRow.init(showing:))
        }
    }

    /// The row that the line to search in stands in.
    package final var searchRow: SearchRow? {
        didSet { if searchRow !== oldValue { changed() } }
    }

    /// Whether the line to search in gives way while one scrolls away from the beginning, before the large title does.
    public final var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
    }

    /// Whether somebody is searching: the line to search in stays, and the titles and buttons make room for it if
    /// ``hidesTitlesWhileSearching``.
    public final var isSearching = false {
        didSet { if isSearching != oldValue { changed() } }
    }

    /// Whether titles and buttons go while somebody is searching.
    public final var hidesTitlesWhileSearching = true {
        didSet { if hidesTitlesWhileSearching != oldValue { changed() } }
    }

    /// What was found: it covers the screen while somebody is searching.
    public final var searchResults: ViewController? {
        didSet { if searchResults !== oldValue { changed() } }
    }
}
