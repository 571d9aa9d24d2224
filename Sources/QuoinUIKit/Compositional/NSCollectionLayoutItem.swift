/// Something that a collection shows once for every item, or that hangs on it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
    /// As in UIKit.
    public let layoutSize: NSCollectionLayoutSize
    /// As in UIKit.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownItems }
    private let ownItems: [NSCollectionLayoutSupplementaryItem]
    /// As in UIKit: room within its place.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// As in UIKit: room around its place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// As in UIKit.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        ownItems = []
    }
    /// As in UIKit.
    public init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        (self.layoutSize, ownItems) = (layoutSize, supplementaryItems)
    }

    var marks: [NSCollectionLayoutSupplementaryItem] { supplementaryItems }
    var content: PartRule.Content { .item }
    final var part: PartRule {
        PartRule(
            size: layoutSize.rule, insets: contentInsets.sound, edges: edgeSpacing?.rule,
            marks: marks.map(\.mark), content: content)
    }
    /// The same object: what a layout is made of is taken over when it is used.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Something that hangs on an item or a group: a badge, for instance.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// As in UIKit.
    public let elementKind: String
    /// As in UIKit.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// As in UIKit.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// As in UIKit: what has a higher one is drawn above what has a lower one.
    open var zIndex = 0

    /// As in UIKit: at an anchor of what it hangs on, within it.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
        itemAnchor = nil
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    /// As in UIKit: an anchor of its own comes to one of what it hangs on.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
    ) {
        (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    var mark: MarkRule {
        MarkRule(
            kind: elementKind, size: layoutSize.rule, container: containerAnchor.rule,
            own: itemAnchor?.rule, level: zIndex)
    }
}

/// A header, a footer or the like, at an edge of a section or of the whole.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// As in UIKit.
    public let alignment: NSRectAlignment
    /// As in UIKit.
    public let offset: CGPoint
    /// As in UIKit: whether what it belongs to becomes longer by it.
    open var extendsBoundary = true
    /// As in UIKit: whether it stays in sight while anything of what it belongs to is.
    open var pinToVisibleBounds = false

    /// As in UIKit.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    func boundary(isVertical: Bool) -> BoundaryRule {
        let (down, right) = (alignment.vertical, alignment.horizontal)
        let (along, across) = isVertical ? (down, right) : (right, down)
        // A header above a collection that scrolls sideways stands beside what it belongs to.
        let side: BoundaryRule.Side = along < 0 ? .before : along > 0 ? .behind : .beside
        return BoundaryRule(
            kind: elementKind, size: layoutSize.rule, side: side,
            place: across < 0 ? .start : across > 0 ? .end : .middle, offset: offset,
            takesRoom: extendsBoundary, pins: pinToVisibleBounds, level: zIndex)
    }
}

extension NSRectAlignment {
    /// -1 for the top, 1 for the bottom, 0 between.
    var vertical: Int {
        switch self {
        case .top, .topLeading, .topTrailing: -1
        case .bottom, .bottomLeading, .bottomTrailing: 1
        case .none, .leading, .trailing: 0
        }
    }
    /// -1 for the leading edge, 1 for the trailing one, 0 between.
    var horizontal: Int {
        switch self {
        case .leading, .topLeading, .bottomLeading: -1
        case .trailing, .topTrailing, .bottomTrailing: 1
        case .none, .top, .bottom: 0
        }
    }
}

/// What stands behind a section. Its class is registered with the layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// As in UIKit.
    public let elementKind: String
    /// As in UIKit; by default it stands behind all else.
    public var zIndex = -1
    private init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }
    /// As in UIKit: as large as the section with its headers and footers, within its own insets.
    public class func background(elementKind: String) -> Self {
        Self(kind: elementKind)
    }
    var ground: GroundRule {
        GroundRule(kind: elementKind, insets: contentInsets.sound, level: zIndex)
    }
}
