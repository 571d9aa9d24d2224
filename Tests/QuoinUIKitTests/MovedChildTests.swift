import QuoinUIKit
import TestSupport
import Testing

/// Screens that go from one container to another, also while they are on their way.
@MainActor
@Suite struct MovedChildTests {
    private final class Screen: UIViewController {
        var whenItMoves: (() -> Void)?
        var whenItHasGone: (() -> Void)?

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            let hook = whenItMoves
            whenItMoves = nil
            hook?()
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            let hook = whenItHasGone
            whenItHasGone = nil
            hook?()
        }
    }

    private let screen = Screen()

    @MainActor @Test func `a stack that is to contain itself stays in its container`() {
        let (stack, outer) = (UINavigationController(), UIViewController())
        outer.addChild(stack)
        stack.view.quoin.onDiagnostic { _ in }
        stack.pushViewController(stack, animated: false)
        expectTrue(stack.viewControllers.isEmpty && stack.parent === outer)
        expectEqual(outer.children, [stack])
    }

    @MainActor @Test func `a stack that is to contain itself may find a container meanwhile`() {
        let (stack, outer) = (UINavigationController(), UIViewController())
        stack.view.quoin.onDiagnostic { _ in }
        screen.whenItMoves = { outer.addChild(stack) }
        stack.setViewControllers([screen, stack], animated: false)
        expectTrue(stack.viewControllers == [screen] && stack.parent === outer)
        expectEqual(outer.children, [stack])
    }

    @MainActor @Test func `who takes a screen last has it`() {
        let (stack, tabs) = (UINavigationController(), UITabBarController())
        screen.whenItMoves = { stack.pushViewController(screen, animated: false) }
        tabs.viewControllers = [screen]
        let has = (stack.viewControllers == [screen], tabs.viewControllers == [screen])
        expectTrue(has.0 != has.1)
        expectTrue(screen.parent === (has.0 ? stack : tabs))
        expectEqual(stack.children, (has.0 ? [screen] : []))
        expectEqual(tabs.children, (has.1 ? [screen] : []))
    }

    @MainActor @Test func `a screen that is taken out while it moves is nobody's`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (stack, tabs) = (UINavigationController(), UITabBarController())
        stack.pushViewController(screen, animated: false)
        window.rootViewController = stack
        window.tick(after: 0.1)
        screen.whenItHasGone = { tabs.viewControllers = [] }
        tabs.viewControllers = [screen]
        window.tick(after: 0.1)
        expectTrue(screen.parent == nil)
        expectTrue(stack.children.isEmpty && tabs.children.isEmpty)
    }

    @MainActor @Test func `a page is shown by one alone`() {
        let (pages, others) = (
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        )
        let next = UIViewController()
        pages.setViewControllers([screen, next], direction: .forward, animated: false)
        expectTrue(pages.viewControllers == [screen] && pages.children == [screen])
        // Once more changes nothing.
        screen.whenItMoves = { Issue.record("it moves") }
        pages.setViewControllers([screen], direction: .forward, animated: false)
        screen.whenItMoves = nil
        others.setViewControllers([screen], direction: .forward, animated: false)
        expectTrue(pages.viewControllers == nil && others.viewControllers == [screen])
        expectTrue(screen.view.superview === others.view)
        // From within what the former page is told.
        screen.whenItMoves = {
            others.setViewControllers([next], direction: .forward, animated: false)
        }
        others.setViewControllers([UIViewController()], direction: .forward, animated: false)
        expectTrue(others.viewControllers == [next] && others.children == [next])
        pages.view.quoin.onDiagnostic { _ in }
        pages.setViewControllers([pages], direction: .forward, animated: false)
        expectTrue(pages.viewControllers == nil && pages.parent == nil)
    }

    @MainActor @Test
    func `a screen that another one takes as its container takes it is that one's`() {
        final class Leaving: UIViewController {
            var whenItGoes: (() -> Void)?
            override func viewWillDisappear(_ animated: Bool) {
                whenItGoes?()
                whenItGoes = nil
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (stack, tabs, front) = (UINavigationController(), UITabBarController(), Leaving())
        let last = UIViewController()
        window.addSubview(screen.view)
        screen.present(front, animated: false)
        window.tick(after: 0.1)
        // What the first tab presents goes, for it is a part of something now.
        front.whenItGoes = { stack.pushViewController(last, animated: false) }
        front.addChild(tabs)
        tabs.viewControllers = [screen, stack, last]
        expectTrue(front.whenItGoes == nil)
        expectTrue(last.parent === stack && stack.children == [last])
        expectTrue(tabs.children == [screen, stack] && tabs.viewControllers == [screen, stack])
    }
}
