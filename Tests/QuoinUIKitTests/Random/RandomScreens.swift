import QuoinUIKit

/// Screens and their containers, which come, go and move.
@MainActor
final class RandomScreens: RandomWorld {
    struct Named<Controller> {
        let name: String
        let value: Controller
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var all: [Named<UIViewController>] = []
    /// Whether something happens from within what screens are told.
    private let hasHooks: Bool
    private var watched: [(name: String, isThere: () -> Bool)] = []
    private var complaint: String?

    init(_ draws: inout Draws) {
        hasHooks = draws.happens(percent: 50)
        window.makeKeyAndVisible()
        window.quoin.onDiagnostic { [unowned self] diagnostic in
            if case .unsatisfiable = diagnostic { complaint = diagnostic.message }
        }
    }

    func settle() {
        for _ in 0..<6 { window.tick(after: 0.5) }
    }

    func letGo() -> [(name: String, isThere: () -> Bool)] {
        for case let screen as TattlingScreen in all.map(\.value) { screen.hooks = [:] }
        all = []
        window.rootViewController = nil
        settle()
        return watched
    }

    // MARK: What must be so

    func defect() -> String? {
        for case let screen as TattlingScreen in all.map(\.value) { screen.isQuiet = true }
        defer {
            for case let screen as TattlingScreen in all.map(\.value) { screen.isQuiet = false }
        }
        for named in all {
            if let defect = defect(of: named.value) { return "\(named.name) \(defect)" }
        }
        return hasHooks ? nil : complaint
    }

    func lastDefect() -> String? { nil }

    /// Whether it, or what it is in, stands behind a full screen.
    private func isHidden(_ controller: UIViewController) -> Bool {
        sequence(first: controller) { $0.parent }.contains { outer in
            let front = outer.presentedViewController
            let style = front is UIAlertController ? nil : front?.modalPresentationStyle
            return style == .fullScreen || style == .currentContext
        }
    }

    /// Whether the nearest controller that its view is in is its parent, and so on. Where one is left in the view of
    /// another one, nobody can say what it should be told.
    private func standsInParent(_ controller: UIViewController) -> Bool {
        guard let view = controller.viewIfLoaded, view.window != nil else { return true }
        let outer = sequence(first: view.superview) { $0?.superview }.lazy.compactMap {
            $0?.next as? UIViewController
        }.first
        return outer === controller.parent && outer.map(standsInParent) ?? true
    }

    private func defect(of controller: UIViewController) -> String? {
        if let screen = controller as? TattlingScreen {
            if let misinformation = screen.misinformation { return "was told \(misinformation)" }
            let isThere = screen.viewIfLoaded?.window != nil
            if standsInParent(screen),
                screen.stage != (isThere && !isHidden(screen) ? .shown : .gone)
            {
                return "is \(screen.stage), and \(isThere ? "" : "not ")in the window"
            }
        }
        if let parent = controller.parent,
            parent.children.count(where: { $0 === controller }) != 1
        {
            return "is not once among the children of its parent"
        }
        let shown =
            (controller as? UINavigationController)?.viewControllers
            ?? (controller as? UITabBarController)?.viewControllers
            ?? (controller as? UIPageViewController)?.viewControllers ?? []
        if (controller.children + shown).contains(where: { $0.parent !== controller }) {
            return "has a child of another parent"
        }
        if let presenting = controller.presentingViewController,
            presenting.presentedViewController == nil
        {
            return "is presented by one that presents nothing"
        }
        if let presented = controller.presentedViewController,
            presented.presentingViewController == nil
        {
            return "presents what is not presented"
        }
        return nil
    }

    // MARK: What happens

    /// Those that one can contain. That others are refused is tested elsewhere; here it would only be noise.
    private func possible(_ some: [Named<UIViewController>], in parent: UIViewController)
        -> [UIViewController]
    {
        some.map(\.value).filter { !sequence(first: parent, next: \.parent).contains($0) }
    }

    func action(_ draws: inout Draws) -> RandomAction? {
        guard hasHooks, draws.happens(percent: 30),
            let screen = named(of: TattlingScreen.self, &draws)
        else { return plainAction(&draws) }
        let hook = TattlingScreen.Hook.allCases[draws.below(TattlingScreen.Hook.allCases.count)]
        return plainAction(&draws).map { action in
            RandomAction("\(screen.name), \(hook): \(action.text)") { [weak value = screen.value] in
                value?.hooks[hook] = action
            }
        }
    }

