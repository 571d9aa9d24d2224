import QuoinUIKit
import TestSupport
import Testing

/// Screens of a stack, or behind tabs, that an app's animator moves.
@MainActor
@Suite struct StackTransitionTests {
    /// Moves one screen away to the side as the other one comes, in half a second at an even speed.
    private final class Pusher: NSObject, UIViewControllerAnimatedTransitioning {
        var isBack = false
        func transitionDuration(
            using context: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
                let next = context.viewController(forKey: .to)
            else { return }
            let place = context.finalFrame(for: next)
            let way = isBack ? -place.width : place.width
            to.frame = place.offsetBy(dx: way, dy: 0)
            context.containerView.addSubview(to)
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                to.frame = place
                from.frame = place.offsetBy(dx: -way, dy: 0)
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Director: NSObject, UINavigationControllerDelegate,
        UITabBarControllerDelegate
    {
        let log: StepLog
        let pusher = Pusher()
        var finger: UIPercentDrivenInteractiveTransition?
        init(_ log: StepLog) { self.log = log }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from: UIViewController, to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            pusher.isBack = operation == .pop
            return pusher
        }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
        func navigationController(
            _ navigationController: UINavigationController, didShow: UIViewController,
            animated: Bool
        ) { log.add("shown") }
        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom from: UIViewController, to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            pusher.isBack = false
            return pusher
        }
    }

    private let scene = TransitionScene()
    private let director: Director
    private let navigation: UINavigationController
    private let front: LoggedScreen

    init() {
        director = Director(scene.log)
        navigation = UINavigationController(rootViewController: scene.root)
        navigation.delegate = director
        front = scene.screen("front", .fullScreen)
        scene.window.rootViewController = navigation
        scene.rest()
        _ = scene.log.take()
    }

    private func half() {
        scene.window.tick()
        scene.window.tick(after: 0.25)
    }
    private var full: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

    @MainActor @Test func `screens are pushed and popped by the animator of the delegate`() {
        navigation.pushViewController(front, animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [scene] _ in
            scene.log.add("pushed")
        }
        expectTrue(front.transitionCoordinator != nil && scene.root.transitionCoordinator != nil)
        half()
        expectTrue(front.view.place.isNear(full.offsetBy(dx: 195, dy: 0)))
        expectTrue(scene.root.view.place.isNear(full.offsetBy(dx: -195, dy: 0)))
        expectEqual(scene.log.take(), ["root goes", "front comes"])
        scene.rest()
        expectEqual(scene.log.take(), ["root is gone", "front is there", "shown", "pushed"])
        expectTrue(front.view.frame == full && scene.root.view.window == nil)
        // Below the bar of 44 beneath the notch's 47.
        expectEqual(front.view.safeAreaInsets.top, 91)
        navigation.popViewController(animated: true)
        half()
        expectTrue(front.view.place.isNear(full.offsetBy(dx: 195, dy: 0)))
        expectEqual(scene.log.take(), ["front goes", "root comes"])
        scene.rest()
        expectEqual(scene.log.take(), ["front is gone", "root is there", "shown"])
        expectTrue(scene.root.view.frame == full && front.parent == nil)
    }

    @MainActor @Test(arguments: [true, false])
    func `a screen on its way out presents as its stack would`(byAnAnimator: Bool) {
        navigation.pushViewController(front, animated: false)
        scene.rest()
        if !byAnAnimator { navigation.delegate = nil }
        navigation.popViewController(animated: true)
        if byAnAnimator { half() }
        let note = scene.screen("note", .currentContext)
        front.present(note, animated: false)
        expectTrue(note.presentingViewController === navigation)
        scene.rest()
        expectTrue(front.parent == nil && front.view.window == nil)
        expectTrue(note.view.window === scene.window && scene.root.parent === navigation)
        note.dismiss(animated: false)
        scene.rest()
        expectEqual(scene.window.subviews.count, 1)
        expectTrue(scene.root.view.window === scene.window)
    }

