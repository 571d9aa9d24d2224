/// What a section shows, as a tree whose branches are open or closed.
///
/// Items that are there already, or that are not there, change nothing; that is reported when it is applied.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The items without a parent, in order.
    public private(set) var rootItems: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    /// The parent of each item; nil within for a root.
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var open: Set<ItemIdentifierType> = []
    /// What was asked for and cannot be.
    var problems: [String] = []

    /// Makes one without items.
    public init() {}

    // MARK: Asking

    /// As in UIKit: all items, those in closed branches included.
    public var items: [ItemIdentifierType] { flat { _ in true } }
    /// As in UIKit: the items whose branches are all open.
    public var visibleItems: [ItemIdentifierType] { flat(open.contains) }
    /// As in UIKit.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
    /// As in UIKit: where it stands among all items.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// As in UIKit: how many are above it; 0 for one that is not there.
    public func level(of item: ItemIdentifierType) -> Int {
        var (level, item) = (0, item)
        while let parent = parent(of: item) { (level, item) = (level + 1, parent) }
        return level
    }
    /// As in UIKit.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        parents[child] ?? nil
    }
    /// As in UIKit.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
    /// As in UIKit.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var item = item
        while let parent = parent(of: item) {
            guard open.contains(parent) else { return false }
            item = parent
        }
        return true
    }
    /// The items in lines, each as far in as it has others above it; `+` for those that are closed, and `-` for those
    /// that are open.
    public func visualDescription() -> String {
        items.map { item in
            let mark = children[item]?.isEmpty ?? true ? "*" : open.contains(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }
    /// As in UIKit: what is below an item, and the item itself if it is wanted.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard contains(parent) else { return part }
        if includingParent { part.append([parent]) }
        for item in below(parent) {
            let above = self.parent(of: item)
            part.append([item], to: above == parent && !includingParent ? nil : above)
        }
        part.open = open.filter(part.contains)
        return part
    }

    private func below(_ parent: ItemIdentifierType) -> [ItemIdentifierType] {
        flat(from: children[parent] ?? []) { _ in true }
    }
    private func flat(_ isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        flat(from: rootItems, isOpen)
    }
    /// However deep the tree is, no stack overflows.
    private func flat(from roots: [ItemIdentifierType], _ isOpen: (ItemIdentifierType) -> Bool)
        -> [ItemIdentifierType]
    {
        var result: [ItemIdentifierType] = []
        var rest = Array(roots.reversed())
        while let item = rest.popLast() {
            result.append(item)
            if isOpen(item), let below = children[item] { rest += below.reversed() }
        }
        return result
    }

    // MARK: Changing

    /// As in UIKit: below an item, or as roots.
    public mutating func append(
        _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
    ) {
        if let parent, !contains(parent) {
            return problems.append("There is no item \(parent) to append others to.")
        }
        put(taken(items, below: parent), at: .max, below: parent)
    }
    /// As in UIKit.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, beside: item, offset: 0)
    }
    /// As in UIKit.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, beside: item, offset: 1)
    }
    /// As in UIKit: with all that is below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(items.flatMap { contains($0) ? [$0] + below($0) : [] })
        let above = Set(items.compactMap { parent(of: $0) })
        for item in gone {
            parents[item] = nil
            children[item] = nil
            open.remove(item)
        }
        rootItems.removeAll(where: gone.contains)
        for parent in above { children[parent]?.removeAll(where: gone.contains) }
    }
    /// As in UIKit.
    public mutating func deleteAll() {
        let problems = problems
        self = Self()
        self.problems = problems
    }
    /// As in UIKit.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        open.formUnion(items.filter(contains))
    }
    /// As in UIKit.
    public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }
    /// As in UIKit.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard contains(parent) else {
            return problems.append("There is no item \(parent) whose children are to be replaced.")
        }
        delete(children[parent] ?? [])
        for item in snapshot.items { append([item], to: snapshot.parent(of: item) ?? parent) }
        open.formUnion(snapshot.open.filter(contains))
    }
    /// As in UIKit.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) { insert(snapshot, beside: item, offset: 0) }
    /// As in UIKit.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) { insert(snapshot, beside: item, offset: 1) }

    private mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        beside item: ItemIdentifierType, offset: Int
    ) {
        insert(snapshot.rootItems, beside: item, offset: offset)
        for item in snapshot.items {
            if let parent = snapshot.parent(of: item) { append([item], to: parent) }
        }
        open.formUnion(snapshot.open.filter(contains))
    }
    private mutating func insert(
        _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
    ) {
        let above = parent(of: item)
        let siblings = above.map { children[$0] ?? [] } ?? rootItems
        guard let place = siblings.firstIndex(of: item) else {
            return problems.append("There is no item \(item) to insert others beside.")
        }
        put(taken(items, below: above), at: place + offset, below: above)
    }

    /// Notes the parent of items, but of those that are there already.
    private mutating func taken(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?)
        -> [ItemIdentifierType]
    {
        var taken: [ItemIdentifierType] = []
        for item in items {
            if parents[item] == nil {
                parents[item] = .some(parent)
                taken.append(item)
            } else {
                problems.append("Items must be unique, but \(item) is there already.")
            }
        }
        return taken
    }
    private mutating func put(
        _ items: [ItemIdentifierType], at place: Int, below parent: ItemIdentifierType?
    ) {
        if let parent {
            let count = children[parent]?.count ?? 0
            children[parent, default: []].insert(contentsOf: items, at: Swift.min(place, count))
        } else {
            rootItems.insert(contentsOf: items, at: Swift.min(place, rootItems.count))
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
