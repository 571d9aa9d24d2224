import QuoinKit

/// The bar below screens. The engine draws that of a controller.
@preconcurrency @MainActor
open class UITabBar: UIView, SizedByContent {
    override class func makeNode() -> View {
        BarInMaking.take() ?? PlainBar(isAtTop: false, height: 49)
    }
    /// The engine's controller that it is the bar of.
    final weak var barController: BarController? {
        didSet { (node as? Bar)?.reachesEdge = barController != nil }
    }
    private var content: BarContent?
    private var buttons: [ObjectIdentifier: TabButton] = [:]

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
    open var items: [UITabBarItem]? { didSet { showItems() } }
    /// As in UIKit. That of a controller's bar is the tab of the screen that is shown.
    open var selectedItem: UITabBarItem? {
        get {
            guard let tabs = barController as? TabBarController else { return chosen }
            let all = items ?? []
            return all.indices.contains(tabs.selectedIndex) ? all[tabs.selectedIndex] : nil
        }
        set {
            chosen = newValue
            showItems()
        }
    }
    private var chosen: UITabBarItem?
    /// As in UIKit.
    open var barTintColor: UIColor? { didSet { showItems() } }
    /// As in UIKit.
    open var unselectedItemTintColor: UIColor? { didSet { showItems() } }
    /// As in UIKit.
    open var barStyle = UIBarStyle.default { didSet { showItems() } }
    /// As in UIKit.
    open var isTranslucent = true {
        didSet { (node as? Bar)?.isTranslucent = isTranslucent }
    }
    /// Kept, without effect.
    open var shadowImage: UIImage?
    /// Kept, without effect.
    open var backgroundImage: UIImage?
    /// Kept, without effect.
    open var selectionIndicatorImage: UIImage?
    /// How tabs share the width.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
    /// Kept, without effect.
    open var itemPositioning = ItemPositioning.automatic
    /// Kept, without effect.
    open var itemSpacing: CGFloat = 0
    /// Kept, without effect.
    open var itemWidth: CGFloat = 0
    /// As in UIKit: its ground, and what it says of tabs one over the other.
    open var standardAppearance = UITabBarAppearance() { didSet { showItems() } }
    /// As in UIKit, for the bar of a controller: what it looks like while nothing that scrolls is beneath it. Without one,
    /// it has no ground then.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { showItems() } }
    private var showedScrollEdge = false
    private var isAtScrollEdge: Bool { (node as? Bar)?.isAtScrollEdge ?? false }
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isAtScrollEdge != showedScrollEdge { showItems() }
    }
    /// As in UIKit.
    open weak var delegate: (any UITabBarDelegate)?
    /// As in UIKit.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { showItems() }
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 49)
    }

    // MARK: What is shown

    private func arrange(_ content: BarContent) {
        let looks = takeLooks(in: content)
        let items = items ?? []
        let known = Set(items.map { ObjectIdentifier($0) })
        for (key, button) in buttons where !known.contains(key) {
            button.removeFromSuperview()
            buttons[key] = nil
        }
        let covered = content.safeAreaInsets
        let room = content.bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: covered.left, bottom: barController == nil ? 0 : covered.bottom,
                right: covered.right))
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        let width = max(0, room.width) / CGFloat(max(1, items.count))
        for (index, item) in items.enumerated() {
            item.listeners.add(content)
            item.dress(in: content)
            let place = CGFloat(isForward ? index : items.count - 1 - index)
            let button = button(of: item, in: content)
            button.frame = CGRect(
                x: room.minX + place * width, y: 0, width: width, height: room.height)
            let isChosen = item === selectedItem
            let tabs = looks.stackedLayoutAppearance
            button.show(
                item, isSelected: isChosen,
                color: isChosen ? shownTint : unselectedItemTintColor ?? .secondaryLabel,
                looks: isChosen ? tabs.selected : tabs.normal)
        }
    }

    /// What the tab that is shown says of the bar counts before what the bar says.
    private func takeLooks(in content: BarContent) -> UITabBarAppearance {
        let chosen = selectedItem
        let isAtEdge = isAtScrollEdge
        showedScrollEdge = isAtEdge
        let ofEdge = isAtEdge ? chosen?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
        let looks = ofEdge ?? chosen?.standardAppearance ?? standardAppearance
        content.take(
            looks, barTint: barTintColor, style: barStyle,
            isClear: isAtEdge && ofEdge == nil && isTranslucent)
        return looks
    }

    private func button(of item: UITabBarItem, in content: BarContent) -> TabButton {
        let key = ObjectIdentifier(item)
        if let button = buttons[key] { return button }
        let button = TabButton { [weak self, weak item] in
            if let item { self?.tap(item) }
        }
        buttons[key] = button
        content.addSubview(button)
        return button
    }

    private func tap(_ item: UITabBarItem) {
        if let controller = barController?.uiController as? UITabBarController {
            controller.choose(item)
        } else {
            selectedItem = item
            delegate?.tabBar(self, didSelect: item)
        }
    }
}
/// What tab bars tell.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
    /// As in UIKit.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
