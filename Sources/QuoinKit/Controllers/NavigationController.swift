import Quoin

/// A stack of controllers, of which the last one is shown, under a bar with its title.
///
/// ```swift
/// let (list, detail) = (ViewController(), ViewController())
/// let navigation = NavigationController(rootViewController: list)
/// window.rootViewController = navigation
/// navigation.pushViewController(detail, animated: true)
/// ```
///
/// The bar is 44 high, below what covers the window at the top, such as a status bar, and higher where titles are
/// large or there is a line to search in: see ``NavigationItem``. While it is translucent, it covers the view of the
/// controller that is shown, whose safe area and ``ViewController/topLayoutGuide`` end at its lower edge; an opaque
/// bar leaves that view less room.
open class NavigationController: BarController {
    private let exchange = ChildExchange()
    private var stack: [ViewController] { exchange.wanted }

    /// The bar.
    public final let navigationBar = NavigationBar()

    /// A bar at the bottom for another toolkit's names, made when it is asked for.
    package final lazy var toolbar: PlainBar = {
        let made = PlainBar(isAtTop: false)
        secondBar = made
        return made
    }()

    /// Makes a controller with an empty stack.
    public override init() {
        super.init()
        bar = navigationBar
    }

    /// Makes a controller with one at the bottom of its stack.
    public convenience init(rootViewController: ViewController) {
        self.init()
        setViewControllers([rootViewController], animated: false)
    }

    // MARK: The stack

    /// The controllers from the bottom of the stack on. Setting them shows the last one.
    public final var viewControllers: [ViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last of the stack, which is shown.
    public final var topViewController: ViewController? { stack.last }

    /// The controller that is shown.
    public final var visibleViewController: ViewController? { stack.last }

    /// Puts a controller on the stack and shows it. One that is on the stack already stays where it is.
    public final func pushViewController(_ controller: ViewController, animated: Bool = true) {
        guard !exchange.wants(controller) else { return }
        if exchange.append(controller, in: self, animated: animated) {
            stackChanged(animated: animated)
        }
    }

    /// Takes the last controller from the stack, unless it is the only one.
    @discardableResult
    public final func popViewController(animated: Bool = true) -> ViewController? {
        guard stack.count > 1 else { return nil }
        let last = stack.last
        keepFirst(stack.count - 1, animated: animated)
        return last
    }

    /// Takes all controllers from the stack that are above one of it.
    @discardableResult
    public final func popToViewController(
        _ controller: ViewController, animated: Bool = true
    ) -> [ViewController] {
        guard let position = stack.place(of: controller) else { return [] }
        let popped = Array(stack[(position + 1)...])
        keepFirst(position + 1, animated: animated)
        return popped
    }

    /// Takes all controllers from the stack but the first.
    @discardableResult
    public final func popToRootViewController(animated: Bool = true) -> [ViewController] {
        stack.first.map { popToViewController($0, animated: animated) } ?? []
    }

    /// Exchanges the stack and shows its last controller. Each stands in it once.
    public final func setViewControllers(_ controllers: [ViewController], animated: Bool) {
        if exchange.run(controllers, in: self, animated: animated) {
            stackChanged(animated: animated)
        }
    }

    private func keepFirst(_ count: Int, animated: Bool) {
        if exchange.keepFirst(count, in: self, animated: animated) {
            stackChanged(animated: animated)
        }
    }

    override func childDidLeave(_ child: ViewController) {
        super.childDidLeave(child)
        if exchange.hasGone(child) { stackChanged(animated: false) }
    }

    /// Whether a controller has the bars at the bottom go while it is on the stack, as it was said when that changed.
    private(set) final var hidesBottomBars = false

    private func askForBottomBars() {
        // Only what wraps controllers says so, and not each stack is to be gone through.
        hidesBottomBars =
            wrapper != nil && stack.contains { $0.wrapper?.hidesBottomBars(of: $0) ?? false }
        isBottomPushedAway = hidesBottomBars
        (parent as? TabBarController)?.bottomBarMayGo()
    }

    private func stackChanged(animated: Bool) {
        askForBottomBars()
        navigationBar.showsBackButton = stack.count > 1
        updateTitles()
        parent?.titleDidChange(ofChild: self)
        show(stack.last, animated: animated)
        // The title of a screen may be as large as that of one below it.
        if navigationBar.prefersLargeTitles { barCoversOtherwise = true }
        shownItemMayChange()
    }

    // MARK: The bar

    /// Whether there is no bar.
    public final var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { isBarHidden = newValue }
    }

