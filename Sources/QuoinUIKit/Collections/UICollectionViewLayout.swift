/// Says where what a collection shows stands. Override it for arrangements of one's own.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// As in UIKit.
    public internal(set) weak var collectionView: UICollectionView?
    /// As in UIKit.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// As in UIKit.
    open class var invalidationContextClass: AnyClass {
        UICollectionViewLayoutInvalidationContext.self
    }
    public override init() { super.init() }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init() }
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
    open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
    /// As in UIKit.
    open func invalidateLayout() { collectionView?.layoutIsStale() }
    /// As in UIKit.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidateLayout()
    }
    /// As in UIKit.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {}
    /// As in UIKit.
    open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
    /// As in UIKit.
    open func targetContentOffset(
        forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { offset }
    /// As in UIKit.
    open func initialLayoutAttributesForAppearingItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// As in UIKit.
    open func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// Neither called nor with an effect here.
    open func finalizeCollectionViewUpdates() {}
    /// Always `false` here, unless a class of one's own says otherwise.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
/// What of a layout is stale.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {}