    private func named<Controller>(
        of type: Controller.Type, _ draws: inout Draws
    ) -> Named<Controller>? {
        draws.element(
            of: all.compactMap { one in
                (one.value as? Controller).map { Named(name: one.name, value: $0) }
            })
    }

    private func some(_ draws: inout Draws) -> [Named<UIViewController>] {
        var rest = all
        return (0..<draws.below(4)).compactMap { _ in
            rest.isEmpty ? nil : rest.remove(at: draws.below(rest.count))
        }
    }

    private func plainAction(_ draws: inout Draws) -> RandomAction? {
        switch draws.below(33) {
        case 30...32: answer(&draws)
        case 0...6: all.count < 9 ? make(&draws) : forget(&draws)
        case 7...8: show(&draws)
        case 9...12: present(&draws)
        case 13...15: changeStack(&draws)
        case 16...17: changeTabs(&draws)
        case 18...19: changeColumns(&draws)
        case 20: turnPage(&draws)
        case 21...23: moveChild(&draws)
        case 24...27: changeSurroundings(&draws)
        default: forget(&draws)
        }
    }

    private func make(_ draws: inout Draws) -> RandomAction? {
        let name = "c\(watched.count + 1)"
        let kind = draws.below(9)
        let (answers, style) = (
            draws.below(5), draws.pick(UIAlertController.Style.alert, .actionSheet)
        )
        return RandomAction("\(name) is of kind \(kind)") { [unowned self] in
            let made: UIViewController =
                switch kind {
                case 0...3: TattlingScreen()
                case 4: UINavigationController()
                case 5: UITabBarController()
                case 6: UISplitViewController(style: .doubleColumn)
                case 7:
                    UIPageViewController(
                        transitionStyle: .scroll, navigationOrientation: .horizontal)
                default: Self.question(answers: answers, style)
                }
            watched.append((name, { [weak made] in made != nil }))
            all.append(Named(name: name, value: made))
        }
    }

    private static func question(
        answers: Int, _ style: UIAlertController.Style
    ) -> UIAlertController {
        let alert = UIAlertController(title: "A", message: "b", preferredStyle: style)
        for number in 0..<answers {
            alert.addAction(
                UIAlertAction(title: "\(number)", style: number == 2 ? .cancel : .default))
        }
        return alert
    }

    private func answer(_ draws: inout Draws) -> RandomAction? {
        guard let alert = named(of: UIAlertController.self, &draws) else { return nil }
        switch draws.below(4) {
        case 0:
            return RandomAction("\(alert.name) has a field") { alert.value.addTextField() }
        case 1:
            return RandomAction("\(alert.name) asks something else") {
                alert.value.message = "What it asks now has more than a line, or two, in a card."
            }
        default:
            let number = draws.below(4)
            return RandomAction("\(alert.name) is answered by \(number)") {
                alert.value.actions.dropFirst(number).first?.perform()
            }
        }
    }

    private func forget(_ draws: inout Draws) -> RandomAction? {
        guard let one = draws.element(of: all) else { return nil }
        return RandomAction("\(one.name) is forgotten") { [unowned self, weak value = one.value] in
            (value as? TattlingScreen)?.hooks = [:]
            all.removeAll { $0.value === value }
        }
    }

    private func show(_ draws: inout Draws) -> RandomAction? {
        let root = draws.happens(percent: 80) ? draws.element(of: all) : nil
        return RandomAction("the root is \(root?.name ?? "none")") { [unowned self] in
            window.rootViewController = root?.value
        }
    }

    private func present(_ draws: inout Draws) -> RandomAction? {
        guard let one = draws.element(of: all), let other = draws.element(of: all) else {
            return nil
        }
        if draws.happens(percent: 25) {
            return RandomAction("\(one.name) dismisses") { one.value.dismiss(animated: false) }
        }
        let style = draws.pick(
            UIModalPresentationStyle.automatic, .fullScreen, .overCurrentContext, .popover)
        return RandomAction("\(one.name) presents \(other.name), \(style)") {
            // What is presented already stays as it is.
            if other.value.presentingViewController == nil {
                other.value.modalPresentationStyle = style
            }
            one.value.present(other.value, animated: false)
        }
    }

