import QuoinKit

/// Says where what a collection shows stands. Override it for arrangements of one's own.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// As in UIKit.
    open var collectionView: UICollectionView? { owner }
    /// The collection that it arranges, whatever a class of an app's own makes of that.
    final weak var owner: UICollectionView?
    /// The classes of what is shown that belongs to no item.
    final var decorations: [String: UICollectionReusableView.Type] = [:]

    /// As in UIKit: flow layouts make what they arrange of this class.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// As in UIKit.
    open class var invalidationContextClass: AnyClass {
        UICollectionViewLayoutInvalidationContext.self
    }
    public override init() { super.init() }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init() }

    /// Called on Apple's systems when a nib was read; never here.
    open func awakeFromNib() {}

    // MARK: Arranging

    /// As in UIKit.
    open func prepare() {}
    /// As in UIKit.
    open var collectionViewContentSize: CGSize { .zero }
    /// As in UIKit.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nil
    }
    /// As in UIKit.
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }
    /// As in UIKit.
    open func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// As in UIKit.
    open func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// As in UIKit.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {
        decorations[kind] = viewClass as? UICollectionReusableView.Type
    }

    // MARK: Arranging anew

    /// As in UIKit: asked when another part of the collection is shown, or when its size has changed. By then the
    /// collection has the bounds that are asked about.
    open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
    /// As in UIKit.
    open func invalidationContext(forBoundsChange bounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    { makeContext() }
    /// As in UIKit, for layouts of an app's own: asked when something comes into sight, and when it is to have another
    /// size. Flow layouts and compositional layouts measure what comes into sight, and are not asked.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// As in UIKit: asked where ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`` says so.
    open func invalidationContext(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    /// As in UIKit: called for whatever makes the layout stale, as ``invalidateLayout(with:)`` is.
    open func invalidateLayout() {
        guard !isInvalidating else { return }
        isInvalidating = true
        defer { isInvalidating = false }
        invalidateLayout(with: makeContext())
    }
    /// Whether one of the two ways to say that the layout is stale has called the other.
    private final var isInvalidating = false
    /// As in UIKit: called for whatever makes the layout stale. All is arranged anew, whatever the context says, and the
    /// content moves by its ``UICollectionViewLayoutInvalidationContext/contentOffsetAdjustment``.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !isInvalidating {
            isInvalidating = true
            invalidateLayout()
            isInvalidating = false
        }
        guard let owner else { return }
        owner.news.adjustment.x += context.contentOffsetAdjustment.x
        owner.news.adjustment.y += context.contentOffsetAdjustment.y
        owner.layoutIsStale()
    }
    // What layouts have in addition that measure what comes into sight, and let sections scroll by themselves.

    /// Whether it arranges things as they are shown where people read from the right.
    var mirrorsByItself: Bool { false }
    /// The way that it scrolls, if it is known to.
    var scrollAxis: Axis? { nil }
    /// Whether it measures what comes into sight, rather than hear what that would prefer.
    var measuresItself: Bool { false }
    /// Whether something is to be measured that is in sight.
    func awaitsSize(of element: CollectionElement, _ open: OpenSides?) -> Bool { false }
    /// Takes down how large something asked to be.
    func take(_ sizes: [CollectionElement: CGSize]) {}
    /// Whether that is known.
    func hasSize(of element: CollectionElement) -> Bool { false }
    /// Forgets it.
    func forgetSize(of element: CollectionElement) {}
    /// Lets what is known follow what it belongs to.
    func follow(_ mapping: PathMapping, _ changes: ListChanges) {}
    /// How a section scrolls by itself, if it does.
    func scrolling(of section: Int) -> AcrossScrolling? { nil }
    func scroll(_ section: Int, to offset: CGFloat) {}
    /// Whether the first item of a section is its header.
    func beginsWithHeader(_ section: Int) -> Bool { false }

    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let kind =
            type(of: self).invalidationContextClass
            as? UICollectionViewLayoutInvalidationContext.Type
        return kind?.init() ?? UICollectionViewLayoutInvalidationContext()
    }
    /// Everything is to be asked for again.
    final func invalidateEverything() {
        let context = makeContext()
        context.meansEverything = true
        invalidateLayout(with: context)
    }

    // MARK: Items that are moved as by a hand

    /// As in UIKit: the item that the layout has there, or where the item is already.
    open func targetIndexPath(
        forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { owner?.arrangedItem(at: position) ?? previous }
    /// As in UIKit: those of the item, with its middle where it is held.
    open func layoutAttributesForInteractivelyMovingItem(
        at path: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let own = owner?.layoutAttributesForItem(at: path)
        let held =
            own?.copy() as? UICollectionViewLayoutAttributes
            ?? UICollectionViewLayoutAttributes(forCellWith: path)
        held.center = position
        return held
    }
    /// As in UIKit: asked whenever an item is held somewhere else.
    open func invalidationContext(
        forInteractivelyMovingItems paths: [IndexPath], withTargetPosition position: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateItems(at: previousIndexPaths + paths)
        return context
    }
    /// As in UIKit: asked when an item is held no longer.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths paths: [IndexPath], previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateItems(at: previousIndexPaths + paths)
        return context
    }

    // MARK: Moving

    /// As in UIKit: asked after changes, and when another layout has come.
    open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
    /// Not asked, for nobody lets go of anything. A test may call it.
    open func targetContentOffset(
        forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { offset }
    /// Called with the layout after a batch of changes, when all that there is then has been arranged.
    open func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {}
    /// Neither called nor with an effect here.
    open func prepare(forAnimatedBoundsChange bounds: CGRect) {}
    /// Neither called nor with an effect here.
    open func finalizeAnimatedBoundsChange() {}
    /// Not asked: what comes is there at once.
    open func initialLayoutAttributesForAppearingItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// Not asked: what goes is gone at once.
    open func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// Not asked: what comes is there at once.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Not asked: what goes is gone at once.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Not asked: what comes is there at once.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Not asked: what goes is gone at once.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Called after ``prepare(forCollectionViewUpdates:)``, when it is known where the content stands.
    open func finalizeCollectionViewUpdates() {}
    /// As in UIKit: in which direction people read for whom the layout was written.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// As in UIKit: whether the collection shows all in a mirror where people read from the right.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// What of a layout is stale.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    final var meansEverything = false
    private var stalePaths:
        (supplementary: [String: [IndexPath]]?, decorations: [String: [IndexPath]]?)

    /// A layout makes contexts of its own class with it.
    public required override init() { super.init() }
    /// As in UIKit.
    open var invalidateEverything: Bool { meansEverything }
    /// As in UIKit.
    open var invalidateDataSourceCounts: Bool { meansEverything }
    /// As in UIKit: the content moves by so much when it has been arranged anew.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Kept, without effect.
    open var contentSizeAdjustment = CGSize.zero
    /// As in UIKit.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// As in UIKit.
    open func invalidateItems(at paths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + paths
    }
    /// As in UIKit: what a layout has said of supplementary views, by their kinds.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { stalePaths.supplementary }
    /// Kept, for a layout to read; the whole content is arranged anew in any case.
    open func invalidateSupplementaryElements(ofKind kind: String, at paths: [IndexPath]) {
        stalePaths.supplementary = (stalePaths.supplementary ?? [:])
            .merging([kind: paths]) { $0 + $1 }
    }
    /// As in UIKit: what a layout has said of decorations, by their kinds.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { stalePaths.decorations }
    /// Kept, for a layout to read; the whole content is arranged anew in any case.
    open func invalidateDecorationElements(ofKind kind: String, at paths: [IndexPath]) {
        stalePaths.decorations = (stalePaths.decorations ?? [:])
            .merging([kind: paths]) { $0 + $1 }
    }
}
/// What of a flow layout is stale.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
    /// Kept, without effect.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Kept, without effect.
    open var invalidateFlowLayoutAttributes = true
}
/// What has changed in a collection.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    private var paths: (before: IndexPath?, after: IndexPath?) = (nil, nil)
    private var action = Action.none
    /// As in UIKit: of a whole section, with `NSNotFound` as its item.
    open var indexPathBeforeUpdate: IndexPath? { paths.before }
    /// As in UIKit: of a whole section, with `NSNotFound` as its item.
    open var indexPathAfterUpdate: IndexPath? { paths.after }
    /// As in UIKit.
    open var updateAction: Action { action }

    public override init() { super.init() }
    convenience init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        self.init()
        (self.action, paths) = (action, (before, after))
    }
}
