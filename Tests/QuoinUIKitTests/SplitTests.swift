import QuoinUIKit
import TestSupport
import Testing

/// Columns on a tablet of 1024 × 768 and on a phone.
@MainActor
@Suite struct SplitTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let first = UIViewController()
    private let middle = UIViewController()
    private let last = UIViewController()

    private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(first, for: .primary)
        if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
        split.setViewController(last, for: .secondary)
        return split
    }

    private func show(_ controller: UIViewController, landscape: Bool = true) {
        expectTrue(window.show(deviceNamed: "iPad Air 2", isLandscape: landscape))
        window.rootViewController = controller
        window.layoutIfNeeded()
    }

    /// Where a controller's column stands in the window; nil, if it is not there.
    private func column(of controller: UIViewController) -> CGRect? {
        window.layoutIfNeeded()
        guard let view = controller.viewIfLoaded, view.window === window else { return nil }
        return view.convert(view.bounds, to: window)
    }

    private func room(_ x: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: x, y: 0, width: width, height: 768)
    }

    @MainActor @Test func `two columns stand side by side where it is wide`() {
        let split = split(.doubleColumn)
        show(split)
        // Two fifths of 1024 are more than 320.
        expectEqual(column(of: first), room(0, 320))
        expectEqual(column(of: last), room(320, 704))
        expectEqual(split.displayMode, .oneBesideSecondary)
        expectTrue(!split.isCollapsed)
        expectEqual(split.primaryColumnWidth, 320)
        expectTrue(first.splitViewController === split)
        expectTrue(first.navigationController?.parent === split)
        expectTrue(split.viewController(for: .primary) === first)
        expectEqual(first.traitCollection.horizontalSizeClass, .compact)
        expectEqual(last.traitCollection.horizontalSizeClass, .regular)
    }

    @MainActor @Test
    func `a view for the bar stands in one bar, with the columns stacked and side by side`() {
        var said: [String] = []
        window.quoin.onDiagnostic { said.append($0.message) }
        let title = UILabel()
        title.text = "Soup"
        last.navigationItem.titleView = title
        let split = split(.doubleColumn)
        window.rootViewController = split
        window.layoutIfNeeded()
        expectTrue(split.isCollapsed)
        expectTrue(title.window === window && title.bounds.width > 0)
        show(split)
        expectTrue(!split.isCollapsed)
        // The last column begins at 320.
        expectTrue(title.convert(title.bounds, to: nil).minX > 320)
        expectTrue(said.isEmpty)
    }

    @MainActor @Test func `upright, the last column is alone until another one is shown over it`() {
        let split = split(.doubleColumn)
        show(split, landscape: false)
        let all = CGRect(x: 0, y: 0, width: 768, height: 1024)
        expectTrue(column(of: first) == nil)
        expectEqual(column(of: last), all)
        split.show(.primary)
        expectEqual(split.displayMode, .oneOverSecondary)
        // Two fifths of 768 are 307.2.
        let over = column(of: first) ?? .zero
        expectTrue(abs(over.width - 307.2) < 0.01)
        expectEqual(column(of: last), all)
        split.show(.secondary)
        expectTrue(column(of: first) == nil)
        split.preferredDisplayMode = .oneBesideSecondary
        expectTrue(abs((column(of: last)?.minX ?? 0) - 307.2) < 0.01)
        split.preferredSplitBehavior = .overlay
        expectEqual(split.displayMode, .oneOverSecondary)
    }

    @MainActor @Test func `three columns stand as the mode says`() {
        let split = split(.tripleColumn)
        split.preferredPrimaryColumnWidth = 200
        split.maximumSupplementaryColumnWidth = 250
        show(split)
        expectTrue(column(of: first) == nil)
        expectEqual(column(of: middle), room(0, 250))
        expectEqual(column(of: last), room(250, 774))
        split.show(.primary)
        expectEqual(split.displayMode, .twoBesideSecondary)
        expectEqual(column(of: first), room(0, 200))
        expectEqual(column(of: middle), room(200, 250))
        expectEqual(column(of: last), room(450, 574))
        split.preferredDisplayMode = .twoDisplaceSecondary
        expectEqual(column(of: last), room(450, 774))
        split.preferredDisplayMode = .twoOverSecondary
        expectEqual(column(of: middle), room(200, 250))
        expectEqual(column(of: last), room(0, 1024))
        split.hide(.primary)
        split.primaryEdge = .trailing
        expectEqual(column(of: middle), room(774, 250))
        expectEqual(column(of: last), room(0, 774))
    }

    @MainActor @Test func `a phone shows one column`() {
        final class Chooser: UISplitViewControllerDelegate {
            var heard: [String] = []
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
            ) -> UISplitViewController.Column {
                heard.append("\(proposed)")
                return .primary
            }
            func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
                heard.append("collapse")
            }
            func splitViewControllerDidExpand(_ svc: UISplitViewController) {
                heard.append("expand")
            }
        }
        let (split, chooser) = (split(.doubleColumn), Chooser())
        split.delegate = chooser
        window.show(deviceNamed: "iPhone 6")
        window.rootViewController = split
        let all = CGRect(x: 0, y: 0, width: 375, height: 667)
        expectEqual(column(of: first), all)
        expectTrue(column(of: last) == nil)
        expectTrue(split.isCollapsed)
        expectEqual(Array(chooser.heard.suffix(2)), ["secondary", "collapse"])
        split.show(.secondary)
        expectTrue(column(of: first) == nil)
        expectEqual(column(of: last), all)
        show(split)
        expectEqual(column(of: first), room(0, 320))
        expectEqual(column(of: last), room(320, 704))
        expectEqual(chooser.heard.last, "expand")
    }

    @MainActor @Test func `what is given for compact widths is shown there and nowhere else`() {
        let (split, narrow) = (split(.doubleColumn), UITabBarController())
        split.setViewController(narrow, for: .compact)
        window.show(deviceNamed: "iPhone 6")
        window.rootViewController = split
        expectEqual(column(of: narrow), CGRect(x: 0, y: 0, width: 375, height: 667))
        expectTrue(column(of: last) == nil)
        expectTrue(narrow.parent === split)
        show(split)
        expectTrue(column(of: narrow) == nil)
        expectEqual(column(of: last), room(320, 704))
    }

    @MainActor @Test func `a split of before has a list and a detail that is exchanged`() {
        let split = UISplitViewController()
        let list = UINavigationController(rootViewController: first)
        split.viewControllers = [list, last]
        split.preferredDisplayMode = .allVisible
        show(split)
        expectEqual(column(of: list), room(0, 320))
        expectEqual(column(of: last), room(320, 704))
        expectTrue(last.parent === split)
        first.showDetailViewController(middle, sender: nil)
        expectEqual(column(of: middle), room(320, 704))
        expectTrue(column(of: last) == nil)
        expectTrue(last.parent == nil)
        expectEqual(split.viewControllers, [list, middle])
        split.preferredPrimaryColumnWidthFraction = 0.25
        expectEqual(column(of: list), room(0, 256))
        split.minimumPrimaryColumnWidth = 300
        expectEqual(column(of: list), room(0, 300))
    }

    // MARK: One on the other

    private func shrink() {
        expectTrue(window.show(deviceNamed: "iPhone 6"))
        window.layoutIfNeeded()
        window.tick()
    }

    private func titles(_ controllers: [UIViewController]) {
        for (controller, title) in zip(controllers, ["List", "Middle", "Detail"]) {
            controller.title = title
        }
    }

    /// What the bars at the top say.
    private var words: [String] {
        window.layoutIfNeeded()
        window.tick()
        var (found, waiting): ([String], [UIView]) = ([], [window])
        while let view = waiting.popLast() {
            guard !view.isHidden else { continue }
            if let text = (view as? UILabel)?.text, view.frame.width > 0 { found.append(text) }
            waiting += view.subviews
        }
        return found.sorted()
    }

    private func tap(_ text: String) {
        var waiting: [UIView] = [window]
        while let view = waiting.popLast() {
            waiting += view.isHidden ? [] : view.subviews
            if (view as? UILabel)?.text == text {
                (view.superview as? UIControl)?.sendActions(for: .touchUpInside)
                return
            }
        }
    }

    @MainActor @Test func `a detail on a phone has a way back to the list`() {
        titles([first, middle, last])
        let split = split(.doubleColumn)
        window.rootViewController = split
        shrink()
        let all = CGRect(x: 0, y: 0, width: 375, height: 667)
        expectEqual(column(of: last), all)
        // A status bar of 20 and one bar of 44.
        expectEqual(last.view.safeAreaInsets.top, 64)
        expectEqual(words, ["Detail", "List", "\u{2039}"])
        expectEqual(split.viewControllers, [first.navigationController])
        expectTrue(last.navigationController?.navigationController === first.navigationController)
        expectTrue(last.splitViewController === split)
        // What is pushed by the detail stands on it, and leads back to it.
        last.navigationController?.pushViewController(middle, animated: false)
        expectEqual(words, ["Detail", "Middle", "\u{2039}"])
        tap("Detail")
        expectEqual(words, ["Detail", "List", "\u{2039}"])
        tap("List")
        expectEqual(words, ["List"])
        expectEqual(column(of: first), all)
        split.show(.secondary)
        expectEqual(words, ["Detail", "List", "\u{2039}"])
        split.hide(.secondary)
        expectEqual(words, ["List"])
    }

    @MainActor @Test func `where there is room again, the columns stand apart`() {
        titles([first, middle, last])
        let split = split(.doubleColumn)
        window.rootViewController = split
        shrink()
        last.navigationController?.pushViewController(middle, animated: false)
        show(split)
        window.tick()
        expectEqual(column(of: first), room(0, 320))
        expectEqual(column(of: middle), room(320, 704))
        expectEqual(first.navigationController?.viewControllers, [first])
        expectEqual(last.navigationController?.viewControllers, [last, middle])
        expectTrue(last.navigationController?.parent === split)
        expectEqual(words, ["Detail", "List", "Middle", "\u{2039}"])
        shrink()
        expectEqual(words, ["Detail", "Middle", "\u{2039}"])
        split.show(.primary)
        expectEqual(words, ["List"])
        show(split)
        window.tick()
        expectEqual(column(of: middle), room(320, 704))
    }

    @MainActor @Test func `three columns stand one on the other`() {
        titles([first, middle, last])
        let split = split(.tripleColumn)
        window.rootViewController = split
        shrink()
        expectEqual(words, ["Detail", "Middle", "\u{2039}"])
        tap("Middle")
        expectEqual(words, ["List", "Middle", "\u{2039}"])
        tap("List")
        expectEqual(words, ["List"])
        split.show(.secondary)
        expectEqual(words, ["Detail", "Middle", "\u{2039}"])
        split.show(.supplementary)
        expectEqual(words, ["List", "Middle", "\u{2039}"])
        let other = UIViewController()
        other.title = "Other"
        split.setViewController(other, for: .supplementary)
        expectEqual(words, ["List", "Other", "\u{2039}"])
        expectTrue(middle.navigationController?.parent == nil)
    }

    @MainActor @Test func `a split of before puts its detail on the list, too`() {
        titles([first, middle, last])
        let split = UISplitViewController()
        let list = UINavigationController(rootViewController: first)
        let detail = UINavigationController(rootViewController: last)
        split.viewControllers = [list, detail]
        split.preferredDisplayMode = .allVisible
        show(split)
        shrink()
        expectEqual(words, ["Detail", "List", "\u{2039}"])
        expectEqual(split.viewControllers, [list])
        tap("List")
        expectEqual(words, ["List"])
        // A detail that was shown on the stack is the last column where there is room.
        first.showDetailViewController(middle, sender: nil)
        expectEqual(words, ["List", "Middle", "\u{2039}"])
        show(split)
        window.tick()
        expectEqual(column(of: list), room(0, 320))
        expectEqual(column(of: middle), room(320, 704))
        expectEqual(split.viewControllers, [list, middle])
        expectEqual(list.viewControllers, [first])
    }
}

/// Columns that there are not, or cannot be.
