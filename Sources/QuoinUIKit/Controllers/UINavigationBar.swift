import QuoinKit

/// The bar above screens. The engine draws that of a controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView, SizedByContent {
    override class func makeNode() -> View { BarInMaking.take() ?? PlainBar(isAtTop: true) }
    /// The engine's controller that it is the bar of.
    final weak var barController: BarController?
    private var content: BarContent?
    private let titleView = UILabel()
    /// Made when there is a line above a title.
    private var promptLabel: UILabel?
    /// Made when a title is large.
    private var largeTitle: LargeTitleView?
    private var rowed: NavigationBar? { node as? NavigationBar }
    /// Whether the title was among the buttons when they were arranged last.
    private var showedSmallTitle = true
    /// Whether nothing was scrolled beneath the bar then.
    private var showedScrollEdge = false

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
        content?.autoresizingMask = .flexibleWidth
    }
    /// What is in the bar is another thing, or looks otherwise.
    final func showItems() { content?.setNeedsLayout() }

    /// As in UIKit. A controller's bar that is hidden covers nothing.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            if let barController {
                barController.isBarHidden = newValue
            } else {
                super.isHidden = newValue
            }
        }
    }
    /// As in UIKit.
    open var barTintColor: UIColor? { didSet { showItems() } }
    /// As in UIKit.
    open var barStyle = UIBarStyle.default { didSet { showItems() } }
    /// As in UIKit.
    open var isTranslucent = true {
        didSet {
            (node as? Bar)?.isTranslucent = isTranslucent
            showItems()
        }
    }
    /// As in UIKit, for the bar of a controller. Among the buttons the title is shown once nothing is to be seen of the
    /// large one.
    open var prefersLargeTitles: Bool {
        get { saidLargeTitles ?? false }
        set {
            saidLargeTitles = newValue
            valueChanged()
        }
    }
    /// What was said of that, if anything was: a bar of its own small titles keeps them.
    final var saidLargeTitles: Bool? {
        didSet { rowed?.prefersLargeTitles = saidLargeTitles ?? false }
    }
    /// As in UIKit: the font and the colour take effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showItems() } }
    /// As in UIKit: the font and the colour take effect.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showItems() } }
    /// Kept, without effect.
    open var shadowImage: UIImage?
    /// Kept, without effect.
    open var backIndicatorImage: UIImage?
    /// Kept, without effect.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// As in UIKit: the ground, and the titles' fonts and colours.
    open var standardAppearance = UINavigationBarAppearance() { didSet { showItems() } }
    /// As in UIKit, for the bar of a controller: what it looks like while nothing has been scrolled beneath it. Without
    /// one, it has no ground then.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { showItems() } }
    /// Kept, without effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// As in UIKit, but without effect on the bar of a controller.
    open var items: [UINavigationItem]? { didSet { showItems() } }
    /// As in UIKit. That of a controller's bar is the item of the screen that is shown.
    open var topItem: UINavigationItem? { shownItems.last }
    /// As in UIKit.
    open var backItem: UINavigationItem? { shownItems.dropLast().last }
    private var shownItems: [UINavigationItem] {
        let controller = barController?.uiController as? UINavigationController
        return controller?.itemsOfStack ?? items ?? []
    }
    /// As in UIKit.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// As in UIKit.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    /// As in UIKit.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// As in UIKit, as far as a picture without a size leaves the bar without a ground.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        content?.isBare = image?.size == .zero
    }
    /// As ``setBackgroundImage(_:for:)``.
    open func setBackgroundImage(
        _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        content?.isBare = image?.size == .zero
    }
    /// As in UIKit.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {
    }
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { showItems() }
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(rowed?.rows.height ?? 44))
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRows()
    }

    // MARK: What is shown

    private func placeRows() {
        guard let content else { return }
        content.frame = bounds
        if let rowed {
            content.frame.origin.y += CGFloat(rowed.rows.prompt)
            content.frame.size.height = CGFloat(rowed.rows.buttons)
            promptLabel?.frame = rowed.promptRow.cg
            promptLabel?.isHidden = rowed.rows.prompt <= 0
        }
        content.isHidden = content.frame.height <= 0
        largeTitle?.place(in: rowed)
        if let rowed, rowed.rows.largeTitle > 0, largeTitle == nil { content.setNeedsLayout() }
        if let rowed, rowed.showsSmallTitle != showedSmallTitle { content.setNeedsLayout() }
        if let rowed, rowed.isAtScrollEdge != showedScrollEdge { content.setNeedsLayout() }
    }

    private func showPrompt(_ prompt: String?) {
        guard let rowed, prompt != nil || promptLabel != nil else { return }
        let label = promptLabel ?? UILabel()
        if promptLabel == nil {
            promptLabel = label
            label.font = .systemFont(ofSize: 13)
            label.textAlignment = .center
            insertSubview(label, at: 1)
        }
        label.text = prompt
        label.textColor = barStyle == .black ? .white : .label
        label.frame = rowed.promptRow.cg
        label.isHidden = rowed.rows.prompt <= 0
    }

    private func showLargeTitle(_ item: UINavigationItem?, looks: UINavigationBarAppearance) {
        guard let rowed, rowed.prefersLargeTitles else { return }
        let shown = largeTitle ?? LargeTitleView()
        if largeTitle == nil {
            largeTitle = shown
            insertSubview(shown, at: 1)
        }
        let said = (largeTitleTextAttributes ?? [:]).merging(looks.largeTitleTextAttributes) { $1 }
        let color = barStyle == .black ? UIColor.white : .label
        shown.show(
            item?.title, font: said[.font] as? UIFont,
            color: said[.foregroundColor] as? UIColor ?? color, in: rowed)
    }

    private func arrange(_ content: BarContent) {
        // What another bar shows in its stead cannot stand in both.
        let isTakenOver = barController?.isBarTakenOver ?? false
        let (top, back) = isTakenOver ? (nil, nil) : (topItem, backItem)
        for item in [top, back] { item?.listeners.add(content) }
        let usual = top?.standardAppearance ?? standardAppearance
        let isAtEdge = barController != nil && (rowed?.isAtScrollEdge ?? false)
        showedScrollEdge = isAtEdge
        let ofEdge = isAtEdge ? top?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
        let looks = ofEdge ?? usual
        content.take(
            looks, barTint: barTintColor, style: barStyle,
            isClear: isAtEdge && ofEdge == nil && isTranslucent)
        showPrompt(top?.prompt)
        showLargeTitle(top, looks: looks)
        var before = (top?.leftBarButtonItems ?? []).compactMap { content.piece(of: $0) }
        // The first one stands at the edge.
        let after = (top?.rightBarButtonItems ?? []).compactMap { content.piece(of: $0) }
            .reversed()
        let title = title(of: top, looks: looks, in: content)
        if let top, let back, top.leadsBack {
            let taken = (before + after + [title]).reduce(0) { $0 + $1.part.width }
            let room = content.area.width - CGFloat(taken)
            before.insert(wayBack(to: back, in: content, room: room), at: 0)
        }
        content.show(before: before, title: title, after: Array(after))
    }

    private func title(
        of item: UINavigationItem?, looks: UINavigationBarAppearance, in content: BarContent
    ) -> BarContent.Piece {
        if let view = item?.titleView {
            titleView.removeFromSuperview()
            return content.piece(of: view)
        }
        if titleView.superview !== content { content.addSubview(titleView) }
        showedSmallTitle = rowed?.showsSmallTitle ?? true
        titleView.isHidden = !showedSmallTitle
        guard showedSmallTitle else {
            return BarContent.Piece(view: titleView, part: BarPart(width: 0))
        }
        let said = (titleTextAttributes ?? [:]).merging(looks.titleTextAttributes) { $1 }
        titleView.font = said[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleView.textColor =
            said[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
        titleView.text = item?.title
        titleView.textAlignment = .center
        let size = titleView.intrinsicContentSize
        return BarContent.Piece(
            view: titleView,
            part: BarPart(width: Double(size.width + 2 * BarButton.padding), mayShrink: true),
            height: size.height)
    }

    /// The button that leads back. Where the title would have too little room, it says less.
    private func wayBack(to item: UINavigationItem, in content: BarContent, room: CGFloat)
        -> BarContent.Piece
    {
        let own = item.backBarButtonItem
        own?.listeners.add(content)
        let button = content.button(for: item) { [weak self] in self?.goBack() }
        for title in item.backTitles {
            button.show(content.faceOfWayBack(title, item: own), of: own)
            if button.wish <= room { break }
        }
        return content.piece(of: button)
    }

    private func goBack() {
        if let navigation = barController?.uiController as? UINavigationController {
            navigation.goBack()
        } else {
            popItem(animated: true)
        }
    }
}

extension UINavigationItem {
    /// Whether a button leads back from here, if there is a screen below.
    fileprivate var leadsBack: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
    }

    /// What the way back to here may be called, the best first.
    fileprivate var backTitles: [String?] {
        let general: String? = "Back"
        switch backButtonDisplayMode {
        case .minimal: return [nil]
        case .generic: return [general, nil]
        case .default: break
        }
        if let own = backBarButtonItem {
            return [own.title.flatMap { $0.isEmpty ? nil : $0 }, nil]
        }
        let title = backButtonTitle ?? title ?? general
        guard let title, !title.isEmpty else { return [nil] }
        return title.count > 4 ? [title, general, nil] : [title, nil]
    }
}
