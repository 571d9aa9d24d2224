import QuoinKit

/// A rectangle in a tree of rectangles, as UIKit has it, laid out by Quoin's engine.
///
/// Names and meanings are UIKit's. What is more: ``quoin``, through which a tree is drawn, explained and
/// compared with what it was.
@preconcurrency @MainActor
open class UIView: UIResponder, UIViewOfClass, UITraitEnvironment, CALayerDelegate, LinkTarget {
    /// The engine's view.
    nonisolated(unsafe) final let node: View
    /// What the node knows of the view.
    final let wrapper = NodeWrapper()
    #if DEBUG
        @usableFromInline
        package nonisolated final let life = Life()
    #endif

    /// The views in this one, kept here, in no order: a node keeps nothing of UIKit's.
    @exclusivity(unchecked)
    nonisolated(unsafe) final var kept: [UIView] = []
    /// Where it stands among those that its keeper keeps.
    @exclusivity(unchecked)
    final var keptPlace = 0
    /// Who keeps this view.
    final var keeper: NodeWrapper?
    /// Whether it is in a carrier, as rows, headers and footers of tables are.
    final var isCarried = false
    /// What is there only if somebody asked for it.
    final var extras = UIViewExtras()
    /// Its constraints and guides as objects of UIKit's, if there are any.
    final var constraintRecord: (any ConstraintRecord)?
    /// The width that the content is measured for, while it is.
    final var measuredWidth: Double?

    // MARK: Making

    /// As in UIKit.
    public init(frame: CGRect) {
        node = Self.makeNode()
        super.init()
        wrapper.wrap(self)
        if frame != .zero {
            node.frame = Rect(frame)
            placeIsKnown()
        }
    }

    /// As in UIKit.
    public required init?(coder: NSCoder) {
        node = Self.makeNode()
        super.init()
        wrapper.wrap(self)
    }
    public convenience override init() { self.init(frame: .zero) }
    /// Nothing that apps call.
    @available(*, unavailable, message: "a view is no delegate of an app")
    public required convenience init(launched: Void) {
        self.init(frame: ViewToCome.takeFrame())
    }

    deinit {
        wrapper.viewGoes()
        letGoOfAll()
    }

    /// The engine's view for views of this class.
    class func makeNode() -> View { StyledView() }

    /// As in UIKit.
    open class var layerClass: AnyClass { CALayer.self }
    /// As in UIKit.
    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: Geometry

