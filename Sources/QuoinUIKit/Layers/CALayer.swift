import QuoinKit

/// The looks of a view, or a picture of its own within one.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// The view whose looks the layer stands for.
    final weak var view: (any LayerHost)?
    private var own = LayerLook()
    private var place = LayerPlace()
    private var shadowOffsetKept = CGSize(width: 0, height: -3)
    private var shadowRadiusKept: CGFloat = 3
    private var shadowOpacityKept: Float = 0
    private var shadowColorKept: CGColor? = UIColor.black.cgColor

    public override init() {
        super.init()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init() }
    /// As in UIKit.
    public init(layer: Any) { super.init() }

    // MARK: Looks

    /// As in UIKit.
    open var cornerRadius: CGFloat {
        get { own.cornerRadius }
        set {
            own.cornerRadius = newValue
            view?.node.cornerRadius = Double(max(0, newValue))
        }
    }
    /// As in UIKit.
    open var borderWidth: CGFloat {
        get { own.borderWidth }
        set {
            own.borderWidth = newValue
            view?.node.borderWidth = Double(max(0, newValue))
        }
    }
    /// As in UIKit.
    open var borderColor: CGColor? {
        get { own.borderColor }
        set {
            own.borderColor = newValue
            view?.node.borderColor = newValue?.color.value ?? .black
        }
    }
    /// As in UIKit.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
        set {
            own.backgroundColor = newValue
            view?.backgroundColor = newValue?.color
        }
    }
    /// As in UIKit.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? own.masksToBounds }
        set {
            own.masksToBounds = newValue
            view?.clipsToBounds = newValue
        }
    }
    /// As in UIKit.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? own.opacity }
        set {
            own.opacity = newValue
            view?.alpha = CGFloat(newValue)
        }
    }
    /// As in UIKit.
    open var isHidden: Bool {
        get { view?.isHidden ?? own.isHidden }
        set {
            own.isHidden = newValue
            view?.isHidden = newValue
        }
    }
    /// As in UIKit.
    open var shadowColor: CGColor? {
        get { shadowColorKept }
        set {
            shadowColorKept = newValue
            shadowChanged()
        }
    }
    /// As in UIKit.
    open var shadowOffset: CGSize {
        get { shadowOffsetKept }
        set {
            shadowOffsetKept = newValue
            shadowChanged()
        }
    }
    /// As in UIKit.
    open var shadowRadius: CGFloat {
        get { shadowRadiusKept }
        set {
            shadowRadiusKept = newValue
            shadowChanged()
        }
    }
    /// As in UIKit.
    open var shadowOpacity: Float {
        get { shadowOpacityKept }
        set {
            shadowOpacityKept = newValue
            shadowChanged()
        }
    }
    private func shadowChanged() {
        guard let view else { return }
        guard shadowOpacityKept > 0, let shade = shadowColorKept?.color.value else {
            view.node.shadow = nil
            return
        }
        let strength = Double(shadowOpacityKept)
        let color = shade.mapVariants { part in
            var part = part
            part.opacity *= strength
            return part
        }
        view.node.shadow = Shadow(
            color: color, offset: Size(shadowOffsetKept), radius: Double(max(0, shadowRadiusKept)))
    }
    /// As in UIKit: what casts the shadow; of it, the rectangle around it counts.
    open var shadowPath: CGPath? { didSet { view?.node.setNeedsDisplay() } }
    /// Kept, without effect.
    open var shouldRasterize = false
    /// Kept, without effect.
    open var rasterizationScale: CGFloat = 1
    /// Kept, without effect.
    open var contentsScale: CGFloat = 1
    /// As in UIKit, for pictures.
    open var contents: Any? { didSet { looksChanged() } }
    /// Kept, without effect.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Kept, without effect.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Kept, without effect.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Kept, without effect.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Kept, without effect.
    open var allowsEdgeAntialiasing = false
    /// Kept, without effect.
    open var drawsAsynchronously = false
    /// As in UIKit: whether it draws itself without being told to.
    open var needsDisplayOnBoundsChange = false { didSet { looksChanged() } }
    /// As in UIKit, but for the shadow, whose corners are alike.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    {
        didSet { view?.node.roundedCorners = Corners(rawValue: UInt8(maskedCorners.rawValue & 15)) }
    }
    /// Kept, without effect.
    open var cornerCurve = CALayerCornerCurve.circular
    /// As in UIKit, for shapes that are filled, for plain layers, and for those with one such layer to be seen in them.
    /// Others are kept, without effect.
    open var mask: CALayer? { didSet { view?.node.setNeedsDisplay() } }
    /// As in UIKit.
    open var name: String?
    /// As in UIKit.
    open var isOpaque = false
    /// Kept, without effect.
    open var isDoubleSided = true
    /// Kept, without effect.
    open var compositingFilter: Any?
    /// Kept, without effect.
    open var allowsGroupOpacity = true
    /// Kept, without effect.
    open var isGeometryFlipped = false
    /// Kept, without effect.
    open var minificationFilter = CALayerContentsFilter.linear
    /// Kept, without effect.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// As in UIKit: a ``CALayerDelegate`` is asked to draw.
    open weak var delegate: AnyObject?
    /// As in UIKit.
    open var actions: [String: Any]?
    /// As in UIKit.
    open var style: [AnyHashable: Any]?
    /// As in UIKit.
    open var speed: Float = 1
    /// As in UIKit.
    open var timeOffset: CFTimeInterval = 0
    /// As in UIKit.
    open var beginTime: CFTimeInterval = 0
    /// As in UIKit.
    open var duration: CFTimeInterval = 0
    /// As in UIKit.
    open var repeatCount: Float = 0

    // MARK: Place

    /// As in UIKit: of a layer that belongs to no view, it follows from ``bounds``, ``position``, ``anchorPoint`` and
    /// ``transform``.
    open var frame: CGRect {
        get { view?.frame ?? place.frame }
        set { move(to: newValue, in: \.frame, of: { $0.frame = newValue }) }
    }
    /// As in UIKit: ``position`` stays when they change. Their origin is that of the layers in this one.
    open var bounds: CGRect {
        get { view?.bounds ?? place.bounds }
        set { move(to: newValue, in: \.bounds, of: { $0.bounds = newValue }) }
    }
    /// As in UIKit: where ``anchorPoint`` is in the layer around it.
    open var position: CGPoint {
        get { view?.center ?? place.position }
        set { move(to: newValue, in: \.position, of: { $0.center = newValue }) }
    }
    /// Moves the layer, and the view if it belongs to one.
    private func move<Value>(
        to value: Value, in part: WritableKeyPath<LayerPlace, Value>,
        of host: (any LayerHost) -> Void
    ) {
        let former = place.bounds.size
        place[keyPath: part] = value
        if let view { host(view) } else { looksChanged() }
        if place.bounds.size != former { markForLayout() }
    }
    /// As in UIKit: what of the layer is at its ``position``, in parts of its width and height. The layer is turned and
    /// scaled about it, and moves if it is set: its position stays.
    open var anchorPoint: CGPoint {
        get { place.anchor }
        set {
            let position = position
            place.anchor = newValue
            if let view { view.anchorMoved(keeping: position) } else { looksChanged() }
        }
    }
    /// The anchor, whatever a class of an app's own says of it.
    final var anchor: CGPoint { place.anchor }
    /// The frame of a layer that belongs to no view, without its transform.
    final var uprightFrame: CGRect { place.upright }
    /// Kept, without effect.
    open var anchorPointZ: CGFloat = 0
    /// As in UIKit, among the layers that were put into another one.
    open var zPosition: CGFloat = 0 { didSet { looksChanged() } }
    /// As in UIKit, for the layer of a view; see ``UIView/transform``, and for those that were put
    /// into it, about their ``anchorPoint``.
    open var transform: CATransform3D {
        get { view.map { CATransform3D($0.transform) } ?? place.transform }
        set {
            place.transform = newValue
            if let view { view.transform = newValue.flat } else { looksChanged() }
        }
    }
    /// Kept, without effect.
    open var sublayerTransform = CATransform3D()
    /// As in UIKit; see ``transform``.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3D(transform)
    }
    /// As in UIKit.
    open func affineTransform() -> CGAffineTransform { transform.flat }
    /// As in UIKit.
    open func contains(_ point: CGPoint) -> Bool { bounds.holds(point) }
    /// As in UIKit.
    open func preferredFrameSize() -> CGSize { bounds.size }

    final var layerOfSuperview: CALayer? { view?.layerOfSuperview }

    // MARK: Layers within it

    /// As in UIKit.
    open var superlayer: CALayer? { holder == nil ? layerOfSuperview : owner }
    /// The layer that it was put into, and those that were put into it; see ``owner`` and ``added``.
    final weak var holder: CALayer?
    final var held: [CALayer] = []
    /// Whether layers of views may be among those that were put into it.
    final var mayHoldThoseOfViews = false
    /// As in UIKit.
    open var sublayers: [CALayer]? {
        get {
            let own = view?.layersOfSubviews.filter { $0.holder == nil } ?? []
            let all = own.isEmpty ? added : own + added
            return all.isEmpty ? nil : all
        }
        set {
            held.forEach { $0.holder = nil }
            // Those of subviews come and go with their views.
            held = (newValue ?? []).filter { $0.view == nil && !isWithin($0) }
            mayHoldThoseOfViews = false
            held.forEach { layer in
                layer.removeFromSuperlayer()
                layer.holder = self
                layer.cameIn()
            }
            view?.node.setNeedsDisplay()
        }
    }
    /// As in UIKit. A layer that contains this one is not taken in.
    open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
    /// As ``addSublayer(_:)``.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer) { min(Int(index), $0.count) }
    }
    /// As ``addSublayer(_:)``.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard layer !== sibling else { return }
        insert(layer) { $0.firstIndex { $0 === sibling } ?? 0 }
    }
    /// As ``addSublayer(_:)``.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard layer !== sibling else { return }
        insert(layer) { others in
            others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count
        }
    }
    /// Puts a layer among the others, where it is not any more when its place is asked for.
    private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
        guard !isWithin(layer) else { return }
        layer.removeFromSuperlayer()
        layer.holder = self
        held.insert(layer, at: place(held))
        if layer.view != nil { mayHoldThoseOfViews = true }
        layer.cameIn()
        view?.node.setNeedsDisplay()
    }
    /// As in UIKit.
    open func replaceSublayer(_ layer: CALayer, with other: CALayer) {
        guard layer !== other else { return }
        insertSublayer(other, below: layer)
        layer.removeFromSuperlayer()
    }
    /// As in UIKit.
    open func removeFromSuperlayer() {
        guard let holder else { return }
        if let place = holder.held.firstIndex(where: { $0 === self }) {
            holder.held.remove(at: place)
        }
        holder.view?.node.setNeedsDisplay()
        self.holder = nil
    }

    // MARK: Turns

    /// As in UIKit.
    open func setNeedsDisplay() {
        isToDraw = true
        looksChanged()
    }
    /// As in UIKit: what is drawn by hand is drawn as a whole.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    /// Whether it draws itself: a layer does so only once it was told to.
    private final var isToDraw = false
    /// It looks otherwise than before.
    final func looksChanged() {
        // The view that it is in draws it.
        var layer: CALayer? = self
        while let next = layer, next.view == nil { layer = next.owner }
        layer?.view?.node.setNeedsDisplay()
    }
    /// As in UIKit.
    open func setNeedsLayout() {
        if let view { view.setNeedsLayout() } else { markForLayout() }
    }
    /// As in UIKit.
    open func layoutIfNeeded() {
        if let view { view.layoutIfNeeded() } else { layOutIfMarked() }
    }
    /// As in UIKit: called when the view is laid out that the layer belongs to, which goes on to that view's
    /// ``UIView/layoutSublayers(of:)``, and, for layers that were put into another one, of a class of one's own or with
    /// a ``CALayerDelegate``, after that, if they came, have another size or were told to.
    open func layoutSublayers() { askDelegateForLayout() }
    /// Whether it is to be laid out.
    final var isMarkedForLayout = true
    /// Neither called nor with an effect here.
    open func display() {}
    /// As in UIKit: called for each picture once ``setNeedsDisplay()`` was. The layer's delegate draws, unless a class of
    /// one's own does.
    open func draw(in context: CGContext) {
        (delegate as? any CALayerDelegate)?.draw(self, in: context)
    }
    /// What it draws by hand, from its upper left corner.
    final var handDrawing: HandDrawing? {
        guard isToDraw || needsDisplayOnBoundsChange else { return nil }
        let drawing = DrawingPen.drawing(in: bounds) {
            if let pen = DrawingPen.current { draw(in: CGContext(pen)) }
        }
        return drawing.steps.isEmpty ? nil : drawing
    }
    /// As in UIKit, for the layer of a view: draws that with all that is in it.
    open func render(in context: CGContext) {
        if let view { context.show(view.node) }
    }
    /// As in UIKit: where the layer of a view that moves is on its way, and how much of it is seen. Of classes of
    /// one's own, it is the layer itself.
    open func presentation() -> Self? {
        guard let node = view?.node else { return self }
        let shown = CALayer()
        shown.own = own
        shown.place.frame = node.presentationFrame.cg
        shown.own.opacity = Float(node.presentationAlpha)
        shown.own.backgroundColor = backgroundColor
        return shown as? Self ?? self
    }
    /// As in UIKit.
    open func model() -> Self { self }
    /// As in UIKit.
    open func add(_ animation: CAAnimation, forKey key: String?) { animation.finish() }
    /// Neither called nor with an effect here.
    open func removeAnimation(forKey key: String) {}
    /// As in UIKit: what moves of the view is where it is to be. So is all that is in it.
    open func removeAllAnimations() { view?.node.removeAllAnimations() }
    /// As in UIKit.
    open func animation(forKey key: String) -> CAAnimation? { nil }
    /// As in UIKit.
    open func animationKeys() -> [String]? { nil }
    /// As in UIKit.
    open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

    /// Draws what layers of its kind show beside their background.
    func paintContent(_ painting: LayerPainting) {}
    /// Whether layers of its kind show anything beside their background.
    var hasContent: Bool { contents != nil }
}

private struct LayerLook {
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var backgroundColor: CGColor?
    var masksToBounds = false
    var opacity: Float = 1
    var isHidden = false
}
