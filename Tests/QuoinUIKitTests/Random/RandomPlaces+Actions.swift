import QuoinUIKit

/// What happens.
extension RandomPlaces {
    private var shown: [UIViewController] {
        var all: [UIViewController] = []
        func add(_ controller: UIViewController) {
            all.append(controller)
            controller.children.forEach(add)
            if let front = controller.presentedViewController,
                front.presentingViewController === controller
            {
                add(front)
            }
        }
        window.rootViewController.map(add)
        return all
    }
    private func shown<Controller>(
        of type: Controller.Type, _ draws: inout Draws
    ) -> Controller? { draws.element(of: shown.compactMap { $0 as? Controller }) }

    func action(_ draws: inout Draws) -> RandomAction? {
        let first = oneAction(&draws)
        guard let first, draws.happens(percent: 30), let second = oneAction(&draws) else {
            return first
        }
        return RandomAction("\(first.text), and before that has settled, \(second.text)") {
            first.perform()
            second.perform()
        }
    }

    private func oneAction(_ draws: inout Draws) -> RandomAction? {
        let isAnimated = draws.happens(percent: 30)
        switch draws.below(21) {
        case 0...2: return changeStack(&draws, isAnimated)
        case 3: return changeTabs(&draws)
        case 4...5: return present(&draws, isAnimated)
        case 6: return dismiss(&draws, isAnimated)
        case 7...9: return changeSurroundings(&draws)
        case 10...11: return changeBars(&draws, isAnimated)
        case 12: return changeChildren(&draws)
        case 13: return turnPage(&draws, isAnimated)
        case 14: return changeColumns(&draws)
        case 15: return scroll(&draws)
        case 16: return goElsewhere(&draws, isAnimated)
        case 17: return ask(&draws, isAnimated)
        case 18: return goThereAndBack(&draws)
        default: return changeScreen(&draws)
        }
    }

    private func changeStack(_ draws: inout Draws, _ isAnimated: Bool) -> RandomAction? {
        guard let stack = shown(of: OwnStack.self, &draws) else { return nil }
        switch draws.below(4) {
        case 0...1:
            let next = controller(&draws, depth: 2)
            guard !(next is UINavigationController) else { return nil }
            return RandomAction("a stack of \(stack.viewControllers.count) pushes, \(isAnimated)") {
                stack.pushViewController(next, animated: isAnimated)
            }
        case 2:
            return RandomAction("a stack of \(stack.viewControllers.count) pops, \(isAnimated)") {
                stack.popViewController(animated: isAnimated)
            }
        default:
            return RandomAction("a stack of \(stack.viewControllers.count) turns around") {
                stack.setViewControllers(stack.viewControllers.reversed(), animated: isAnimated)
            }
        }
    }

    private func changeTabs(_ draws: inout Draws) -> RandomAction? {
        guard let tabs = shown(of: UITabBarController.self, &draws) else { return nil }
        let index = draws.below(tabs.viewControllers?.count ?? 0)
        switch draws.below(3) {
        case 0:
            let next = controller(&draws, depth: 2)
            return RandomAction("one more tab") {
                tabs.viewControllers = (tabs.viewControllers ?? []) + [next]
            }
        default:
            return RandomAction("tab \(index)") { tabs.selectedIndex = index }
        }
    }

    private func present(_ draws: inout Draws, _ isAnimated: Bool) -> RandomAction? {
        let free = shown.filter { $0.presentedViewController == nil }
        guard let one = draws.element(of: free) else { return nil }
        let next = controller(&draws, depth: 1)
        let style = draws.pick(
            UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen, .formSheet,
            .currentContext, .overCurrentContext)
        return RandomAction(
            "a \(type(of: one)) presents a \(type(of: next)), \(style), \(isAnimated)"
        ) {
            next.modalPresentationStyle = style
            one.present(next, animated: isAnimated)
        }
    }