    private func changeStack(_ draws: inout Draws) -> RandomAction? {
        guard let stack = named(of: UINavigationController.self, &draws),
            let pushed = draws.element(of: all)
        else { return nil }
        let (name, value) = (stack.name, stack.value)
        switch draws.below(6) {
        case 0...1:
            return RandomAction("\(name) pushes \(pushed.name)") { [unowned self] in
                for next in possible([pushed], in: value) {
                    value.pushViewController(next, animated: false)
                }
            }
        case 2: return RandomAction("\(name) pops") { value.popViewController(animated: false) }
        case 3:
            return RandomAction("\(name) pops to the root") {
                value.popToRootViewController(animated: false)
            }
        case 4:
            return RandomAction("\(name) has other bars") {
                value.isToolbarHidden.toggle()
                value.isNavigationBarHidden.toggle()
            }
        default:
            let some = some(&draws)
            return RandomAction("\(name) has \(some.map(\.name))") { [unowned self] in
                value.setViewControllers(possible(some, in: value), animated: false)
            }
        }
    }

    private func changeTabs(_ draws: inout Draws) -> RandomAction? {
        guard let tabs = named(of: UITabBarController.self, &draws) else { return nil }
        let (index, some) = (draws.below(3), some(&draws))
        if draws.happens(percent: 40) {
            return RandomAction("\(tabs.name) shows tab \(index)") {
                tabs.value.selectedIndex = index
            }
        }
        return RandomAction("\(tabs.name) has \(some.map(\.name))") { [unowned self] in
            tabs.value.viewControllers = possible(some, in: tabs.value)
        }
    }

    private func changeColumns(_ draws: inout Draws) -> RandomAction? {
        guard let split = named(of: UISplitViewController.self, &draws) else { return nil }
        let (name, value) = (split.name, split.value)
        let column = draws.pick(
            UISplitViewController.Column.primary, .secondary, .supplementary, .compact)
        let (one, some) = (draws.element(of: all), some(&draws))
        switch draws.below(6) {
        case 0:
            return RandomAction("\(name) has \(some.map(\.name))") { [unowned self] in
                value.viewControllers = possible(some, in: value)
            }
        case 1...2:
            return RandomAction("\(name), \(column): \(one?.name ?? "none")") { [unowned self] in
                let next = one.map { possible([$0], in: value) }
                value.setViewController(next?.first, for: column)
            }
        case 3: return RandomAction("\(name) shows \(column)") { value.show(column) }
        case 4: return RandomAction("\(name) hides \(column)") { value.hide(column) }
        default:
            return one.map { one in
                RandomAction("\(name), detail: \(one.name)") { [unowned self] in
                    for next in possible([one], in: value) {
                        value.showDetailViewController(next, sender: nil)
                    }
                }
            }
        }
    }

    private func turnPage(_ draws: inout Draws) -> RandomAction? {
        guard let pages = named(of: UIPageViewController.self, &draws) else { return nil }
        let some = some(&draws)
        return RandomAction("\(pages.name) turns to \(some.map(\.name))") { [unowned self] in
            pages.value.setViewControllers(
                possible(some, in: pages.value), direction: .forward, animated: false)
        }
    }

    private func moveChild(_ draws: inout Draws) -> RandomAction? {
        guard let child = draws.element(of: all), let parent = draws.element(of: all) else {
            return nil
        }
        switch draws.below(3) {
        case 0:
            return RandomAction("\(child.name) becomes a child of \(parent.name)") {
                [unowned self] in
                guard !possible([child], in: parent.value).isEmpty else { return }
                parent.value.addChild(child.value)
                parent.value.view.addSubview(child.value.view)
                child.value.didMove(toParent: parent.value)
            }
        case 1:
            return RandomAction("\(child.name) leaves its parent") {
                child.value.willMove(toParent: nil)
                child.value.view.removeFromSuperview()
                child.value.removeFromParent()
            }
        default:
            return RandomAction("\(child.name) has no parent") { child.value.removeFromParent() }
        }
    }

    private func changeSurroundings(_ draws: inout Draws) -> RandomAction? {
        switch draws.below(3) {
        case 0:
            let device = draws.pick("iPhone 15", "iPad mini")
            let isLandscape = draws.happens(percent: 50)
            return RandomAction("on \(device)\(isLandscape ? ", turned" : "")") { [unowned self] in
                window.show(deviceNamed: device, isLandscape: isLandscape)
            }
        case 1:
            let size = CGSize(width: draws.points(100...1000), height: draws.points(100...1000))
            return RandomAction("the window is \(size) large") { [unowned self] in
                window.frame.size = size
            }
        default:
            guard let one = draws.element(of: all) else { return nil }
            let title = draws.pick("Title", "", "A title that is far longer than the bar")
            return RandomAction("\(one.name) is called \"\(title)\"") {
                one.value.title = title
                one.value.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: title, style: .plain, target: nil, action: nil)
            }
        }
    }
}