    /// As in UIKit. Of a view with a ``transform`` it is what the view covers; one that is set is turned back, so that
    /// ``bounds`` are smaller where the transform makes larger. A header or footer of a whole table stays where that
    /// puts it.
    open var frame: CGRect {
        get {
            let frame = extras.transform.map { covered(by: $0) } ?? node.frame.cg
            return isCarried ? inTable(frame) : frame
        }
        set {
            if extras.zoomScale != nil { return coverZoomed(newValue) }
            let plain = extras.transform.map { upright(covering: newValue, with: $0) } ?? newValue
            node.frame = Rect(isCarried ? inCarrier(plain) : plain)
            if extras.transform != nil { showAnchored() }
            placeIsKnown()
            valueChanged()
        }
    }
    /// As in UIKit. When a layout finds another size it is set here, too, before ``layoutSubviews()`` is called, so that
    /// a class of one's own that observes it knows. What that hands on then makes no difference to a view that is
    /// placed by constraints.
    open var bounds: CGRect {
        get { wrapper.isTellingBounds ? knownBounds : node.bounds.cg }
        set {
            if wrapper.isTellingBounds, isToldOnly(newValue) { return }
            let anchored = anchoredPosition
            node.bounds = Rect(newValue)
            placeIsKnown()
            showZoomed()
            if let anchored { anchorMoved(keeping: anchored) }
            if isCarried { noteSaidSize() }
            valueChanged()
        }
    }
    /// As in UIKit: the middle, or where the ``anchorPoint`` is if that is another point.
    open var center: CGPoint {
        get {
            if let anchored = anchoredPosition { return anchored }
            return isCarried || extras.zoomScale != nil ? frame.middle : node.center.cg
        }
        set {
            if anchoredPosition != nil { return anchorMoved(keeping: newValue) }
            let middle = CGPoint(x: newValue.x - zoomShift.x, y: newValue.y - zoomShift.y)
            node.center = isCarried ? inCarrier(middle: middle) : Point(middle)
            valueChanged()
        }
    }
    /// As in UIKit: pictures show the view turned, scaled and shifted about its ``anchorPoint``; layout does not care.
    /// Touches and converted points are where it is seen. It is not animated. What is not finite is refused.
    open var transform: CGAffineTransform {
        get { extras.transform ?? .identity }
        set { take(newValue) }
    }
    /// As in UIKit: it is the same as ``transform``, if that is set. Pictures show what of it is flat.
    open var transform3D: CATransform3D {
        get {
            let flat = transform
            return transformInSpace.flat == flat ? transformInSpace : CATransform3D(flat)
        }
        set {
            take(newValue.flat)
            transformInSpace = newValue
        }
    }
    private var transformInSpace = CATransform3D()
    /// Kept, without effect.
    open var contentScaleFactor: CGFloat = 1
    /// Kept, without effect.
    open var isMultipleTouchEnabled = false
    /// Kept, without effect.
    open var isExclusiveTouch = false
    /// As in UIKit.
    open var autoresizesSubviews: Bool {
        get { node.autoresizesSubviews }
        set { node.autoresizesSubviews = newValue }
    }
    /// As in UIKit.
    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: node.autoresizingMask.rawValue) }
        set { node.autoresizingMask = .init(rawValue: newValue.rawValue) }
    }
    /// As in UIKit: the size that the view has, unless its class says another one.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(size)
    }
    /// As in UIKit: the view keeps its top left corner, or its middle if it has a ``transform``.
    open func sizeToFit() { takeFittingSize() }

    // MARK: Looks

    /// As in UIKit.
    open var backgroundColor: UIColor? {
        get { extras.backgroundColor }
        set {
            extras.backgroundColor = newValue
            node.backgroundColor = newValue.drawn
            valueChanged()
        }
    }
    /// As in UIKit.
    open var alpha: CGFloat {
        get { CGFloat(node.alpha) }
        set {
            node.alpha = Double(newValue)
            valueChanged()
        }
    }
    /// As in UIKit.
    open var isHidden: Bool {
        get { node.isHidden }
        set {
            node.isHidden = newValue
            valueChanged()
        }
    }
    /// As in UIKit.
    open var isOpaque = true
    /// Kept, without effect.
    open var clearsContextBeforeDrawing = true
    /// As in UIKit.
    open var clipsToBounds: Bool {
        get { node.clipsToBounds }
        set { node.clipsToBounds = newValue }
    }
    /// As in UIKit.
    open var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { node.setNeedsDisplay() } }
    }
    /// As in UIKit.
    open var tintColor: UIColor! {
        get { extras.tintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            extras.tintColor = newValue
            tintChanged()
        }
    }
    /// Kept, without effect.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// As in UIKit, for a view with a background: what it covers is seen. Of others nothing is looked at.
    open var mask: UIView? { didSet { node.setNeedsDisplay() } }
    /// Kept, without effect.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Kept, without effect.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
    /// As in UIKit.
    open func tintColorDidChange() {}
    /// As in UIKit.
    open var layer: CALayer { extras.layer(of: self) }
    /// As in UIKit: of the view's own layer, it calls ``layoutSubviews()``.
    open func layoutSublayers(of layer: CALayer) { if layer.view === self { layoutSubviews() } }
    /// As in UIKit, for layers whose delegate the view was made.
    open func draw(_ layer: CALayer, in context: CGContext) {}
    /// Neither called nor with an effect here.
    open func display(_ layer: CALayer) {}
    /// Not asked: layers do not move by themselves here.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// Not asked: there is no focus here.
    open var canBecomeFocused: Bool { false }
    /// As in UIKit: draws what a class of one's own shows, into the context that there is meanwhile. It is called
    /// whenever a picture is made.
    open func draw(_ rect: CGRect) {}
    /// As in UIKit.
    open func setNeedsDisplay() { node.setNeedsDisplay() }
    /// As in UIKit.
    open func setNeedsDisplay(_ rect: CGRect) { node.setNeedsDisplay() }

    // MARK: Touch

    /// As in UIKit.
    open var isUserInteractionEnabled = true
    /// As in UIKit.
    open var tag = 0
    open override var next: UIResponder? { controller ?? superview }
    /// As in UIKit: a view with a ``transform`` is found where it is seen.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }
    /// As in UIKit.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }
    /// As in UIKit.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { extras.gestures.isEmpty ? nil : extras.gestures }
        set { exchangeGestures(for: newValue ?? []) }
    }
    /// As in UIKit: a view that has it already loses it.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
    /// As in UIKit.
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
    /// As in UIKit.
    open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Hierarchy

    /// As in UIKit.
    open var superview: UIView? { node.superview == nil ? nil : node.uiSuperview }
    /// As in UIKit.
    open var subviews: [UIView] { Self.shown(in: node) }
    /// As in UIKit.
    open var window: UIWindow? { node.window?.uiWindow }
    /// As in UIKit. A view that contains this one is refused, and so is a window; that is reported.
    open func addSubview(_ view: UIView) { node.addSubview(view.node) }
    /// As in UIKit. An index that there is not counts as the nearest.
    open func insertSubview(_ view: UIView, at index: Int) {
        node.insertSubview(view.node, at: index)
    }
    /// As in UIKit: in front of all where the other one is no subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard isSuperview(of: sibling) else { return addSubview(view) }
        node.insertSubview(view.node, belowSubview: sibling.nodeAmongSiblings)
    }
    /// As in UIKit: in front of all where the other one is no subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard isSuperview(of: sibling) else { return addSubview(view) }
        node.insertSubview(view.node, aboveSubview: sibling.nodeAmongSiblings)
    }
    /// As in UIKit.
    open func exchangeSubview(at index: Int, withSubviewAt other: Int) {
        node.exchangeSubview(at: index, withSubviewAt: other)
    }
    /// As in UIKit.
    open func bringSubviewToFront(_ view: UIView) {
        node.bringSubviewToFront(view.nodeAmongSiblings)
    }
    /// As in UIKit.
    open func sendSubviewToBack(_ view: UIView) {
        node.sendSubviewToBack(view.nodeAmongSiblings)
    }
    /// As in UIKit.
    open func removeFromSuperview() {
        withExtendedLifetime(self) { node.removeFromSuperview() }
    }
    /// As in UIKit.
    open func didAddSubview(_ subview: UIView) {}
    /// As in UIKit.
    open func willRemoveSubview(_ subview: UIView) {}
    /// As in UIKit.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// As in UIKit.
    open func didMoveToSuperview() {}
    /// As in UIKit.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// As in UIKit.
    open func didMoveToWindow() {}
    /// As in UIKit.
    open func isDescendant(of view: UIView) -> Bool {
        node.isDescendant(of: view.node)
    }
    /// As in UIKit.
    open func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : tagged(tag) }

    // MARK: Layout

    /// As in UIKit.
    open func setNeedsLayout() { node.setNeedsLayout() }
    /// As in UIKit.
    open func layoutIfNeeded() {
        node.layoutIfNeeded()
        KeyValueWatch.lookAround()
    }
    /// As in UIKit.
    open func layoutSubviews() {
        wrapper.hasLaidOutNode = true
        node.layoutSubviews()
    }
    /// Whether what it shows has its place however its class lays out subviews.
    var placesContentAnyway: Bool { false }
    /// As in UIKit.
    open func setNeedsUpdateConstraints() { node.setNeedsUpdateConstraints() }
    /// As in UIKit.
    open func needsUpdateConstraints() -> Bool { node.needsUpdateConstraints }
    /// As in UIKit.
    open func updateConstraintsIfNeeded() { node.updateConstraintsIfNeeded() }
    /// As in UIKit.
    open func updateConstraints() { node.updateConstraints() }
    /// As in UIKit.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { node.translatesAutoresizingMaskIntoConstraints }
        set { node.translatesAutoresizingMaskIntoConstraints = newValue }
    }
    /// As in UIKit.
    open var intrinsicContentSize: CGSize {
        if let width = measuredWidth {
            return node.contentSize(forWidth: width).cg
        }
        return node.intrinsicContentSize.cg
    }
    /// As in UIKit.
    open func invalidateIntrinsicContentSize() { node.invalidateIntrinsicContentSize() }
    /// As in UIKit. Classes of one's own hear of it when others set it; layout goes by what arrives here.
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: UILayoutConstraintAxis
    ) {
        node.setContentHuggingPriority(Priority(priority.rawValue), for: axis.drawn)
    }
    /// As ``setContentHuggingPriority(_:for:)``.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: UILayoutConstraintAxis
    ) {
        node.setContentCompressionResistancePriority(Priority(priority.rawValue), for: axis.drawn)
    }
    /// As in UIKit. Layout goes by what was set, whatever a class of one's own says here.
    open func contentHuggingPriority(for axis: UILayoutConstraintAxis) -> UILayoutPriority {
        UILayoutPriority(node.contentHuggingPriority(for: axis.drawn).rawValue)
    }
    /// As ``contentHuggingPriority(for:)``.
    open func contentCompressionResistancePriority(
        for axis: UILayoutConstraintAxis
    ) -> UILayoutPriority {
        UILayoutPriority(node.contentCompressionResistancePriority(for: axis.drawn).rawValue)
    }
    /// As in UIKit.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// As in UIKit.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }
    /// As in UIKit.
    open func frame(forAlignmentRect rect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return rect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// Asked by nobody: a view's baselines are those of its own text.
    open var forFirstBaselineLayout: UIView { self }
    /// Asked by nobody, as ``forFirstBaselineLayout``.
    open var forLastBaselineLayout: UIView { self }
    /// Asked by nobody, as ``forFirstBaselineLayout``.
    open func forBaselineLayout() -> UIView { self }
    /// As in UIKit.
    open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
        node.systemLayoutSizeFitting(Size(target)).cg
    }
    /// As in UIKit.
    open func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        if let answer = OwnFitting.answer(of: self) { return answer }
        return node.systemLayoutSizeFitting(
            Size(target), withHorizontalFittingPriority: Priority(horizontal.rawValue),
            verticalFittingPriority: Priority(vertical.rawValue)
        ).cg
    }

    // MARK: Surroundings

    /// As in UIKit.
    open var layoutMargins: UIEdgeInsets {
        get { node.layoutMargins.cg }
        set { node.layoutMargins = EdgeInsets(newValue) }
    }
    /// As in UIKit.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { node.directionalLayoutMargins.cg }
        set { node.directionalLayoutMargins = DirectionalEdgeInsets(newValue) }
    }
    /// As in UIKit.
    open var preservesSuperviewLayoutMargins: Bool {
        get { node.preservesSuperviewLayoutMargins }
        set { node.preservesSuperviewLayoutMargins = newValue }
    }
    /// As in UIKit.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { node.insetsLayoutMarginsFromSafeArea }
        set { node.insetsLayoutMarginsFromSafeArea = newValue }
    }
    /// As in UIKit.
    open func layoutMarginsDidChange() {}
    /// As in UIKit.
    open var safeAreaInsets: UIEdgeInsets { node.safeAreaInsets.cg }
    /// As in UIKit.
    open func safeAreaInsetsDidChange() {}
    /// As in UIKit.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { UISemanticContentAttribute(node.semanticContentAttribute) }
        set { node.semanticContentAttribute = newValue.drawn }
    }
    /// As in UIKit.
    open var traitCollection: UITraitCollection {
        surroundings(with: node.traits)
    }
    /// As in UIKit.
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    /// As in UIKit.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras.overriddenStyle }
        set {
            extras.overriddenStyle = newValue
            stateTraits()
        }
    }

    // MARK: What classes of this library say otherwise

    final override var standingView: UIView? { self }

    /// How far the baselines are from the edges.
    var baselines: (first: Double, last: Double) {
        (node.firstBaselineOffsetFromTop, node.lastBaselineOffsetFromBottom)
    }

    /// Draws what the view itself shows.
    func paint(_ rect: Rect, in canvas: any Canvas) { paintInOrder(rect, in: canvas) }

    /// Draws what the node shows.
    func paintContent(_ rect: Rect, in canvas: any Canvas) { node.draw(rect, in: canvas) }

    /// How much of its own size is room around its content that it can do without.
    var roomToSpare: CGSize { .zero }

    /// The size of a picture that it shows as large as it can without cutting it off.
    var fittedPicture: CGSize? { nil }

    /// What people do with it.
    var use: ViewUse { .looking }

    /// How one says that its rows are as high as what is in them; nil for what has no rows.
    func wordsForGrowingRows(called name: String) -> String? { nil }

    /// Whether views of its class draw on all of their area beside what their background is.
    var coversItself: Bool { false }

    /// Another part of the node is shown.
    func nodeScrolled() {}

    /// The size for `sizeThatFits`.
    func fittingSize(_ size: CGSize) -> CGSize { ownFittingSize }
}