    @MainActor @Test func `without an animated change, or without an animator, there is no motion`()
    {
        navigation.pushViewController(front, animated: false)
        scene.window.tick()
        expectEqual(
            scene.log.take(),
            [
                "root goes", "front comes", "root is gone", "front is there", "shown",
            ])
        navigation.delegate = nil
        navigation.popViewController(animated: true)
        scene.root.transitionCoordinator?.animate { [scene] in
            scene.log.add("along \($0.transitionDuration)")
        } completion: { [scene] _ in
            scene.log.add("over")
        }
        scene.window.tick()
        expectEqual(
            scene.log.take(),
            [
                "front goes", "root comes", "along 0.0", "front is gone", "root is there", "over",
            ])
        expectTrue(scene.root.transitionCoordinator == nil)
    }

    @MainActor @Test func `a pop that the finger gives up leaves the stack as it was`() {
        navigation.pushViewController(front, animated: false)
        scene.rest()
        _ = scene.log.take()
        let finger = UIPercentDrivenInteractiveTransition()
        director.finger = finger
        navigation.popViewController(animated: true)
        finger.update(0.4)
        scene.window.tick(after: 1)
        // 390 × 0.4 to the right.
        expectTrue(front.view.place.isNear(full.offsetBy(dx: 156, dy: 0)))
        finger.cancel()
        scene.rest()
        expectEqual(navigation.viewControllers, [scene.root, front])
        expectTrue(front.view.frame == full && scene.root.view.window == nil)
        expectEqual(
            scene.log.take(),
            [
                "front goes", "root comes", "root goes", "front comes", "front is there", "shown",
                "root is gone",
            ])
        navigation.popViewController(animated: true)
        finger.update(0.4)
        finger.finish()
        scene.rest()
        expectTrue(navigation.viewControllers == [scene.root] && front.view.window == nil)
        expectEqual(
            scene.log.take(),
            [
                "front goes", "root comes", "front is gone", "root is there", "shown",
            ])
    }

    @MainActor @Test func `a push in the middle of another one comes after that`() {
        let detail = scene.screen("detail", .fullScreen)
        navigation.pushViewController(front, animated: true)
        scene.window.tick(after: 0.1)
        navigation.pushViewController(detail, animated: true)
        scene.rest()
        expectEqual(
            scene.log.take(),
            [
                "root goes", "front comes", "root is gone", "front is there", "shown", "front goes",
                "detail comes", "front is gone", "detail is there", "shown",
            ])
        expectTrue(detail.view.frame == full && front.view.window == nil)
    }

    @MainActor @Test func `the window may be turned in the middle`() {
        navigation.pushViewController(front, animated: true)
        scene.window.tick(after: 0.1)
        scene.window.show(deviceNamed: "iPhone 14", isLandscape: true)
        scene.rest()
        expectEqual(front.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    @MainActor @Test func `screens behind tabs are moved, too`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, front]
        tabs.delegate = director
        scene.window.rootViewController = tabs
        scene.rest()
        _ = scene.log.take()
        tabs.selectedIndex = 1
        half()
        expectTrue(front.view.place.isNear(full.offsetBy(dx: 195, dy: 0)))
        expectEqual(scene.log.take(), ["root goes", "front comes"])
        scene.rest()
        expectEqual(scene.log.take(), ["root is gone", "front is there"])
        expectTrue(front.view.frame == full && tabs.selectedViewController === front)
    }

    @MainActor @Test func `what leaves the window in the middle of a pop has gone`() {
        navigation.pushViewController(front, animated: false)
        scene.rest()
        navigation.popViewController(animated: true)
        half()
        _ = scene.log.take()
        scene.window.rootViewController = UIViewController()
        scene.rest()
        let steps = scene.log.take()
        expectTrue(steps.contains("front is gone") && steps.contains("root is gone"))
        expectTrue(front.view.window == nil && front.transitionCoordinator == nil)
    }

    @MainActor @Test func `what was popped is let go when it has gone`() {
        weak var gone: LoggedScreen?
        do {
            let screen = scene.screen("gone", .fullScreen)
            gone = screen
            navigation.pushViewController(screen, animated: false)
            scene.rest()
            navigation.popViewController(animated: true)
            half()
        }
        expectTrue(gone != nil)
        scene.rest()
        expectTrue(gone == nil)
    }
}
