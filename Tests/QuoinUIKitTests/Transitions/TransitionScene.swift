import QuoinUIKit

/// What screens and those who move them have said, in order.
@MainActor
final class StepLog {
    private var steps: [String] = []
    func add(_ step: String) { steps.append(step) }
    func take() -> [String] {
        defer { steps = [] }
        return steps
    }
}

/// A screen that says what it hears.
class LoggedScreen: UIViewController {
    let name: String
    let log: StepLog

    init(_ name: String, _ log: StepLog) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("\(name) comes")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("\(name) is there")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("\(name) goes")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add("\(name) is gone")
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.add("\(name) will be \(size.width) × \(size.height)")
    }
}

/// A window of an iPhone 14, 390 by 844 points, with a screen in it.
@MainActor
struct TransitionScene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let log = StepLog()
    let root: LoggedScreen

    init() {
        root = LoggedScreen("root", log)
        window.show(deviceNamed: "iPhone 14")
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.tick(after: 1)
        _ = log.take()
    }

    func screen(_ name: String, _ style: UIModalPresentationStyle) -> LoggedScreen {
        let made = LoggedScreen(name, log)
        made.modalPresentationStyle = style
        return made
    }

    /// Lets half a second pass, and what was waiting for that.
    func rest() { for _ in 0..<6 { window.tick(after: 0.1) } }

    /// Whether nothing is left of what was in front of the screen.
    var isClear: Bool {
        window.subviews.count == 1 && root.view.superview === window
            && root.presentedViewController == nil && root.transitionCoordinator == nil
            && root.view.frame == window.bounds
    }
}

extension UIView {
    /// Where it is shown in a motion.
    var place: CGRect { layer.presentation()?.frame ?? frame }
    /// How opaque it is shown in a motion.
    var opacity: Double { Double(layer.presentation()?.opacity ?? Float(alpha)) }
}

extension CGRect {
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
            && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
    }
}

/// Moves screens up from the lower edge, or down to it, in 0.4 seconds at an even speed.
final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Ending { case afterMotion, atOnce, never, cancelled }
    let comes: Bool
    let ending: Ending
    let log: StepLog
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    init(comes: Bool, _ ending: Ending, _ log: StepLog) {
        (self.comes, self.ending, self.log) = (comes, ending, log)
    }
    func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log.add("move")
        self.context = context
        guard let moved = context.view(forKey: comes ? .to : .from),
            let controller = context.viewController(forKey: comes ? .to : .from)
        else { return }
        let place =
            comes ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        let below = place.offsetBy(dx: 0, dy: context.containerView.bounds.height - place.minY)
        if comes {
            moved.frame = below
            context.containerView.addSubview(moved)
        } else if let behind = context.view(forKey: .to) {
            context.containerView.insertSubview(behind, belowSubview: moved)
        }
        let change = { [comes] in moved.frame = comes ? place : below }
        switch ending {
        case .afterMotion, .cancelled:
            UIView.animate(
                withDuration: 0.4, delay: 0, options: .curveLinear, animations: change
            ) { [ending] _ in
                if ending == .cancelled { moved.frame = place }
                context.completeTransition(
                    ending == .afterMotion && !context.transitionWasCancelled)
            }
        case .atOnce:
            change()
            context.completeTransition(true)
            context.completeTransition(true)
        case .never: change()
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("moved \(transitionCompleted)") }
}

/// Gives such animators, and whatever else a test says.
final class SlidingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: StepLog
    var ending = SlidingAnimator.Ending.afterMotion
    var interaction: UIPercentDrivenInteractiveTransition?
    private(set) var last: SlidingAnimator?

    init(_ log: StepLog) { self.log = log }

    private func make(comes: Bool) -> SlidingAnimator {
        let made = SlidingAnimator(comes: comes, ending, log)
        last = made
        return made
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make(comes: true) }
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make(comes: false) }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