    /// Hides the bar or shows it.
    public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
    }

    /// What the heights of the rows were worked out by, beside the items.
    private var rowGrounds = RowGrounds()

    /// What the heights of all rows hang on, beside the items.
    private struct RowGrounds: Equatable {
        var prefersLargeTitles = false
        var isLow = false
        var largeTitleHeight = 0.0
    }

    override func prepareBar(in view: BarControllerView) {
        super.prepareBar(in: view)
        let grounds = RowGrounds(
            prefersLargeTitles: navigationBar.prefersLargeTitles,
            isLow: traits.verticalSizeClass == .compact,
            largeTitleHeight: navigationBar.prefersLargeTitles ? navigationBar.largeTitleHeight : 0)
        if grounds != rowGrounds {
            rowGrounds = grounds
            barCoversOtherwise = true
        }
        navigationBar.rows = topViewController.map { rows(for: $0) } ?? BarRows()
        navigationBar.isAtScrollEdge = topViewController.map { isAtScrollEdge($0) } ?? true
    }

    override func height(of bar: Bar, over child: ViewController) -> Double {
        guard bar === navigationBar else { return super.height(of: bar, over: child) }
        // What was found stands in front of the last screen.
        return exchange.wants(child) ? rows(for: child).height : bar.barHeight
    }

    override func barsWillCover(_ child: ViewController) {
        super.barsWillCover(child)
        if exchange.wants(child) { follow(child) }
    }

    override func childWasLaidOut(_ child: ViewController) {
        super.childWasLaidOut(child)
        if child === topViewController { collapse(over: child) }
        if isBarTakenOver { parent?.childWasLaidOut(self) }
    }

    override func navigationItemDidChange(ofChild child: ViewController) {
        super.navigationItemDidChange(ofChild: child)
        barCoversOtherwise = true
        shownItemMayChange()
    }

    override func barMayGo() {
        super.barMayGo()
        shownItemMayChange()
        if !isBarTakenOver { parent?.navigationItemDidChange(ofChild: self) }
    }

    /// The bar may have another line to search in, or what was found may come or go.
    private func shownItemMayChange() {
        let item = isBarTakenOver ? nil : topViewController.flatMap { navigationItem(of: $0) }
        navigationBar.searchRow = item?.searchRow
        navigationBar.prompt = item?.prompt ?? ""
        let results = item.flatMap { $0.isSearching ? $0.searchResults : nil }
        showInFront(results.flatMap { exchange.wants($0) ? nil : $0 })
        viewIfLoaded?.setNeedsLayout()
        // The bar around this stack shows its items.
        if isBarTakenOver { parent?.navigationItemDidChange(ofChild: self) }
    }

    override func titleDidChange(ofChild child: ViewController) {
        super.titleDidChange(ofChild: child)
        updateTitles()
        parent?.titleDidChange(ofChild: self)
    }

    /// Its own title, or else that of the screen that it begins with.
    override var titleOnTab: String? {
        // What is to be on the stack and is no child yet may contain this one.
        guard title == nil, let first = stack.first, first.parent === self else { return title }
        return first.titleOnTab
    }

    private func updateTitles() {
        navigationBar.title = stack.last?.title ?? ""
        navigationBar.backTitle = stack.count > 1 ? stack[stack.count - 2].title ?? "" : ""
    }

    open override func preferredContentSizeDidChange(forChild child: ViewController) {
        super.preferredContentSizeDidChange(forChild: child)
        if child === stack.last {
            preferredContentSize = child.preferredContentSize
        }
    }
}
