import QuoinUIKit
import TestSupport
import Testing

/// Columns that are not there, or no longer.
@MainActor
@Suite struct MissingColumnTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let split = UISplitViewController(style: .doubleColumn)

    @MainActor @Test func `a column that is missing is shown by leaving all as it is`() {
        split.setViewController(UIViewController(), for: .primary)
        window.rootViewController = split
        window.tick(after: 0.1)
        expectTrue(split.isCollapsed)
        split.show(.secondary)
        split.show(.supplementary)
        split.hide(.secondary)
        window.tick(after: 0.1)
        expectTrue(split.viewController(for: .primary)?.view.window === window)
    }

    @MainActor @Test func `what contains a split is no column of it`() {
        var messages: [String] = []
        split.view.quoin.onDiagnostic { messages.append($0.message) }
        let first = UIViewController()
        split.setViewController(first, for: .primary)
        split.setViewController(split, for: .primary)
        expectTrue(split.viewController(for: .primary) === first)
        expectEqual(messages.count, 1)
        // Nor is the stack that it is on.
        let other = UIViewController()
        let stack = UINavigationController(rootViewController: other)
        stack.pushViewController(split, animated: false)
        split.setViewController(other, for: .secondary)
        expectTrue(split.viewController(for: .secondary) == nil)
        expectTrue(stack.viewControllers == [other, split] && other.parent === stack)
    }

    @MainActor @Test func `a column that becomes a child elsewhere is none any more`() {
        let (column, other) = (UINavigationController(), UIViewController())
        split.setViewController(column, for: .primary)
        window.rootViewController = split
        window.tick(after: 0.1)
        other.addChild(column)
        expectTrue(split.viewController(for: .primary) == nil)
        expectTrue(column.parent === other && split.children.isEmpty)
    }

    @MainActor @Test func `a controller is one column, the one that it was given for last`() {
        let stack = UINavigationController(rootViewController: UIViewController())
        split.setViewController(stack, for: .primary)
        split.setViewController(stack, for: .secondary)
        expectTrue(split.viewController(for: .primary) == nil)
        expectTrue(split.viewController(for: .secondary) === stack)
        expectEqual(split.children, [stack])
        // So is the stack that a controller is on.
        split.setViewController(stack.topViewController, for: .primary)
        expectTrue(split.viewController(for: .primary) === stack.topViewController)
        expectTrue(split.viewController(for: .secondary) == nil && split.children == [stack])
    }

    @MainActor @Test func `a column that stands on the first one leaves with it, or alone`() {
        let (first, last) = (UINavigationController(), UINavigationController())
        split.setViewController(first, for: .primary)
        split.setViewController(last, for: .secondary)
        window.rootViewController = split
        window.tick(after: 0.1)
        expectEqual(first.viewControllers, [last])
        // Taken off the stack, it is a column still.
        first.setViewControllers([], animated: false)
        expectTrue(split.viewController(for: .secondary) === last && last.parent === split)
        split.show(.secondary)
        expectTrue(last.parent === first)
        let other = UIViewController()
        other.addChild(last)
        expectTrue(split.viewController(for: .secondary) == nil && last.parent === other)
        split.setViewController(last, for: .secondary)
        split.show(.secondary)
        expectTrue(last.parent === first)
        other.addChild(first)
        expectTrue(split.viewController(for: .primary) == nil)
        expectTrue(split.viewController(for: .secondary) == nil && split.children.isEmpty)
    }

    @MainActor @Test func `a column that goes back to its stack's list knows that it was popped`() {
        let (list, detail) = (UIViewController(), UIViewController())
        let last = UINavigationController(rootViewController: detail)
        split.setViewController(list, for: .primary)
        split.setViewController(last, for: .secondary)
        window.rootViewController = split
        window.tick(after: 0.1)
        expectTrue(detail.view.window === window)
        list.navigationController?.popViewController(animated: false)
        expectTrue(last.isMovingFromParent)
        window.tick(after: 0.1)
        expectTrue(list.view.window === window && detail.view.window == nil)
    }

    @MainActor @Test func `a split that a former column contains is let go of`() {
        weak var gone: UISplitViewController?
        do {
            let (split, stack) = (UISplitViewController(style: .doubleColumn), UIViewController())
            let first = UINavigationController(rootViewController: UIViewController())
            let last = UINavigationController()
            split.setViewController(first, for: .primary)
            split.setViewController(last, for: .secondary)
            split.show(.secondary)
            stack.addChild(last)
            last.pushViewController(split, animated: false)
            gone = split
        }
        expectTrue(gone == nil)
    }
}
