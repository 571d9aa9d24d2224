import QuoinKit

/// A row of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView, SizedByContent {
    override class func makeNode() -> View {
        BarInMaking.take() ?? PlainBar(isAtTop: false, height: 44)
    }
    private var content: BarContent?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        content = BarContent(in: self) { [weak self] in self?.arrange($0) }
    }

    /// As in UIKit.
    open var items: [UIBarButtonItem]? { didSet { content?.setNeedsLayout() } }
    /// As in UIKit.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// As in UIKit.
    open var barStyle = UIBarStyle.default { didSet { content?.setNeedsLayout() } }
    /// As in UIKit.
    open var barTintColor: UIColor? { didSet { content?.setNeedsLayout() } }
    /// As in UIKit.
    open var isTranslucent = true {
        didSet { (node as? Bar)?.isTranslucent = isTranslucent }
    }
    /// As in UIKit: its background takes effect.
    open var standardAppearance = UIToolbarAppearance() { didSet { content?.setNeedsLayout() } }
    /// Kept, without effect.
    open var compactAppearance: UIToolbarAppearance?
    /// As in UIKit, for the bar of a controller: what it looks like while nothing that scrolls is beneath it. Without one,
    /// it has no ground then.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { content?.setNeedsLayout() } }
    private var showedScrollEdge = false
    private var isAtScrollEdge: Bool { (node as? Bar)?.isAtScrollEdge ?? false }
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isAtScrollEdge != showedScrollEdge { content?.setNeedsLayout() }
    }
    /// As in UIKit, as far as a picture without a size leaves the bar without a ground.
    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        content?.isBare = image?.size == .zero
    }
    /// Neither called nor with an effect here.
    open func setShadowImage(_ image: UIImage?, forToolbarPosition: UIBarPosition) {}
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { content?.setNeedsLayout() }
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }

    private func arrange(_ content: BarContent) {
        let isAtEdge = isAtScrollEdge
        showedScrollEdge = isAtEdge
        let ofEdge = isAtEdge ? scrollEdgeAppearance : nil
        content.take(
            ofEdge ?? standardAppearance, barTint: barTintColor, style: barStyle,
            isClear: isAtEdge && ofEdge == nil && isTranslucent)
        content.show(before: (items ?? []).compactMap { content.piece(of: $0) })
    }
}
