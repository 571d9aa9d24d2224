import QuoinUIKit
import TestSupport
import Testing

/// Screens that stand in front of others as an app's presentation controller says.
@MainActor
@Suite struct CustomPresentationTests {
    /// A sheet at the lower edge, of the height that is asked for, with a veil behind it that a tap takes away.
    private final class BottomSheet: UIPresentationController {
        let veil = UIView()
        var log: StepLog?

        override func presentationTransitionWillBegin() {
            log?.add("begins")
            guard let containerView else { return }
            veil.translatesAutoresizingMaskIntoConstraints = false
            veil.backgroundColor = .black
            veil.alpha = 0
            containerView.insertSubview(veil, at: 0)
            NSLayoutConstraint.activate([
                veil.topAnchor.constraint(equalTo: containerView.topAnchor),
                veil.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
                veil.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
                veil.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
            ])
            presentedViewController.transitionCoordinator?.animate { [veil] _ in veil.alpha = 0.5 }
        }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            log?.add("ends \(completed)")
        }
        override func dismissalTransitionWillBegin() {
            log?.add("begins to go")
            presentedViewController.transitionCoordinator?.animate { [veil] _ in veil.alpha = 0 }
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            log?.add("ends to go \(completed)")
        }
        override func size(
            forChildContentContainer container: any UIContentContainer,
            withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            CGSize(width: parentSize.width, height: container.preferredContentSize.height)
        }
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            let size = size(
                forChildContentContainer: presentedViewController,
                withParentContainerSize: bounds.size)
            return CGRect(origin: CGPoint(x: 0, y: bounds.height - size.height), size: size)
        }
        override func containerViewWillLayoutSubviews() {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            log?.add("is to be \(container.preferredContentSize.height) high")
            containerView?.setNeedsLayout()
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { [self] _ in
                log?.add("turned to \(containerView?.bounds.width ?? 0)")
            }
        }
    }

    /// A card in the middle, in a view with a shadow.
    private final class Card: UIPresentationController {
        private var wrapper: UIView?
        override var presentedView: UIView? { wrapper }
        override var shouldRemovePresentersView: Bool { true }

        override func presentationTransitionWillBegin() {
            guard let inner = super.presentedView else { return }
            let made = UIView(frame: frameOfPresentedViewInContainerView)
            made.layer.shadowOpacity = 0.4
            inner.frame = made.bounds
            inner.layer.cornerRadius = 16
            made.addSubview(inner)
            wrapper = made
        }
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            let size = presentedViewController.preferredContentSize
            return CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
        }
        override func containerViewDidLayoutSubviews() {
            wrapper?.frame = frameOfPresentedViewInContainerView
        }
        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) { containerView?.setNeedsLayout() }
    }

    private final class Giver: NSObject, UIViewControllerTransitioningDelegate {
        var isCard = false
        let log: StepLog
        private(set) weak var made: UIPresentationController?
        private(set) var asked: [UIViewController?] = []

        init(_ log: StepLog) { self.log = log }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            asked = [presented, presenting, source]
            guard !isCard else {
                let card = Card(presentedViewController: presented, presenting: presenting)
                made = card
                return card
            }
            let sheet = BottomSheet(presentedViewController: presented, presenting: presenting)
            sheet.log = log
            made = sheet
            return sheet
        }
    }

    private let scene = TransitionScene()
    private let giver: Giver
    private let front: LoggedScreen

    init() {
        giver = Giver(scene.log)
        front = scene.screen("front", .custom)
        front.preferredContentSize.height = 300
        front.transitioningDelegate = giver
    }

    private func present(animated: Bool = true) {
        scene.root.present(front, animated: animated) { [scene] in scene.log.add("presented") }
    }

    @MainActor @Test(arguments: [false, true])
    func `a sheet stands where its presentation controller says, in front of a veil`(
        animated: Bool
    ) throws {
        present(animated: animated)
        expectEqual(scene.log.take(), ["front comes", "begins"])
        expectTrue(front.isBeingPresented && front.transitionCoordinator?.isAnimated == animated)
        scene.rest()
        expectEqual(scene.log.take(), ["front is there", "ends true", "presented"])
        let sheet = try #require(front.presentationController as? BottomSheet)
        expectEqual(giver.asked, [front, scene.root, scene.root])
        expectTrue(
            sheet.presentedViewController === front && sheet.presentingViewController === scene.root
        )
        let container = try #require(sheet.containerView)
        expectTrue(container.superview === scene.window && container.frame == scene.window.bounds)
        expectEqual(container.subviews, [sheet.veil, front.view])
        expectEqual(front.view.frame, CGRect(x: 0, y: 544, width: 390, height: 300))
        expectEqual(front.view.safeAreaInsets.bottom, 34)
        expectTrue(sheet.veil.frame == scene.window.bounds && sheet.veil.alpha == 0.5)
        expectTrue(scene.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === sheet.veil)
        front.dismiss(animated: animated) { [scene] in scene.log.add("dismissed") }
        expectTrue(scene.log.take() == ["front goes", "begins to go"] && sheet.veil.alpha == 0)
        scene.rest()
        expectEqual(scene.log.take(), ["front is gone", "ends to go true", "dismissed"])
        expectTrue(scene.isClear && sheet.containerView == nil)
        expectTrue(sheet.presentedViewController === front)
    }

    @MainActor @Test func `it hears what size is wished for, and of another size of the window`() {
        present(animated: false)
        scene.rest()
        _ = scene.log.take()
        front.preferredContentSize.height = 200
        front.preferredContentSize.height = 200
        scene.rest()
        expectEqual(scene.log.take(), ["is to be 200.0 high"])
        expectEqual(front.view.frame, CGRect(x: 0, y: 644, width: 390, height: 200))
        scene.window.show(deviceNamed: "iPhone 14", isLandscape: true)
        scene.rest()
        expectEqual(
            scene.log.take(),
            [
                "root will be 844.0 × 390.0", "front will be 844.0 × 200.0", "turned to 844.0",
            ])
        expectEqual(front.view.frame, CGRect(x: 0, y: 190, width: 844, height: 200))
    }

    @MainActor @Test func `a controller may stand in a view of its presentation controller's`()
        throws
    {
        giver.isCard = true
        let navigation = UINavigationController(rootViewController: front)
        navigation.modalPresentationStyle = .custom
        navigation.transitioningDelegate = giver
        navigation.preferredContentSize = CGSize(width: 300, height: 400)
        scene.root.present(navigation, animated: true)
        scene.rest()
        // It covers who presents it: that has gone.
        expectEqual(
            scene.log.take(), ["root goes", "front comes", "root is gone", "front is there"])
        let card = try #require(navigation.presentationController)
        let wrapper = try #require(card.presentedView)
        expectTrue(wrapper.superview === card.containerView)
        // (390 - 300) / 2 and (844 - 400) / 2.
        expectEqual(wrapper.frame, CGRect(x: 45, y: 222, width: 300, height: 400))
        expectTrue(navigation.view.superview === wrapper)
        expectEqual(navigation.view.frame, CGRect(x: 0, y: 0, width: 300, height: 400))
        // What is on the stack says what it would like, and the stack says it, too.
        front.preferredContentSize = CGSize(width: 350, height: 444)
        scene.rest()
        expectEqual(wrapper.frame, CGRect(x: 20, y: 200, width: 350, height: 444))
        navigation.dismiss(animated: true)
        scene.rest()
        expectEqual(
            scene.log.take(), ["front goes", "root comes", "root is there", "front is gone"])
        expectTrue(scene.isClear)
    }

    @MainActor @Test
    func `what is presented may present in the same way, and goes with all of that`() {
        let detail = scene.screen("detail", .custom)
        detail.transitioningDelegate = giver
        detail.preferredContentSize.height = 100
        present()
        scene.rest()
        let child = UIViewController()
        front.addChild(child)
        front.view.addSubview(child.view)
        child.didMove(toParent: front)
        child.present(detail, animated: true)
        scene.rest()
        expectEqual(giver.asked, [detail, front, child])
        expectEqual(detail.view.frame, CGRect(x: 0, y: 744, width: 390, height: 100))
        _ = scene.log.take()
        scene.root.dismiss(animated: true)
        scene.rest()
        expectEqual(
            scene.log.take(),
            [
                "detail goes", "front goes", "begins to go", "begins to go", "detail is gone",
                "ends to go true", "front is gone", "ends to go true",
            ])
        expectTrue(scene.isClear)
    }

    @MainActor @Test func `it is let go when what it presents has gone`() {
        present()
        expectTrue(giver.made != nil)
        scene.rest()
        front.dismiss(animated: false)
        scene.rest()
        expectTrue(giver.made == nil)
        // Asked for before, it is that of what is presented then.
        let early = front.presentationController
        expectTrue(early != nil && early?.containerView == nil)
        present()
        expectTrue(front.presentationController === early && early?.containerView != nil)
    }

    @MainActor @Test func `what is presented again before it has gone stands in one container`() {
        present()
        scene.rest()
        front.dismiss(animated: true)
        present()
        scene.rest()
        expectEqual(scene.window.subviews.count, 2)
        expectEqual(front.view.frame, CGRect(x: 0, y: 544, width: 390, height: 300))
        front.dismiss(animated: true)
        scene.rest()
        expectTrue(scene.isClear)
    }

    @MainActor @Test func `it goes with the root of the window`() {
        present()
        scene.window.rootViewController = UIViewController()
        scene.rest()
        expectTrue(scene.window.subviews.count == 1 && front.view.window == nil)
        expectTrue(front.presentingViewController == nil)
        expectTrue(!scene.log.take().contains("begins to go"))
    }
}
