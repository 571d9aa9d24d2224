import QuoinUIKit
import TestSupport
import Testing

/// Controllers that are to take in what they are in, or stand in front of.
@MainActor
@Suite struct ContainerCircleTests {
    /// Turns the window when it hears that it goes.
    private final class Turning: UIViewController {
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            turn()
        }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            turn()
        }
        private func turn() {
            guard let window = viewIfLoaded?.window else { return }
            window.frame.size = CGSize(
                width: window.frame.height, height: window.frame.width)
        }
    }

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.quoin.onDiagnostic { _ in }
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.tick(after: 0.1)
        return window
    }

    @MainActor @Test func `a stack does not take in the stack that it is in`() {
        let (screen, inner) = (UIViewController(), UINavigationController())
        inner.setViewControllers([screen], animated: false)
        let outer = UINavigationController(rootViewController: inner)
        let window = window(outer)
        inner.setViewControllers([outer], animated: false)
        window.tick(after: 0.1)
        expectTrue(inner.viewControllers.isEmpty)
        expectTrue(outer.viewControllers == [inner])
        expectTrue(outer.parent == nil)
    }

    @MainActor @Test func `what takes in who presents it may turn the window as it goes`() {
        let (root, middle, front) = (Turning(), Turning(), Turning())
        let window = window(root)
        root.present(middle, animated: false)
        window.tick(after: 0.1)
        middle.present(front, animated: false)
        window.tick(after: 0.1)
        expectTrue(front.view.window === window)
        front.addChild(middle)
        front.view.addSubview(middle.view)
        middle.didMove(toParent: front)
        window.tick(after: 0.1)
        expectTrue(front.presentingViewController == nil)
        expectTrue(middle.parent === front)
        middle.addChild(root)
        for _ in 0..<3 { window.tick(after: 0.5) }
        expectTrue(sequence(first: root, next: \.parent).prefix(9).count(where: { _ in true }) < 9)
    }

    @MainActor @Test func `a search that is put into what it presents turns with the window`() {
        let (search, tabs) = (
            UISearchController(searchResultsController: nil), UITabBarController()
        )
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [stack]
        let window = window(search)
        search.present(tabs, animated: false)
        window.tick(after: 0.1)
        expectTrue(tabs.presentingViewController === search)
        stack.pushViewController(search, animated: false)
        window.frame.size = CGSize(width: 480, height: 320)
        window.tick(after: 0.5)
        expectTrue(stack.viewControllers.last === search)
        expectEqual(search.view.window?.frame.size, window.frame.size)
    }
}
