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
            guard isBarHidden != oldValue else { return }
            bar?.isHidden = isBarHidden
            viewIfLoaded?.setNeedsLayout()
        }
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

    override func childDidLeave(_ child: ViewController) {
        super.childDidLeave(child)
        if let place = newcomers.place(of: child) { newcomers.remove(at: place) }
    }

    open override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size
    {
        guard let bar, !isBarHidden, !bar.isTranslucent else { return parentSize }
        let covered = viewIfLoaded?.safeAreaInsets ?? .zero
        let edge = bar.isAtTop ? covered.top : covered.bottom
        return Size(
            width: parentSize.width, height: max(0, parentSize.height - edge - bar.barHeight))
    }

    // MARK: Places

    /// Places the bar and what is shown.
    final func placeParts(in view: BarControllerView) {
        guard let bar else { return }
        bar.isHidden = isBarHidden
        let (size, covered) = (view.bounds.size, view.safeAreaInsets)
        let edge = bar.isAtTop ? covered.top : covered.bottom
        bar.coveredExtent = edge
        bar.frame = Rect(
            x: 0, y: bar.isAtTop ? edge : size.height - edge - bar.barHeight, width: size.width,
            height: bar.barHeight)
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
        guard let bar, !isBarHidden, bar.isTranslucent else { return .zero }
        return bar.isAtTop ? EdgeInsets(top: bar.barHeight) : EdgeInsets(bottom: bar.barHeight)
    }

    private func place(_ childView: View) {
        guard let view = viewIfLoaded else { return }
        childView.frame = frameOfChildren(in: view)
    }

    private func frameOfChildren(in view: View) -> Rect {
        let size = view.bounds.size
        guard let bar, !isBarHidden, !bar.isTranslucent else {
            return Rect(origin: .zero, size: size)
        }
        let covered = view.safeAreaInsets
        let taken = (bar.isAtTop ? covered.top : covered.bottom) + bar.barHeight
        return Rect(
            x: 0, y: bar.isAtTop ? taken : 0, width: size.width,
            height: max(0, size.height - taken))
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
