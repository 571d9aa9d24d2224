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

    /// Whether what is shown has the bars at the bottom go.
    final var isBottomPushedAway = false {
        didSet {
            guard isBottomPushedAway != oldValue else { return }
            showSecondBar()
            hidingChanged()
        }
    }

    private var hidesBar: Bool {
        isBarHidden || isBarTakenOver || isBottomPushedAway && bar?.isAtTop == false
    }
    /// The other bar is the one at the bottom.
    private var hidesSecondBar: Bool { isSecondBarHidden || isBottomPushedAway }

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
        secondBar.isHidden = hidesSecondBar
        if !hidesSecondBar, secondBar.superview !== view {
            view.insertSubview(secondBar, aboveSubview: view.place)
        }
    }

    private var shownBars: [Bar] {
        var bars: [Bar] = []
        if let bar, !hidesBar { bars.append(bar) }
        if let secondBar, !hidesSecondBar { bars.append(secondBar) }
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
        // What is shown is told that it goes before the next one comes.
        if let shown = stage.shown, shown !== child, shown.appearance.isInHook {
            return shown.afterHook { [link] in
                let controller = link.controller.target as? BarController
                controller?.showWanted(animated: animated)
            }
        }
        showWanted(animated: animated)
    }

    private func showWanted(animated: Bool) {
        guard let view = viewIfLoaded as? BarControllerView else { return }
        // What follows its size counts from the one that it is to have.
        view.place.frame = Rect(origin: .zero, size: view.bounds.size)
        stage.show(wanted, in: view.place, animated: animated) { place($0) }
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

    /// How much the bars that the children have been told of cover.
    private var toldHeights = BarHeights()
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
        let taken = room(for: child, in: viewIfLoaded?.safeAreaInsets ?? .zero).taken
        return Size(
            width: parentSize.width, height: max(0, parentSize.height - taken.top - taken.bottom))
    }

    // MARK: Places

    /// Places the bar and what is shown.
    final func placeParts(in view: BarControllerView) {
        placeBars(in: view)
        placeChildren(in: view)
    }

    private func placeBars(in view: BarControllerView) {
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
    }

    override func placeSurroundings() {
        super.placeSurroundings()
        if let view = viewIfLoaded as? BarControllerView { placeBars(in: view) }
    }

    override func childIsAppearing(_ child: ViewController) {
        super.childIsAppearing(child)
        if let view = viewIfLoaded as? BarControllerView { place(child, in: view) }
    }

    /// Goes through all children only when the bars cover another part of them.
    private func placeChildren(in view: BarControllerView) {
        var heights = BarHeights()
        for bar in shownBars { heights.add(bar) }
        let concerned = heights != toldHeights ? children : newcomers + shownChildren(in: view)
        toldHeights = heights
        newcomers = []
        // What one of them does when it hears may take others elsewhere.
        for child in concerned where child.parent === self {
            place(child, in: view)
        }
    }

    private func place(_ child: ViewController, in view: BarControllerView) {
        let room = room(for: child, in: view.safeAreaInsets)
        if let childView = child.viewIfLoaded, childView.superview === view.place {
            childView.frame = frame(beside: room.taken, in: view)
        }
        child.barInsets = room.covered
    }

    /// Places the view of a child that is about to be shown, which hears of what the bars cover once it is there.
    private func place(_ childView: View) {
        guard let view = viewIfLoaded,
            let child = (childView.overseer as? ControllerLink)?.controller.target
        else { return }
        let taken = room(for: child, in: view.safeAreaInsets).taken
        childView.frame = frame(beside: taken, in: view)
    }

    private func frame(beside taken: EdgeInsets, in view: View) -> Rect {
        let size = view.bounds.size
        return Rect(
            x: 0, y: taken.top, width: size.width,
            height: max(0, size.height - taken.top - taken.bottom))
    }

    /// How much of this controller's view is not for a child, and how much of what is the bars here cover.
    ///
    /// A child that does not go on beneath bars keeps clear of those around this controller, too.
    private func room(
        for child: ViewController, in safeArea: EdgeInsets
    ) -> (taken: EdgeInsets, covered: EdgeInsets) {
        let reach = child.reachUnderBars
        var (taken, covered) = (EdgeInsets.zero, EdgeInsets.zero)
        if !reach.top, barInsets.top > 0 { taken.top = safeArea.top }
        if !reach.bottom, barInsets.bottom > 0 { taken.bottom = safeArea.bottom }
        for bar in shownBars {
            let mayReach = bar.isTranslucent || reach.includesOpaqueBars
            if bar.isAtTop {
                if reach.top, mayReach {
                    covered.top += bar.barHeight
                } else {
                    taken.top = safeArea.top + bar.barHeight
                }
            } else if reach.bottom, mayReach {
                covered.bottom += bar.barHeight
            } else {
                taken.bottom = safeArea.bottom + bar.barHeight
            }
        }
        return (taken, covered)
    }
}

/// How high the bars are that stand at the edges of a controller's view.
private struct BarHeights: Equatable {
    private var translucent = EdgeInsets.zero
    private var opaque = EdgeInsets.zero

    mutating func add(_ bar: Bar) {
        let insets = EdgeInsets(
            top: bar.isAtTop ? bar.barHeight : 0, bottom: bar.isAtTop ? 0 : bar.barHeight)
        if bar.isTranslucent {
            translucent = translucent + insets
        } else {
            opaque = opaque + insets
        }
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
