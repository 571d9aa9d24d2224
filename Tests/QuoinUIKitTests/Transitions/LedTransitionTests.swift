import QuoinUIKit
import TestSupport
import Testing

/// Screens that follow a finger.
@MainActor
@Suite struct LedTransitionTests {
    private let scene = TransitionScene()
    private let delegate: SlidingDelegate
    private let front: LoggedScreen
    private let finger = UIPercentDrivenInteractiveTransition()

    init() {
        delegate = SlidingDelegate(scene.log)
        front = scene.screen("front", .overFullScreen)
        front.transitioningDelegate = delegate
    }

    /// Presents without a finger, and begins to go with one.
    private func goWithFinger() {
        scene.root.present(front, animated: false)
        scene.rest()
        _ = scene.log.take()
        delegate.interaction = finger
        front.dismiss(animated: true) { [scene] in scene.log.add("dismissed") }
    }
    private var top: CGFloat { front.view.place.minY }

    @MainActor @Test func `they are as far on their way as the finger says`() throws {
        goWithFinger()
        let context = try #require(delegate.last?.context)
        expectTrue(context.isInteractive && finger.percentComplete == 0 && finger.duration == 0.4)
        scene.window.tick(after: 1)
        expectEqual(top, 0)
        finger.update(0.25)
        scene.window.tick(after: 1)
        expectTrue(abs(top - 211) < 0.01 && finger.percentComplete == 0.25)
        finger.update(2)
        scene.window.tick()
        expectTrue(abs(top - 844) < 0.01 && finger.percentComplete == 1)
        finger.update(0.5)
        scene.window.tick()
        expectTrue(abs(top - 422) < 0.01)
        expectEqual(scene.log.take(), ["front goes", "move"])
        finger.completionCurve = .linear
        finger.finish()
        // Half of 0.4 seconds are left, and a quarter of the way after 0.1.
        scene.window.tick(after: 0.1)
        expectTrue(abs(top - 633) < 0.01 && !context.isInteractive)
        scene.rest()
        expectTrue(
            scene.log.take() == ["front is gone", "dismissed", "moved true"] && scene.isClear)
    }

    @MainActor @Test func `what the finger gives up goes back, and stays`() {
        goWithFinger()
        front.view.transform = CGAffineTransform(translationX: 0, y: 0)
        front.transitionCoordinator?.notifyWhenInteractionChanges { [scene] in
            scene.log.add("given up \($0.isCancelled)")
        }
        finger.update(0.5)
        scene.window.tick()
        finger.completionCurve = .linear
        finger.completionSpeed = 2
        finger.cancel()
        // 0.2 seconds are left, which take 0.1 at twice the speed: half of that shows half of what is left.
        scene.window.tick(after: 0.05)
        expectTrue(abs(top - 211) < 0.01)
        scene.rest()
        expectEqual(
            scene.log.take(),
            [
                "front goes", "move", "given up true", "front comes", "front is there",
                "moved false",
            ])
        expectTrue(front.view.frame == scene.window.bounds && front.view.window === scene.window)
        expectTrue(scene.root.presentedViewController === front && !front.isBeingDismissed)
        delegate.interaction = nil
        front.dismiss(animated: true)
        scene.rest()
        expectTrue(scene.isClear)
    }

    @MainActor @Test func `a finger may lead what comes, and what goes along with it`() {
        delegate.interaction = finger
        let veil = UIView()
        scene.window.addSubview(veil)
        scene.root.present(front, animated: true) { [scene] in scene.log.add("presented") }
        front.transitionCoordinator?.animate { _ in veil.alpha = 0 }
        finger.update(0.75)
        scene.window.tick(after: 1)
        expectTrue(abs(top - 211) < 0.01 && abs(veil.opacity - 0.25) < 0.01)
        finger.cancel()
        scene.rest()
        expectEqual(veil.alpha, 1)
        veil.removeFromSuperview()
        expectEqual(
            scene.log.take(),
            [
                "front comes", "move", "front goes", "front is gone", "moved false",
            ])
        expectTrue(scene.isClear)
    }

    @MainActor @Test func `who wants no finger at the beginning has none`() {
        finger.wantsInteractiveStart = false
        goWithFinger()
        expectEqual(delegate.last?.context?.isInteractive, false)
        scene.rest()
        expectEqual(
            scene.log.take(), ["front goes", "move", "front is gone", "dismissed", "moved true"])
    }

    @MainActor @Test func `a class of one's own may lead`() {
        final class Leader: NSObject, UIViewControllerInteractiveTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
                self.context = context
            }
        }
        final class Giver: NSObject, UINavigationControllerDelegate {
            let (leader, log): (Leader, StepLog)
            init(_ leader: Leader, _ log: StepLog) { (self.leader, self.log) = (leader, log) }
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from: UIViewController, to: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                SlidingAnimator(comes: operation == .push, .never, log)
            }
            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { leader }
        }
        let leader = Leader()
        let giver = Giver(leader, scene.log)
        let navigation = UINavigationController(rootViewController: scene.root)
        navigation.delegate = giver
        scene.window.rootViewController = navigation
        scene.rest()
        _ = scene.log.take()
        navigation.pushViewController(front, animated: true)
        leader.context?.containerView.addSubview(front.view)
        leader.context?.updateInteractiveTransition(0.5)
        scene.rest()
        expectEqual(scene.log.take(), ["root goes", "front comes"])
        leader.context?.finishInteractiveTransition()
        leader.context?.completeTransition(true)
        expectEqual(scene.log.take(), ["root is gone", "front is there", "moved true"])
    }
}
