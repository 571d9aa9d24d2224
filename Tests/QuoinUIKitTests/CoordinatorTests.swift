import QuoinUIKit
import TestSupport
import Testing

/// What goes along with a change of size or of traits.
@MainActor
@Suite struct CoordinatorTests {
    private final class Recorder: UIViewController {
        var log: [String] = []
        var leaf: UIView?

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("will \(view.bounds.width)")
            coordinator.animate { [unowned self] context in
                log.append("along \(view.bounds.width) \(traitCollection.verticalSizeClass)")
                log.append("of \(context.viewController(forKey: .to) === self)")
            } completion: { [unowned self] _ in
                log.append("end \(leaf?.frame.width ?? 0)")
            }
            expectTrue(transitionCoordinator != nil)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.tick(after: 1)
    }

    @MainActor @Test
    func `blocks run when the size and the traits are set, and the others after the layout`() {
        let screen = Recorder()
        let leaf = UIView()
        leaf.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(leaf)
        screen.leaf = leaf
        NSLayoutConstraint.activate([
            leaf.widthAnchor.constraint(equalTo: screen.view.widthAnchor, multiplier: 0.5)
        ])
        window.show(deviceNamed: "iPhone 14")
        show(screen)
        expectEqual(screen.log, [])
        // 390 × 844 upright, and sideways of compact height.
        window.show(deviceNamed: "iPhone 14", isLandscape: true)
        expectEqual(screen.log.count, 3)
        expectEqual(screen.log.first, "will 390.0")
        expectEqual(screen.log.dropFirst().first, "along 844.0 compact")
        expectEqual(screen.log.last, "of true")
        window.tick()
        expectEqual(screen.log.last, "end 422.0")
        expectTrue(screen.log.count == 4 && screen.transitionCoordinator == nil)
    }

    @MainActor @Test
    func `children and what they are in have one coordinator, and each block runs once`() {
        let (container, screen) = (UIViewController(), Recorder())
        container.addChild(screen)
        screen.view.frame = container.view.bounds
        screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.view.addSubview(screen.view)
        screen.didMove(toParent: container)
        show(container)
        window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        window.tick()
        window.tick()
        // It is the outermost that changes.
        expectEqual(screen.log, ["will 320.0", "along 480.0 compact", "of false", "end 0.0"])
    }

    @MainActor @Test func `what goes along is in the motion within which the size is set`() {
        final class Mover: UIViewController {
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func viewDidLoad() { view.addSubview(dot) }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                coordinator.animate(
                    alongsideTransition: { _ in self.dot.frame.origin.x = 100 }, completion: nil)
            }
        }
        let mover = Mover()
        show(mover)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        }
        window.tick()
        window.tick(after: 1)
        expectTrue(abs((mover.dot.layer.presentation()?.frame.minX ?? 0) - 50) < 0.01)
    }

    @MainActor @Test func `a change of traits has a coordinator, too, in a window or not`() {
        final class Themed: UIViewController {
            var log: [String] = []
            override func willTransition(
                to traits: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: traits, with: coordinator)
                coordinator.animate {
                    [unowned self] _ in
                    log.append("along \(traitCollection.userInterfaceStyle == .dark)")
                } completion: { [unowned self] _ in
                    log.append("end")
                }
            }
        }
        let screen = Themed()
        _ = screen.view
        screen.overrideUserInterfaceStyle = .dark
        expectEqual(screen.log, ["along true", "end"])
    }
}
