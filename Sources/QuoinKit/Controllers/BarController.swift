import Quoin

/// What ``NavigationController`` and ``TabBarController`` have in common: a bar, and one of several children
/// that is shown above or below it.
open class BarController: ViewController {
    private let stage = ControllerStage()

    /// The bar, which a subclass makes.
    final var bar: Bar?

    /// Whether there is no bar.
    package final var isBarHidden = false {
        didSet {
            if isBarHidden != oldValue { hidingChanged() }
        }
    }

    /// Whether the bar of a controller around this one shows what this one's would.
    package final var isBarTakenOver = false {
        didSet {
            if isBarTakenOver != oldValue { hidingChanged() }
        }
    }

    private var hidesBar: Bool { isBarHidden || isBarTakenOver }

    private func hidingChanged() {
        bar?.isHidden = hidesBar
        viewIfLoaded?.setNeedsLayout()
    }

    /// A bar at the other edge, if the controller has one.
    final var secondBar: Bar?

    /// Whether the bar at the other edge is not there.
    package final var isSecondBarHidden = true {
        didSet {
            guard isSecondBarHidden != oldValue else { return }
            showSecondBar()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    private func showSecondBar() {
        guard let secondBar, let view = viewIfLoaded as? BarControllerView else { return }
        secondBar.isHidden = isSecondBarHidden
        if !isSecondBarHidden, secondBar.superview !== view {
            view.insertSubview(secondBar, aboveSubview: view.place)
        }
    }

    private var shownBars: [Bar] {
        var bars: [Bar] = []
        if let bar, !hidesBar { bars.append(bar) }
        if let secondBar, !isSecondBarHidden { bars.append(secondBar) }
        return bars
    }

    override init() {
        super.init()
    }

    open override func loadView() {
        view = BarControllerView()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let bar {
            view.addSubview(bar)
        }
        showSecondBar()
        show(wanted, animated: false)
    }

    /// A view as such a controller makes it, for what wraps the controller in the names of another toolkit.
    package static func makeView() -> View { BarControllerView() }

    // MARK: Children

    /// The child that is to be shown once there is a view.
    private var wanted: ViewController?

    final func show(_ child: ViewController?, animated: Bool) {
        wanted = child
        guard let view = viewIfLoaded as? BarControllerView else { return }
        // What follows its size counts from the one that it is to have.
        view.place.frame = Rect(origin: .zero, size: view.bounds.size)
        stage.show(child, in: view.place, animated: animated) { place($0) }
        view.setNeedsLayout()
    }

    override var measuresChildren: Bool { false }

    /// Those whose views are in their place, of however many there are.
    private func shownChildren(in view: BarControllerView) -> [ViewController] {
        view.place.subviews.compactMap { shown in
            let controller = (shown.overseer as? ControllerLink)?.controller.target
            return controller?.parent === self ? controller : nil
        }
    }

    /// What the children have been told that the bar covers.
    private var insetsOfChildren = EdgeInsets.zero
    /// The children that have not been told yet.
    private var newcomers: [ViewController] = []

    override func childHasCome(_ child: ViewController) {
        super.childHasCome(child)
        newcomers.append(child)
    }

    override func childWillLeave(_ child: ViewController, animated: Bool) {
        super.childWillLeave(child, animated: animated)
        if let view = viewIfLoaded as? BarControllerView {
            stage.takeLeave(of: child, in: view.place, animated: animated)
        }
    }

    override func childDidLeave(_ child: ViewController) {
        super.childDidLeave(child)
        if let place = newcomers.place(of: child) { newcomers.remove(at: place) }
    }

    open override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size
    {
        let taken = insetsOfOpaqueBars(in: viewIfLoaded?.safeAreaInsets ?? .zero)
        return Size(
            width: parentSize.width, height: max(0, parentSize.height - taken.top - taken.bottom))
    }

    // MARK: Places

    /// Places the bar and what is shown.
    final func placeParts(in view: BarControllerView) {
        bar?.isHidden = hidesBar
        let (size, covered) = (view.bounds.size, view.safeAreaInsets)
        for bar in [bar, secondBar] {
            guard let bar, bar.superview === view else { continue }
            let edge = bar.isAtTop ? covered.top : covered.bottom
            bar.coveredExtent = edge
            bar.frame = Rect(
                x: 0, y: bar.isAtTop ? edge : size.height - edge - bar.barHeight,
                width: size.width, height: bar.barHeight)
        }
        view.place.frame = Rect(origin: .zero, size: size)
        placeChildren(in: view)
    }

    /// Goes through all children only when the bar covers another part of them.
    private func placeChildren(in view: BarControllerView) {
        let insets = barInsetsOfChildren
        let isNews = insets != insetsOfChildren
        let concerned = isNews ? children : newcomers + shownChildren(in: view)
        insetsOfChildren = insets
        newcomers = []
        // What one of them does when it hears may take others elsewhere.
        for child in concerned where child.parent === self {
            if let childView = child.viewIfLoaded, childView.superview === view.place {
                place(childView)
            }
            child.barInsets = insets
        }
    }

    private var barInsetsOfChildren: EdgeInsets {
        var insets = EdgeInsets.zero
        for bar in shownBars where bar.isTranslucent {
            if bar.isAtTop {
                insets.top += bar.barHeight
            } else {
                insets.bottom += bar.barHeight
            }
        }
        return insets
    }

    /// How much of the controller's view opaque bars leave to none of its children.
    private func insetsOfOpaqueBars(in covered: EdgeInsets) -> EdgeInsets {
        var insets = EdgeInsets.zero
        for bar in shownBars where !bar.isTranslucent {
            if bar.isAtTop {
                insets.top = covered.top + bar.barHeight
            } else {
                insets.bottom = covered.bottom + bar.barHeight
            }
        }
        return insets
    }

    private func place(_ childView: View) {
        guard let view = viewIfLoaded else { return }
        childView.frame = frameOfChildren(in: view)
    }

    private func frameOfChildren(in view: View) -> Rect {
        let size = view.bounds.size
        let taken = insetsOfOpaqueBars(in: view.safeAreaInsets)
        return Rect(
            x: 0, y: taken.top, width: size.width,
            height: max(0, size.height - taken.top - taken.bottom))
    }
}

/// The view of a controller with a bar.
final class BarControllerView: View {
    /// What the child's view stands in.
    let place = View()

    init() {
        super.init(frame: .zero)
        addSubview(place)
    }

    override func layoutSubviews() {
        // It may have gone before its view.
        let controller = (overseer as? ControllerLink)?.controller.target as? BarController
        controller?.placeParts(in: self)
        super.layoutSubviews()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
