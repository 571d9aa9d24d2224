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

    /// Whether the bar is not there, for whatever reason.
    final var hidesBar: Bool {
        isBarHidden || isBarTakenOver || isBottomPushedAway && bar?.isAtTop == false
    }
    /// The other bar is the one at the bottom.
    final var hidesSecondBar: Bool { isSecondBarHidden || isBottomPushedAway }

    private func hidingChanged() {
        bar?.isHidden = hidesBar
        barMayGo()
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
            view.insertSubview(secondBar, aboveSubview: view.frontPlace ?? view.place)
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
        // Screens that are loaded now may ask how high the bars are.
        if let view = view as? BarControllerView, view.bounds.width > 0 { placeBars(in: view) }
        show(wanted, animated: false)
        showFront()
    }

    /// A view as such a controller makes it, for what wraps the controller in the names of another toolkit.
    package static func makeView() -> View { BarControllerView() }
    /// What the children's views stand in, within such a view.
    package static func place(in view: View) -> View? { (view as? BarControllerView)?.place }

    // MARK: Children

    /// The child that is to be shown once there is a view.
    private var wanted: ViewController?
    /// The child that is seen, or is to be.
    final var seen: ViewController? { front?.wanted ?? wanted }

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
        stage.show(wanted, in: view.place, animated: animated) { self.place($0) }
        view.setNeedsLayout()
    }

    // MARK: In front

    /// A child in front of the others, if there ever was one.
    private var front: FrontChild?

    /// Shows a child in front of the others, beneath the bars, or no longer.
    final func showInFront(_ controller: ViewController?) {
        guard controller != nil || front != nil else { return }
        let front = self.front ?? FrontChild()
        self.front = front
        if front.exchange(for: controller, in: self) { showFront() }
    }

    private func showFront() {
        guard let view = viewIfLoaded as? BarControllerView, let front, !front.isShown else {
            return
        }
        // What is shown is told that it goes before the next one comes.
        if let shown = front.stage.shown, shown.appearance.isInHook {
            return shown.afterHook { [link] in
                (link.controller.target as? BarController)?.showFront()
            }
        }
        let place = view.madeFrontPlace
        place.isHidden = front.wanted == nil
        place.frame = Rect(origin: .zero, size: view.bounds.size)
        front.stage.show(front.wanted, in: place, animated: false) { self.place($0) }
        view.setNeedsLayout()
    }

    override func childWasLaidOut(_ child: ViewController) {
        super.childWasLaidOut(child)
        // What is seen in a child of this one's is beneath the bars around this one, too.
        var next: ViewController? = self
        while let controller = next as? BarController {
            controller.followBottom()
            next = controller.parent
        }
    }

    override var measuresChildren: Bool { false }

    /// Those whose views are in their place, of however many there are.
    private func shownChildren(in view: BarControllerView) -> [ViewController] {
        (view.place.subviews + (view.frontPlace?.subviews ?? [])).compactMap { shown in
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
            if let front, let place = view.frontPlace {
                front.stage.takeLeave(of: child, in: place, animated: animated)
            }
        }
    }

    override func childDidLeave(_ child: ViewController) {
        super.childDidLeave(child)
        if let place = newcomers.place(of: child) { newcomers.remove(at: place) }
        if let front, front.hasGone(child) { showFront() }
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
        followBottom()
    }

    final func placeBars(in view: BarControllerView) {
        bar?.isHidden = hidesBar
        prepareBar(in: view)
        let (size, covered) = (view.bounds.size, view.safeAreaInsets)
        for bar in [bar, secondBar] {
            guard let bar, bar.superview === view else { continue }
            let edge = bar.isAtTop ? covered.top : covered.bottom
            bar.coveredExtent = bar.reachesEdge ? 0 : edge
            let reach = bar.reachesEdge ? edge : 0
            bar.frame = Rect(
                x: 0, y: bar.isAtTop ? edge - reach : size.height - edge - bar.barHeight,
                width: size.width, height: bar.barHeight + reach)
        }
        view.place.frame = Rect(origin: .zero, size: size)
        view.frontPlace?.frame = view.place.frame
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
        let isForAll = heights != toldHeights || barCoversOtherwise
        let concerned = isForAll ? children : newcomers + shownChildren(in: view)
        toldHeights = heights
        barCoversOtherwise = false
        newcomers = []
        // What one of them does when it hears may take others elsewhere.
        for child in concerned where child.parent === self {
            place(child, in: view)
        }
    }

    final func place(_ child: ViewController, in view: BarControllerView) {
        let room = room(for: child, in: view.safeAreaInsets)
        if let childView = child.viewIfLoaded, let place = childView.superview,
            place === view.place || place === view.frontPlace
        {
            let frame = frame(beside: room.taken, in: view)
            if !child.isLed(through: frame) { childView.frame = frame }
        }
        barsWillCover(child)
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

    // MARK: Bars of changing height

    /// Whether the bar covers another part of each child than it was told of, though its own height is what it was.
    final var barCoversOtherwise = false

    /// The bar is there, or is not, or shows what another one has shown.
    func barMayGo() {}

    /// The bar is about to get its place.
    func prepareBar(in view: BarControllerView) {}

    /// How high a bar is that a child is shown under.
    func height(of bar: Bar, over child: ViewController) -> Double { bar.barHeight }

    /// A child is about to know what the bars cover.
    func barsWillCover(_ child: ViewController) {}

    /// Whether a child's view goes on beneath the bar at the top.
    final func reachesUnderBar(_ child: ViewController) -> Bool {
        guard let bar, bar.isAtTop, !hidesBar else { return false }
        let reach = child.reachUnderBars
        return reach.top && (bar.isTranslucent || reach.includesOpaqueBars)
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
            let height = height(of: bar, over: child)
            if bar.isAtTop {
                if reach.top, mayReach {
                    covered.top += height
                } else {
                    taken.top = safeArea.top + height
                }
            } else if reach.bottom, mayReach {
                covered.bottom += height
            } else {
                taken.bottom = safeArea.bottom + height
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
            top: bar.isAtTop ? bar.usualHeight : 0, bottom: bar.isAtTop ? 0 : bar.usualHeight)
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
    /// What stands in front of that, if anything ever has.
    private(set) var frontPlace: View?

    final var madeFrontPlace: View {
        if let frontPlace { return frontPlace }
        let made = View()
        frontPlace = made
        insertSubview(made, aboveSubview: place)
        return made
    }

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

    override func traitsDidChange(from previous: TraitCollection) {
        super.traitsDidChange(from: previous)
        // Where there is little height, bars are lower.
        setNeedsLayout()
    }
}
