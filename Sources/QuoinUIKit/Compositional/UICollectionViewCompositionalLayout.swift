import QuoinKit

/// Says what a section looks like, by its number and what is around it.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items.
///
/// Cells whose sides are estimated are measured when they come into sight; what was in sight before stays where it is.
/// Sections that scroll across have a scroll view of their own.
///
/// - Complexity: what is kept depends on how many sections there are, and on how many items were in sight; with an
///   estimated length along which a group takes in items until it is full, on how many items there are.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// As in UIKit.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// A section as it stands in the content.
    struct Placed {
        var arrangement: SectionArrangement
        var object: NSCollectionLayoutSection
        /// Where it begins, along the way that the collection scrolls.
        var start: CGFloat = 0
    }
    final var sections: [Placed] = []
    /// How far headers and footers stand out of their sections at most.
    final var overhang: CGFloat = 0
    /// Headers and footers of the whole.
    final var whole = BoundaryArrangement([], along: .vertical, in: .zero, length: 0) { _ in nil }
    final var wholeRules: [BoundaryRule] = []
    /// How large what is in sight, or was, asked to be.
    final var sizes: [CollectionElement: CGSize] = [:]
    /// How far sections are scrolled across.
    final var offsets: [Int: CGFloat] = [:]
    /// The room that sections stand in, and where it begins across.
    final var room = CGSize.zero
    final var side: CGFloat = 0
    final var container = CGSize.zero
    private var traits = TraitCollection()

    /// As in UIKit: all sections look alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }
    /// As in UIKit: all sections look alike.
    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }
    /// As in UIKit. A section that the provider says nothing of is empty, and that is reported.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }
    /// As in UIKit. A section that the provider says nothing of is empty, and that is reported.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    /// As in UIKit: without sections.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }
    /// As in UIKit: every section is a list.
    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    // MARK: Arranging

    final var isVertical: Bool { configuration.scrollDirection == .vertical }
    final var axis: Axis { isVertical ? .vertical : .horizontal }

    open override func prepare() {
        super.prepare()
        sections = []
        guard let view = owner else { return }
        let traits = view.traitCollection
        measureRoom(in: view)
        wholeRules = configuration.boundarySupplementaryItems.map {
            $0.boundary(isVertical: isVertical)
        }
        for number in 0..<view.numberOfSections {
            let surroundings = LayoutContainer(
                contentSize: CGSize(
                    width: isVertical ? room.width + 2 * side : room.width,
                    height: isVertical ? room.height : room.height + 2 * side),
                contentInsets: isVertical
                    ? NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
                    : NSDirectionalEdgeInsets(top: side, leading: 0, bottom: side, trailing: 0))
            let object = provider(
                number, LayoutEnvironment(container: surroundings, traitCollection: traits))
            if object == nil {
                view.node.reportNoView("section", of: "\(number)")
            }
            let section = object ?? Self.emptySection
            section.group.hand(traits)
            sections.append(
                Placed(
                    arrangement: SectionArrangement(
                        section.rule(isVertical: isVertical),
                        count: object == nil ? 0 : view.numberOfItems(inSection: number),
                        along: axis, in: room),
                    object: section))
        }
        remember(sizes)
        placeSections()
        view.showGround(listGround)
    }

    private static var emptySection: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
    }

    /// Finds the room for sections. What was measured in another one, or by other traits, counts no more.
    private func measureRoom(in view: UICollectionView) {
        let insets = view.adjustedContentInset
        container = CGSize(
            width: (view.bounds.width - insets.left - insets.right).soundLength,
            height: (view.bounds.height - insets.top - insets.bottom).soundLength)
        let outer: UIEdgeInsets
        switch configuration.contentInsetsReference {
        case .none: outer = .zero
        case .automatic, .safeArea: outer = view.safeAreaInsets
        case .layoutMargins, .readableContent: outer = view.layoutMargins
        }
        // Both sides alike, as far as the collection's own insets leave any.
        let former = (room[axis.perpendicular], side, traits)
        side =
            isVertical
            ? max(0, outer.left - insets.left, outer.right - insets.right)
            : max(0, outer.top - insets.top, outer.bottom - insets.bottom)
        room = container
        room[axis.perpendicular] = (container[axis.perpendicular] - 2 * side).soundLength
        traits = view.node.traits
        if former != (room[axis.perpendicular], side, traits) { sizes = [:] }
    }

    /// Takes down sizes in the sections that they belong to.
    private func remember(_ known: [CollectionElement: CGSize]) {
        var items: [Int: [Int: CGSize]] = [:]
        var parts: [Int: [Int: CGSize]] = [:]
        for (key, size) in known where sections.indices.contains(key.path.section) {
            if key.kind == nil {
                items[key.path.section, default: [:]][key.path.item] = size
            } else if key.path.count == 2, let part = part(of: key) {
                parts[key.path.section, default: [:]][part] = size
            }
        }
        for number in Set(items.keys).union(parts.keys) {
            sections[number].arrangement.take(
                items: items[number] ?? [:], parts: parts[number] ?? [:])
        }
    }

    override func beginsWithHeader(_ section: Int) -> Bool {
        sections.indices.contains(section)
            && sections[section].object.list?.headerMode == .firstItemInSection
    }

    private func placeSections() {
        let known = { (index: Int) in self.sizes[self.wholeKey(index)] }
        var area = CGRect(origin: .zero, size: room)
        area.origin[axis.perpendicular] = side
        let first = BoundaryArrangement(wholeRules, along: axis, in: area, length: 0, known: known)
        var start = first.before + (isVertical ? sections.first?.object.roomAbove ?? 0 : 0)
        overhang = 0
        for number in sections.indices {
            if number > 0 { start += configuration.interSectionSpacing.soundLength }
            sections[number].start = start
            let length = sections[number].arrangement.length
            start += length
            for frame in sections[number].arrangement.parts.frames {
                overhang = max(overhang, -frame.start(axis), frame.end(axis) - length)
            }
        }
        whole = BoundaryArrangement(
            wholeRules, along: axis, in: area, length: start - first.before, known: known)
    }

    open override var collectionViewContentSize: CGSize {
        var size = container
        let end = sections.last.map { $0.start + $0.arrangement.length } ?? whole.before
        size[axis] = end + whole.behind
        return size
    }
    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    { elements(in: rect) }
    open override func layoutAttributesForItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(ofItem: path) }
    open override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(ofPart: kind, at: path) }
    open override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(ofGround: kind, at: path) }
    /// As in UIKit: where the direction of reading is the other one, the other side is the leading one.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: What cells ask for

    override var mirrorsByItself: Bool { true }
    override var scrollAxis: Axis? { axis }
    override var measuresItself: Bool { true }
    override func awaitsSize(of element: CollectionElement, _ open: OpenSides?) -> Bool {
        guard let open, !open.isEmpty else { return false }
        return sizes[element] == nil
    }
    override func take(_ new: [CollectionElement: CGSize]) {
        sizes.merge(new) { $1 }
        remember(new)
        placeSections()
    }
    override func scrolling(of section: Int) -> AcrossScrolling? { acrossScrolling(of: section) }
    override func scroll(_ section: Int, to offset: CGFloat) { offsets[section] = offset }
    override func hasSize(of element: CollectionElement) -> Bool { sizes[element] != nil }
    override func forgetSize(of element: CollectionElement) { sizes[element] = nil }
    /// As in UIKit: what is in sight is measured again.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything {
            (sizes, offsets) = ([:], [:])
        } else {
            for key in owner?.shown.keys ?? [:].keys { sizes[key] = nil }
        }
        super.invalidateLayout(with: context)
    }
    override func follow(_ mapping: PathMapping, _ changes: ListChanges) {
        var kept: [CollectionElement: CGSize] = [:]
        for (key, size) in sizes {
            let isReloaded =
                changes.reloadedSections.contains(key.path.section)
                || key.kind == nil && changes.reloadedRows.contains(key.path)
            guard !isReloaded, let path = mapping.place(of: key) else { continue }
            kept[CollectionElement(kind: key.kind, path: path)] = size
        }
        sizes = kept
        var moved: [Int: CGFloat] = [:]
        for (section, offset) in offsets where mapping.sections.new.indices.contains(section) {
            if let place = mapping.sections.new[section] { moved[place] = offset }
        }
        offsets = moved
    }
}
