import QuoinKit

/// A view that shows a part of a content that may be larger than itself.
///
/// Fingers there are none: it scrolls when ``contentOffset`` is set. It does not zoom, bounce or page, and shows no
/// indicators. Offsets set with `animated` are there at once, unless it is within `UIView.animate`; the delegate hears of
/// the end in the next turn.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIScrollDelegateKeeper {
    override class func makeNode() -> View { ScrollView() }
    final var scroll: ScrollView? { node as? ScrollView }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        scroll?.insetRule = ScrollInsetRule.shared
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        scroll?.insetRule = ScrollInsetRule.shared
    }

    /// As in UIKit: what the layout finds is set here, too, so that a class of one's own that observes it knows.
    open var contentSize: CGSize {
        get { isTellingContentSize ? knownContentSize : scroll?.contentSize.cg ?? .zero }
        set {
            let isTold = isTellingContentSize
            isTellingContentSize = false
            let present = scroll?.contentSize.cg
            if !isTold || newValue != present { scroll?.contentSize = Size(newValue) }
            knownContentSize = scroll?.contentSize.cg ?? .zero
            valueChanged()
        }
    }
    /// The last size that was set, by whomever.
    private var knownContentSize = CGSize.zero
    /// Whether the size is being set to what it is already, which who asks for the former one is not to see.
    private var isTellingContentSize = false

    private func tellContentSize() {
        guard let size = scroll?.contentSize.cg, size != knownContentSize else { return }
        isTellingContentSize = true
        contentSize = size
        isTellingContentSize = false
        // A class of one's own may not have passed it on.
        knownContentSize = size
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        followZoomedView()
        placeRefreshControl()
        tellContentSize()
        tellInset()
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        tellInset()
    }

    /// As in UIKit.
    open var contentOffset: CGPoint {
        get { node.bounds.origin.cg }
        set { scroll?.contentOffset = Point(newValue) }
    }
    /// As in UIKit.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        scrollNow(animated: animated) { contentOffset = offset }
    }
    /// As in UIKit.
    open var contentInset: UIEdgeInsets {
        get { scroll?.contentInset.cg ?? .zero }
        set {
            scroll?.contentInset = EdgeInsets(newValue)
            tellInset()
        }
    }
    /// As in UIKit, at the beginning of the content. Large titles and lines to search in that collapse on the way do
    /// not change it.
    open var adjustedContentInset: UIEdgeInsets { scroll?.adjustedContentInset.cg ?? .zero }
    /// The insets beside which is seen what one scrolls to: without what collapses of the bar above.
    final var leastInset: UIEdgeInsets { scroll?.leastInset.cg ?? .zero }
    /// As in UIKit: where the safe area adds to ``contentInset``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet {
            scroll?.contentInsetAdjustmentBehavior =
                switch contentInsetAdjustmentBehavior {
                case .automatic, .scrollableAxes: .automatic
                case .never: .never
                case .always: .always
                }
            insetRuleChanged()
        }
    }
    /// Whether the safe area adds to the insets. Where it might, it is none to what is in the view.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`, and above and below in any case if the view is that of a controller in a stack, or the
        /// first one in it, whose `automaticallyAdjustsScrollViewInsets` is true.
        case automatic
        /// Along the axes in which the content is longer than the view, or the view always bounces.
        case scrollableAxes
        /// Nowhere.
        case never
        /// At all edges.
        case always
    }
    /// The safe area may add along other axes.
    final func insetRuleChanged() {
        setNeedsLayout()
        tellInset()
    }
    /// How the keyboard goes.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    /// Kept, without effect.
    open var allowsKeyboardScrolling = true
    /// As in UIKit: without what covers the content.
    open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
    /// What indicators look like.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    /// How fast scrolling ends.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: CGFloat
        /// As in UIKit.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// As in UIKit.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
    /// As in UIKit.
    open var contentLayoutGuide: UILayoutGuide {
        scroll.map { guide(for: $0.contentLayoutGuide) } ?? layoutMarginsGuide
    }
    /// As in UIKit.
    open var frameLayoutGuide: UILayoutGuide {
        scroll.map { guide(for: $0.frameLayoutGuide) } ?? layoutMarginsGuide
    }
    /// As in UIKit.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull else { return }
        scrollNow(animated: animated) { scroll?.scrollRectToVisible(Rect(rect)) }
    }
    /// As in UIKit: called when ``adjustedContentInset`` is another, by what was set or by the safe area.
    open func adjustedContentInsetDidChange() {}
    /// The insets that were told last.
    private var toldInset = UIEdgeInsets.zero

    private func tellInset() {
        let inset = adjustedContentInset
        guard inset != toldInset else { return }
        toldInset = inset
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        valueChanged()
    }
    /// Neither called nor with an effect here.
    open func flashScrollIndicators() {}
    /// As in UIKit.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
        -> Bool
    {
        true
    }
    /// As in UIKit.
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
    /// Who hears of scrolling, whatever type its delegate has by its class.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// Takes a delegate from who knows of no other class than this one.
    func take(_ delegate: (any UIScrollViewDelegate)?) { scrollDelegate = delegate }
    /// As in UIKit.
    open var isScrollEnabled = true
    /// Kept, without effect.
    open var isPagingEnabled = false
    /// Kept, without effect.
    open var isDirectionalLockEnabled = false
    /// Kept, without effect.
    open var bounces = true
    /// It does not bounce; but the safe area counts among the insets as if it did.
    open var alwaysBounceVertical = false {
        didSet {
            if alwaysBounceVertical != oldValue { insetRuleChanged() }
        }
    }
    /// As ``alwaysBounceVertical``.
    open var alwaysBounceHorizontal = false {
        didSet {
            if alwaysBounceHorizontal != oldValue { insetRuleChanged() }
        }
    }
    /// Kept, without effect.
    open var showsVerticalScrollIndicator = true
    /// Kept, without effect.
    open var showsHorizontalScrollIndicator = true
    /// Kept, without effect.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept, without effect.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept, without effect.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept, without effect.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Kept, without effect.
    open var indicatorStyle = IndicatorStyle.default
    /// Kept, without effect.
    open var decelerationRate = DecelerationRate.normal
    /// Kept, without effect.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Kept, without effect.
    open var delaysContentTouches = true
    /// Kept, without effect.
    open var canCancelContentTouches = true
    /// Kept, without effect.
    open var scrollsToTop = true
    /// As in UIKit: how much larger than it is the view is shown that the delegate names in
    /// ``UIScrollViewDelegate/viewForZooming(in:)``. What is in that is laid out as before, and the content is as long
    /// as the view is shown.
    open var zoomScale: CGFloat {
        get { zoomedView?.extras.zoomScale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }
    /// As in UIKit: it counts when the view is zoomed next.
    open var minimumZoomScale: CGFloat = 1
    /// As ``minimumZoomScale``.
    open var maximumZoomScale: CGFloat = 1
    /// The view that was zoomed last.
    final weak var zoomedView: UIView?
    /// Kept, without effect.
    open var bouncesZoom = true
    /// As in UIKit: a subview, above the content, where it is seen only by who scrolls beyond.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            refreshControl.map { insertSubview($0, at: 0) }
            setNeedsLayout()
        }
    }
    private func placeRefreshControl() {
        guard let refreshControl, refreshControl.superview === self else { return }
        let height = UIRefreshControl.height
        let place = CGRect(x: 0, y: -height, width: bounds.width, height: height)
        if refreshControl.frame != place { refreshControl.frame = place }
    }
    /// As in UIKit.
    open var isTracking: Bool { false }
    /// Always `false` here, unless a class of one's own says otherwise.
    open var isDragging: Bool { false }
    /// Always `false` here, unless a class of one's own says otherwise.
    open var isDecelerating: Bool { false }
    /// Always `false` here, unless a class of one's own says otherwise.
    open var isZooming: Bool { false }
    /// As in UIKit: about the middle of what is seen. It is over at once; if it is to be animated, the delegate hears
    /// that it begins and, in the next turn, that it is over.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        zoom(by: scale, animated: animated) { $0.zoomedPoint(middle) }
    }
    /// As in UIKit: a rectangle of the view that is zoomed comes to fill what is seen, as far as the scales allow.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = Swift.min(bounds.width / rect.width, bounds.height / rect.height)
        zoom(by: scale, animated: animated) { _ in rect.middle }
    }
    /// As in UIKit.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// Always `nil` here, unless a class of one's own says otherwise.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

    /// Scrolls at once. If that was to be animated, the delegate hears in the next turn that it is over, unless nothing
    /// has moved.
    final func scrollNow(animated: Bool, _ change: () -> Void) {
        let former = contentOffset
        change()
        guard animated, contentOffset != former, let host = window?.host else { return }
        host.animate(duration: 0, changes: {}) { [weak self] _ in
            if let self { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
        }
    }

    override var placesContentAnyway: Bool { true }
    /// Whether what is in sight is put in by the layout.
    var laysOutWhenScrolled: Bool { false }

    final override func nodeScrolled() {
        if laysOutWhenScrolled { setNeedsLayout() }
        scrollDelegate?.scrollViewDidScroll(self)
    }
}

/// Who hears of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale: CGFloat)
}
extension UIScrollViewDelegate {
    /// As in UIKit.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// As in UIKit.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// As in UIKit.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// As in UIKit.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// As in UIKit.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// As in UIKit.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
    /// As in UIKit.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// As in UIKit.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// As in UIKit.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// As in UIKit.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// As in UIKit.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// As in UIKit.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// As in UIKit.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// As in UIKit.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale: CGFloat
    ) {}
}
