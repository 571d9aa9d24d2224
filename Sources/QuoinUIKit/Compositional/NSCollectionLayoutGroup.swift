import QuoinKit

/// Items that stand side by side or below each other, over and over.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Members {
        case cycle([NSCollectionLayoutItem])
        case equal(NSCollectionLayoutItem, Int)
        case times(NSCollectionLayoutItem, Int)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }
    private let axis: Axis
    private let members: Members
    private var ownMarks: [NSCollectionLayoutSupplementaryItem] = []
    /// As in UIKit.
    public var interItemSpacing: NSCollectionLayoutSpacing?
    /// What custom groups are told of the traits around them.
    private var traits = UITraitCollection()

    private init(_ size: NSCollectionLayoutSize, _ axis: Axis, _ members: Members) {
        (self.axis, self.members) = (axis, members)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    // MARK: Making one

    /// As in UIKit: the subitems side by side, over and over while there is room. Each of them is there once, even if
    /// there is none.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        Self(layoutSize, .horizontal, .cycle(subitems))
    }
    /// As in UIKit: so many that are equally wide, whatever the subitem says.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        Self(layoutSize, .horizontal, .equal(subitem, count))
    }
    /// As in UIKit: so many, each as wide as the subitem says.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        Self(layoutSize, .horizontal, .times(subitem, count))
    }
    /// As in UIKit: as ``horizontal(layoutSize:subitems:)``, below each other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        Self(layoutSize, .vertical, .cycle(subitems))
    }
    /// As in UIKit: so many that are equally high, whatever the subitem says.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        Self(layoutSize, .vertical, .equal(subitem, count))
    }
    /// As in UIKit: so many, each as high as the subitem says.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        Self(layoutSize, .vertical, .times(subitem, count))
    }
    /// As in UIKit: items where the provider says.
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        Self(layoutSize, .horizontal, .custom(itemProvider))
    }

    // MARK: What it is

    /// As in UIKit; none of a custom group.
    public var subitems: [NSCollectionLayoutItem] {
        switch members {
        case .cycle(let items): items
        case .equal(let item, let count), .times(let item, let count):
            Array(repeating: item, count: max(0, min(count, 1000)))
        case .custom: []
        }
    }
    /// As in UIKit: what hangs on the group.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { ownMarks }
        set { ownMarks = newValue }
    }
    /// The same as ``supplementaryItems``.
    public var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { ownMarks }
        set { ownMarks = newValue }
    }
    /// As in UIKit, in one line.
    public func visualDescription() -> String {
        "\(axis) group of \(subitems.count), \(layoutSize.rule)"
    }

    override var content: PartRule.Content {
        let gap = interItemSpacing?.rule ?? .fixed(0)
        switch members {
        case .cycle(let items):
            return .row(RowRule(axis: axis, members: .cycle(items.map(\.part)), gap: gap))
        case .equal(let item, let count):
            return .row(RowRule(axis: axis, members: .equal(item.part, count), gap: gap))
        case .times(let item, let count):
            return .row(RowRule(axis: axis, members: .times(item.part, count), gap: gap))
        case .custom(let provider):
            let traits = traits
            return .custom { room in
                let container = LayoutContainer(contentSize: room, contentInsets: .zero)
                let places = provider(
                    LayoutEnvironment(container: container, traitCollection: traits))
                return places.map { CustomPlace(frame: $0.frame, level: $0.zIndex) }
            }
        }
    }

    /// Lets custom groups know of the traits around them.
    func hand(_ traits: UITraitCollection) {
        self.traits = traits
        switch members {
        case .cycle(let items):
            for item in items { (item as? NSCollectionLayoutGroup)?.hand(traits) }
        case .equal(let item, _), .times(let item, _):
            (item as? NSCollectionLayoutGroup)?.hand(traits)
        case .custom: break
        }
    }
}

/// What says where the items of a custom group stand.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Where an item of a custom group stands.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// As in UIKit.
    public let frame: CGRect
    /// As in UIKit.
    public let zIndex: Int
    /// As in UIKit.
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
