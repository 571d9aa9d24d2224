/// A tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// What it is for.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
        case downloads, mostRecent, mostViewed
    }
    /// As in UIKit.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// As in UIKit.
    open var badgeValue: String? { didSet { changed() } }
    /// As in UIKit.
    open var badgeColor: UIColor? { didSet { changed() } }
    /// As in UIKit.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// As in UIKit: what the bar looks like while the tab is chosen.
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    /// As in UIKit; see ``UITabBar/scrollEdgeAppearance``.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
    /// Whether there is nothing to be seen of it.
    final var saysNothing: Bool {
        title == nil && image == nil && selectedImage == nil && badgeValue == nil
    }
    public override init() { super.init() }
    /// Nothing that apps call.
    @available(*, unavailable, message: "items are made by their other initializers")
    public required convenience init(modelled: Void) { self.init() }
    /// As in UIKit.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }
    /// As in UIKit.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
    /// As in UIKit.
    public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
        self.init(title: item.word, image: UIImage(systemName: item.sign), tag: tag)
    }
}

extension UITabBarItem.SystemItem {
    fileprivate var word: String {
        switch self {
        case .topRated: "Top Rated"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        default: "\(self)".capitalized
        }
    }

    /// The name of the picture that it has.
    fileprivate var sign: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "arrow.down.circle"
        case .mostViewed: "list.number"
        }
    }
}