    private func dismiss(_ draws: inout Draws, _ isAnimated: Bool) -> RandomAction? {
        guard let one = draws.element(of: shown.filter { $0.presentedViewController != nil }) else {
            return nil
        }
        return RandomAction("a \(type(of: one)) dismisses, \(isAnimated)") {
            one.dismiss(animated: isAnimated)
        }
    }

    private func changeSurroundings(_ draws: inout Draws) -> RandomAction? {
        let step: @MainActor (UIWindow) -> Void
        let text: String
        switch draws.below(5) {
        case 0...1:
            let device = draws.pick("iPhone 15", "iPad mini", "iPhone SE")
            let isLandscape = draws.happens(percent: 50)
            text = "on \(device)\(isLandscape ? ", turned" : "")"
            step = { _ = $0.show(deviceNamed: device, isLandscape: isLandscape) }
        case 2:
            let size = CGSize(width: draws.points(200...1000), height: draws.points(200...1000))
            text = "the window is \(size) large"
            step = { $0.frame.size = size }
        case 3:
            let category = draws.pick(UIContentSizeCategory.large, .extraSmall, .accessibilityLarge)
            text = "letters are \(category)"
            step = { $0.traitOverrides.preferredContentSizeCategory = category }
        default:
            let direction = draws.pick(
                UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft)
            text = "read \(direction)"
            step = { $0.traitOverrides.layoutDirection = direction }
        }
        return RandomAction(text) { [unowned self] in
            surroundings.append(step)
            step(window)
        }
    }

