/// What goes along with screens that come and go, or with a change of size or of traits.
///
/// That of screens which an app's animator moves lets what was asked for move with them, for as long, and ends when they do.
/// Screens that nobody moves come without a motion, and so does what goes along; it ends with the turn.
///
/// That of a change that a controller is told of lets what was asked for happen once the size and the traits are set,
/// in the same motion if they are changed within `UIView.animate`, and ends with the turn. One of a class of one's
/// own lets it happen at once, unless it says otherwise.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    @discardableResult
    func animate(
        alongsideTransition: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}
extension UIViewControllerTransitionCoordinator {
    /// At once.
    @discardableResult
    public func animate(
        alongsideTransition: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        alongsideTransition?(self)
        completion?(self)
        return true
    }
    /// As in UIKit.
    @discardableResult
    public func animate(
        alongsideTransition: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: alongsideTransition, completion: nil)
    }
    /// As in UIKit, wherever the view is.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }
    /// Nothing is called: no finger leads a change, unless a class says otherwise.
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
}

/// What is known of screens that come and go, or of a change of size or of traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext {
    var containerView: UIView { get }
    var isCancelled: Bool { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var transitionDuration: TimeInterval { get }
    var completionCurve: UIView.AnimationCurve { get }
    var completionVelocity: CGFloat { get }
    var percentComplete: CGFloat { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}
extension UIViewControllerTransitionCoordinatorContext {
    /// An empty view, unless it is known which one changes.
    public var containerView: UIView { UIView() }
    /// Nil, unless it is known which one changes.
    public func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? { nil }
    /// Nil, unless it is known which one changes.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    /// As in UIKit.
    public var isCancelled: Bool { false }
    /// As in UIKit.
    public var isAnimated: Bool { false }
    /// As in UIKit.
    public var isInteractive: Bool { false }
    /// As in UIKit.
    public var transitionDuration: TimeInterval { 0 }
    /// As in UIKit.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// As in UIKit: nothing is turned.
    public var targetTransform: CGAffineTransform { .identity }
    /// As in UIKit: none comes in front of another one.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// As in UIKit: no finger leads it.
    public var initiallyInteractive: Bool { false }
    /// As in UIKit: no finger takes hold of it.
    public var isInterruptible: Bool { false }
    /// As in UIKit: no finger leads it.
    public var percentComplete: CGFloat { 0 }
    /// As in UIKit: no finger leads it.
    public var completionVelocity: CGFloat { 1 }
}

/// A change that a controller was told of, with what is to happen along with it and behind it.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    private typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private enum Stage { case announced, made, over }

    private var stage = Stage.announced
    private weak var controller: UIViewController?
    private var accompaniments: [Action] = []
    private var endings: [Action] = []

    /// - Parameter controller: The outermost one that changes.
    init(of controller: UIViewController?) {
        self.controller = controller
    }

    // What changes its size is the same screen before and after.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        controller
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { controller?.viewIfLoaded }
    var containerView: UIView {
        let view = controller?.viewIfLoaded
        return view?.superview ?? view ?? UIView()
    }

    @discardableResult
    func animate(
        alongsideTransition: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let alongsideTransition {
            if stage == .announced {
                accompaniments.append(alongsideTransition)
            } else {
                alongsideTransition(self)
            }
        }
        if let completion {
            if stage == .over { completion(self) } else { endings.append(completion) }
        }
        return true
    }

    /// The size and the traits are set.
    func changeIsMade() {
        stage = .made
        let actions = accompaniments
        accompaniments = []
        actions.forEach { $0(self) }
    }

    /// The turn is over in which all was laid out.
    func end() {
        stage = .over
        let actions = endings
        endings = []
        actions.forEach { $0(self) }
    }
}
