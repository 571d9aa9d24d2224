import QuoinUIKit
import TestSupport
import Testing

/// Screens that come to the front and go as an app's animator moves them.
@MainActor
@Suite struct MovedScreenTests {
    private let scene = TransitionScene()
    private let delegate: SlidingDelegate
    private let front: LoggedScreen

    init() {
        delegate = SlidingDelegate(scene.log)
        front = scene.screen("front", .fullScreen)
        front.transitioningDelegate = delegate
    }

    private func present() {
        scene.root.present(front, animated: true) { [scene] in scene.log.add("presented") }
    }
    private func dismiss() {
        front.dismiss(animated: true) { [scene] in scene.log.add("dismissed") }
    }
    private static let coming = ["root goes", "front comes", "move"]
    private static let come = ["front is there", "root is gone", "presented", "moved true"]
    private static let going = ["front goes", "root comes", "move"]
    private static let gone = ["root is there", "front is gone", "dismissed", "moved true"]

    @MainActor @Test func `they are on their way until the animator says that they are there`()
        throws
    {
        present()
        expectEqual(scene.log.take(), Self.coming)
        let context = try #require(delegate.last?.context)
        expectTrue(context.viewController(forKey: .from) === scene.root)
        expectTrue(context.viewController(forKey: .to) === front)
        expectTrue(context.view(forKey: .from) === scene.root.view)
        expectTrue(context.view(forKey: .to) === front.view)
        expectEqual(context.containerView.subviews, [scene.root.view, front.view])
        expectTrue(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
        expectEqual(context.presentationStyle, .fullScreen)
        expectEqual(context.initialFrame(for: front), .zero)
        expectEqual(context.finalFrame(for: front), scene.window.bounds)
        expectEqual(context.initialFrame(for: scene.root), scene.window.bounds)
        scene.window.tick()
        scene.window.tick(after: 0.1)
        // A quarter of the way up: 844 × 0.75 below the top.
        expectTrue(front.view.place.isNear(CGRect(x: 0, y: 633, width: 390, height: 844)))
        expectTrue(front.isBeingPresented && scene.log.take() == [])
        scene.rest()
        expectTrue(scene.log.take() == Self.come && !front.isBeingPresented)
        expectEqual(front.view.frame, scene.window.bounds)
        expectTrue(scene.window.subviews.first === scene.root.view)
        dismiss()
        expectEqual(scene.log.take(), Self.going)
        expectTrue(front.presentingViewController === scene.root && front.isBeingDismissed)
        scene.window.tick()
        scene.window.tick(after: 0.2)
        expectTrue(front.view.place.isNear(CGRect(x: 0, y: 422, width: 390, height: 844)))
        expectEqual(scene.log.take(), [])
        scene.rest()
        expectTrue(scene.log.take() == Self.gone && scene.isClear && front.view.window == nil)
    }

    @MainActor @Test func `what goes along takes as long as they do`() {
        present()
        let veil = UIView()
        scene.window.addSubview(veil)
        front.transitionCoordinator?.animate { context in
            expectTrue(context.transitionDuration == 0.4 && context.isAnimated)
            veil.alpha = 0
        } completion: { [scene] in
            scene.log.add("along \($0.isCancelled)")
        }
        scene.window.tick()
        scene.window.tick(after: 0.2)
        // At both ends it is slow, and in the middle half is done.
        expectTrue(abs(veil.opacity - 0.5) < 0.01)
        scene.rest()
        expectEqual(
            scene.log.take(), Self.coming + Self.come.dropLast() + ["along false", "moved true"])
        expectTrue(front.transitionCoordinator == nil)
    }

    @MainActor @Test func `who presents stays in its place where the style does not cover it`()
        throws
    {
        front.modalPresentationStyle = .overFullScreen
        present()
        let context = try #require(delegate.last?.context)
        expectTrue(context.view(forKey: .from) == nil && context.view(forKey: .to) === front.view)
        expectTrue(scene.root.view.superview === scene.window)
        scene.rest()
        expectEqual(
            scene.log.take(),
            [
                "front comes", "move", "front is there", "presented", "moved true",
            ])
        dismiss()
        expectTrue(delegate.last?.context?.view(forKey: .to) == nil)
        scene.rest()
        expectEqual(
            scene.log.take(), ["front goes", "move", "front is gone", "dismissed", "moved true"])
        expectTrue(scene.isClear)
    }

    @MainActor @Test func `a sheet is moved with its card`() throws {
        front.modalPresentationStyle = .pageSheet
        present()
        let card = try #require(delegate.last?.context?.view(forKey: .to))
        expectTrue(front.view.superview === card)
        scene.window.tick()
        scene.window.tick(after: 0.2)
        // It goes from 844 up to 57, and half of the way is at 450.5.
        expectTrue(card.place.isNear(CGRect(x: 0, y: 450.5, width: 390, height: 787)))
        scene.rest()
        dismiss()
        scene.rest()
        expectTrue(scene.isClear)
    }

    @MainActor @Test
    func `an animator may say at once that all is over, and hears it with the turn`() {
        delegate.ending = .atOnce
        present()
        expectEqual(scene.log.take(), Self.coming)
        scene.window.tick()
        expectEqual(scene.log.take(), Self.come)
        dismiss()
        scene.window.tick()
        expectTrue(scene.log.take() == Self.going + Self.gone && scene.isClear)
    }

    @MainActor @Test func `an animator may say it late, and nobody hears it twice`() throws {
        delegate.ending = .never
        present()
        let context = try #require(delegate.last?.context)
        scene.window.tick(after: 5)
        expectEqual(scene.log.take(), Self.coming)
        context.completeTransition(true)
        expectEqual(scene.log.take(), Self.come)
        context.completeTransition(true)
        context.completeTransition(false)
        scene.rest()
        expectTrue(scene.log.take() == [] && front.view.window === scene.window)
    }

    @MainActor @Test func `where an animator never says it, all can go on`() {
        delegate.ending = .never
        present()
        scene.rest()
        expectTrue(scene.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === front.view)
        dismiss()
        scene.rest()
        expectEqual(scene.log.take(), Self.coming + Self.come + Self.going)
        let other = scene.screen("other", .fullScreen)
        scene.root.present(other, animated: false)
        scene.rest()
        expectEqual(
            scene.log.take(),
            Self.gone + ["root goes", "other comes", "other is there", "root is gone"])
        expectTrue(scene.root.presentedViewController === other && front.view.window == nil)
    }

    @MainActor @Test func `what is cancelled is as it was`() {
        delegate.ending = .cancelled
        present()
        scene.rest()
        expectEqual(
            scene.log.take(),
            Self.coming + [
                "front goes", "front is gone", "root comes", "root is there", "moved false",
            ])
        expectTrue(scene.isClear && front.presentingViewController == nil)
        delegate.ending = .afterMotion
        present()
        scene.rest()
        expectEqual(scene.log.take(), Self.coming + Self.come)
        delegate.ending = .cancelled
        dismiss()
        scene.rest()
        expectEqual(
            scene.log.take(),
            Self.going + [
                "root goes", "front comes", "front is there", "root is gone", "moved false",
            ])
        expectTrue(
            front.view.window === scene.window && front.presentingViewController === scene.root)
        delegate.ending = .afterMotion
        dismiss()
        scene.rest()
        expectTrue(scene.log.take() == Self.going + Self.gone && scene.isClear)
    }

    @MainActor @Test func `an animator that takes out later what it has moved takes nothing out`()
        throws
    {
        present()
        let context = try #require(delegate.last?.context)
        context.completeTransition(false)
        scene.window.tick()
        context.view(forKey: .from)?.removeFromSuperview()
        expectTrue(scene.root.view.superview === scene.window)
        expectTrue(context.viewController(forKey: .from) === scene.root)
        scene.rest()
        expectTrue(scene.isClear && front.presentingViewController == nil)
    }

    @MainActor @Test func `what is dismissed in the middle has come before it goes`() {
        present()
        scene.window.tick()
        scene.window.tick(after: 0.2)
        dismiss()
        expectEqual(scene.log.take(), Self.coming + Self.come + Self.going)
        scene.window.tick()
        // From where it was shown it goes down: half of the way is between 422 and 844.
        scene.window.tick(after: 0.2)
        expectTrue(front.view.place.minY > 422 && front.view.place.minY < 844)
        scene.rest()
        expectTrue(scene.log.take() == Self.gone && scene.isClear)
    }

    @MainActor @Test func `an animator may take out what is covered`() {
        delegate.ending = .never
        present()
        scene.root.view.frame.origin.x = -100
        scene.root.view.removeFromSuperview()
        delegate.last?.context?.completeTransition(true)
        scene.rest()
        expectEqual(
            scene.log.take(),
            Self.coming + [
                "root is gone", "front is there", "presented", "moved true",
            ])
        expectTrue(scene.root.presentedViewController === front)
        delegate.ending = .afterMotion
        dismiss()
        scene.rest()
        expectTrue(scene.log.take() == Self.going + Self.gone && scene.isClear)
    }

    @MainActor @Test func `the root of the window may be another one in the middle`() {
        present()
        scene.window.tick()
        scene.window.tick(after: 0.2)
        scene.window.rootViewController = UIViewController()
        scene.rest()
        expectTrue(scene.window.subviews.count == 1 && front.view.window == nil)
        expectTrue(scene.root.view.window == nil && front.presentingViewController == nil)
    }
}
