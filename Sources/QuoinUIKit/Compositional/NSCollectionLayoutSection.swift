/// What a section's handler is called with: what is seen, how far it is scrolled, and what is around it.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// What a section of a collection looks like: a group that is there over and over, and what belongs to it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
    /// The same under a shorter name.
    public typealias VisibleItemsInvalidationHandler =
        NSCollectionLayoutSectionVisibleItemsInvalidationHandler
    let group: NSCollectionLayoutGroup
    /// As in UIKit.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// As in UIKit.
    open var interGroupSpacing: CGFloat = 0
    /// As in UIKit; `.automatic` is that of the layout.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// As in UIKit: then the section has a scroll view of its own among the collection's subviews.
    open var orthogonalScrollingBehavior =
        UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// As in UIKit.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// As in UIKit.
    open var supplementariesFollowContentInsets = true
    /// Kept, without effect: headers and footers keep to the insets of their section.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// As in UIKit.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// As in UIKit: called with each layout of what is seen of the section.
    open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

    /// As in UIKit.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// As in UIKit: rows as wide as the collection, as high as their cells say.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let section = configuration.section
        section.list = configuration
        return section
    }
    /// What was said of it, if it is a list.
    final var list: UICollectionLayoutListConfiguration?
    /// The inset at the top that a list has unless something else is said.
    fileprivate final var listTop: CGFloat = 0
    /// What keeps the section away from the top if it is the first one.
    final var roomAbove: CGFloat {
        guard let list, list.isGrouped, contentInsets.top == listTop else { return 0 }
        return UITableView.sectionGap
    }

    func rule(isVertical: Bool) -> SectionRule {
        SectionRule(
            group: group.part, insets: contentInsets.sound, gap: interGroupSpacing,
            parts: boundarySupplementaryItems.map { $0.boundary(isVertical: isVertical) },
            partsFollowInsets: supplementariesFollowContentInsets,
            grounds: decorationItems.map(\.ground),
            scrollsAcross: orthogonalScrollingBehavior != .none,
            isCentered: orthogonalScrollingBehavior == .groupPagingCentered)
    }
    /// The same object: what a layout is made of is taken over when it is used.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What all sections of a layout have in common.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// As in UIKit.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// As in UIKit.
    open var interSectionSpacing: CGFloat = 0
    /// As in UIKit: headers and footers of the whole, whose paths have one part.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// As in UIKit; `.automatic` is the safe area.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    public override init() { super.init() }
}

/// What a section that is a list looks like.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// How sections stand out: in plain ones headers and footers stay in sight; inset ones leave 16 at their
    /// sides. Grouped ones stand on a grey ground, their rows on white cards, 35 apart and from the top, as in
    /// grouped tables; a header or footer stands in the place of half of that.
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
    /// Where the header of a section comes from.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    /// Where the footer of a section comes from.
    public enum FooterMode: Int, Sendable { case none, supplementary }
    /// What swiping a row can do.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) ->
        UISwipeActionsConfiguration?
    /// As in UIKit.
    public let appearance: Appearance
    /// As in UIKit.
    public var headerMode = HeaderMode.none
    /// As in UIKit.
    public var footerMode = FooterMode.none
    /// As in UIKit.
    public var showsSeparators = true
    /// As in UIKit, of the lines below rows.
    public var separatorConfiguration = UIListSeparatorConfiguration()
    /// As in UIKit.
    public var itemSeparatorHandler:
        ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
    /// As in UIKit: behind the whole collection, if it has no colour of its own; the first list's counts.
    public var backgroundColor: UIColor?
    /// Kept: nobody swipes. A test may call it.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Kept: nobody swipes. A test may call it.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Kept, without effect.
    public var headerTopPadding: CGFloat?
    /// As in UIKit.
    public init(appearance: Appearance) { self.appearance = appearance }

    var section: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [item]))
        if appearance == .insetGrouped {
            (section.contentInsets.leading, section.contentInsets.trailing) = (16, 16)
        }
        if isGrouped {
            if headerMode == .none { section.contentInsets.top = UITableView.sectionGap }
            if footerMode == .none { section.contentInsets.bottom = UITableView.sectionGap }
        }
        section.listTop = section.contentInsets.top
        if headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                part(UICollectionView.elementKindSectionHeader, .top))
        }
        if footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                part(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return section
    }

    private func part(_ kind: String, _ alignment: NSRectAlignment)
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
        let part = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment)
        part.pinToVisibleBounds = appearance == .plain || appearance == .sidebarPlain
        return part
    }
}

/// What lines between rows look like. Those below rows are drawn.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// Whether a line is seen.
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }
    /// Kept, without effect.
    public var topSeparatorVisibility = Visibility.automatic
    /// As in UIKit.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Kept, without effect.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// As in UIKit; where nothing is said the line begins where the text does.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// As in UIKit.
    public var color = UIColor.separator
    /// Kept, without effect.
    public var multipleSelectionColor = UIColor.separator
    /// The standard ones.
    public init() {}
    /// As in UIKit.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