    private func changeBars(_ draws: inout Draws, _ isAnimated: Bool) -> RandomAction? {
        guard let stack = shown(of: OwnStack.self, &draws) else { return nil }
        switch draws.below(3) {
        case 0:
            return RandomAction("a bar comes or goes") {
                stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: isAnimated)
            }
        case 1:
            return RandomAction("a toolbar comes or goes") {
                stack.setToolbarHidden(!stack.isToolbarHidden, animated: isAnimated)
            }
        default:
            return RandomAction("titles change their size") {
                stack.navigationBar.prefersLargeTitles.toggle()
            }
        }
    }

    private func changeChildren(_ draws: inout Draws) -> RandomAction? {
        guard let screen = shown(of: PlainScreen.self, &draws) else { return nil }
        if let child = screen.children.first, draws.happens(percent: 50) {
            return RandomAction("a child leaves") {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
        }
        let next = controller(&draws, depth: 2)
        return RandomAction("a \(type(of: next)) becomes a child") { screen.take(next) }
    }

    private func changeColumns(_ draws: inout Draws) -> RandomAction? {
        // Which column is on top where there is room for one depends on what was there before.
        guard let split = shown(of: UISplitViewController.self, &draws), !split.isCollapsed else {
            return nil
        }
        if draws.happens(percent: 50) {
            let mode = draws.pick(
                UISplitViewController.DisplayMode.automatic, .secondaryOnly, .oneBesideSecondary,
                .oneOverSecondary)
            return RandomAction("columns, \(mode)") { split.preferredDisplayMode = mode }
        }
        let column = Self.columns[draws.below(3)]
        let next = screen(&draws)
        return RandomAction("in column \(column), a \(type(of: next))") {
            split.setViewController(next, for: column)
        }
    }

    private func turnPage(_ draws: inout Draws, _ isAnimated: Bool) -> RandomAction? {
        guard let pages = shown(of: UIPageViewController.self, &draws) else { return nil }
        let next = controller(&draws, depth: 2)
        return RandomAction("another page, a \(type(of: next)), \(isAnimated)") {
            pages.setViewControllers([next], direction: .forward, animated: isAnimated)
        }
    }

    private func changeScreen(_ draws: inout Draws) -> RandomAction? {
        guard let screen = shown(of: PlainScreen.self, &draws) else { return nil }
        if draws.happens(percent: 20) {
            let title = draws.pick("Title", "", "A title that is far longer than the bar")
            return RandomAction("a screen is called \(title)") { screen.title = title }
        }
        var look = screen.look
        change(&look, &draws)
        return RandomAction("a screen is \(look)") { screen.look = look }
    }

    /// Scrolls, and back to where it begins.
    private func scroll(_ draws: inout Draws) -> RandomAction? {
        guard let screen = shown(of: PlainScreen.self, &draws), let list = screen.list else {
            return nil
        }
        let distance = draws.points(0...900)
        return RandomAction("a screen is scrolled by \(distance), and back") { [unowned self] in
            list.contentOffset.y += distance
            settle()
            list.contentOffset.y = -list.adjustedContentInset.top
        }
    }

    /// What was in one container comes into another.
    private func goElsewhere(_ draws: inout Draws, _ isAnimated: Bool) -> RandomAction? {
        guard let stack = shown(of: OwnStack.self, &draws), stack.viewControllers.count > 1 else {
            return nil
        }
        let place = draws.below(3)
        return RandomAction("the last of \(stack.viewControllers.count) goes to \(place)") {
            [unowned self] in
            guard let last = stack.popViewController(animated: false) else { return }
            settle()
            let tabs = shown.lazy.compactMap { $0 as? UITabBarController }.first
            let pages = shown.lazy.compactMap { $0 as? UIPageViewController }.first
            switch place {
            case 0: tabs?.viewControllers?.append(last)
            case 1: pages?.setViewControllers([last], direction: .forward, animated: isAnimated)
            default: stack.viewControllers.insert(last, at: 0)
            }
        }
    }

    /// A question is asked and answered.
    private func ask(_ draws: inout Draws, _ isAnimated: Bool) -> RandomAction? {
        guard let one = draws.element(of: shown.filter { $0.presentedViewController == nil }) else {
            return nil
        }
        let style = draws.pick(UIAlertController.Style.alert, .actionSheet)
        return RandomAction("a \(type(of: one)) asks, \(isAnimated)") { [unowned self] in
            let question = UIAlertController(title: "A", message: "b", preferredStyle: style)
            question.addAction(UIAlertAction(title: "c", style: .default))
            one.present(question, animated: isAnimated)
            settle()
            one.dismiss(animated: isAnimated)
        }
    }

    /// Something that is over again.
    private func goThereAndBack(_ draws: inout Draws) -> RandomAction? {
        guard let screen = shown(of: PlainScreen.self, &draws) else { return nil }
        func action(
            _ text: String, _ go: @escaping @MainActor (PlainScreen) -> Void,
            _ back: @escaping @MainActor (PlainScreen) -> Void
        ) -> RandomAction {
            RandomAction("\(text), and back") { [unowned self] in
                go(screen)
                settle()
                back(screen)
            }
        }
        switch draws.below(6) {
        case 0:
            return action("a search begins") {
                $0.navigationItem.searchController?.isActive = true
            } _: {
                $0.navigationItem.searchController?.isActive = false
            }
        case 1:
            return action("a screen is edited") {
                ($0.list as? UITableView)?.isEditing = true
            } _: {
                ($0.list as? UITableView)?.isEditing = false
            }
        case 2:
            return action("the window is hidden") { [window] _ in
                window.isHidden = true
            } _: {
                [window] _ in
                window.isHidden = false
            }
        case 3:
            let size = window.frame.size
            return action("there is no room") { [window] _ in
                window.frame.size = .zero
            } _: {
                [window] _ in
                window.frame.size = size
            }
        case 4:
            return action("what is in a screen is hidden") {
                for part in $0.view.subviews { part.isHidden = true }
            } _: {
                for part in $0.view.subviews { part.isHidden = false }
            }
        default:
            return action("a screen turns") {
                $0.view.transform = CGAffineTransform(rotationAngle: 1)
            } _: {
                $0.view.transform = .identity
            }
        }
    }
}
