import QuoinKit

/// Controllers that come, move and go, and what is changed of them.
extension FuzzWorld {
    private static let mostControllers = 7

    /// Makes a controller, or a container of controllers.
    func addController(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard controllers.count < Self.mostControllers, views.count < Self.mostViews + 4 else {
            return changeController(&draws)
        }
        let name = newName("c")
        let (type, controller): (String, ViewController) =
            switch draws.below(6) {
            case 0...3: ("FuzzController", FuzzController())
            case 4: ("NavigationController", NavigationController())
            default: ("TabBarController", TabBarController())
            }
        let view = controller.view
        let word = controller is FuzzController ? "content" : "view"
        let text = "let \(name) = \(type)()\nlet \(name)View = \(name).\(word)"
        return FuzzAction(text) { [unowned self] in
            watchHooks(of: controller)
            controllers.append(Named(name: name, value: controller))
            adopt(NamedView("\(name)View", view))
        }
    }

    private func controller<Kind: ViewController>(
        of kind: Kind.Type, _ draws: inout FuzzDraws
    ) -> (name: String, controller: Kind)? {
        let all = controllers.compactMap { named in
            (named.value as? Kind).map { (name: named.name, controller: $0) }
        }
        return draws.element(of: all)
    }

    /// Some controllers, in any order.
    private func someControllers(_ draws: inout FuzzDraws) -> [Named<ViewController>] {
        var rest = controllers
        return (0..<draws.below(4)).compactMap { _ in
            rest.isEmpty ? nil : rest.remove(at: draws.below(rest.count))
        }
    }

    func changeController(_ draws: inout FuzzDraws) -> FuzzAction? {
        switch draws.below(11) {
        case 0...1: return changeRoot(&draws)
        case 2...3: return changeChildren(&draws)
        case 4...5: return changeStackOfControllers(&draws)
        case 6...7: return changeTabs(&draws)
        case 8: return changeSettings(&draws)
        default: return dropController(&draws)
        }
    }

    /// What a controller does when it is told of something.
    func setControllerHook(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let (name, controller) = controller(of: FuzzController.self, &draws),
            let hook = draws.element(of: FuzzController.Hook.allCases)
        else { return nil }
        let actions = (0..<draws.pick(1, 1, 2)).compactMap { _ in laterAction(&draws) }
        guard !actions.isEmpty else { return nil }
        let text = actions.textLater { "\(name).hooks[\"\(hook)\"] = {\n    \($0)\n}" }
        return FuzzAction(text) { [weak controller] in controller?.hooks[hook] = actions.perform }
    }

    // MARK: Kinds of changes

    private func changeRoot(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = draws.element(of: controllers) else { return nil }
        let window = window
        if draws.happens(percent: 20) {
            return FuzzAction("window.rootViewController = nil") {
                window.rootViewController = nil
            }
        }
        return FuzzAction("window.rootViewController = \(named.name)") {
            window.rootViewController = named.value
        }
    }

    private func changeChildren(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let child = draws.element(of: controllers),
            let parent = draws.element(of: controllers)
        else { return nil }
        switch draws.below(3) {
        case 0:
            let text =
                "\(parent.name).addChild(\(child.name))\n\(parent.name).view.addSubview("
                + "\(child.name).view)\n\(child.name).didMove(toParent: \(parent.name))"
            return FuzzAction(text) {
                parent.value.addChild(child.value)
                parent.value.view.addSubview(child.value.view)
                child.value.didMove(toParent: parent.value)
            }
        case 1:
            let text =
                "\(child.name).willMove(toParent: nil)\n\(child.name).view.removeFromSuperview()\n"
                + "\(child.name).removeFromParent()"
            return FuzzAction(text) {
                child.value.willMove(toParent: nil)
                child.value.view.removeFromSuperview()
                child.value.removeFromParent()
            }
        default:
            return FuzzAction("\(child.name).removeFromParent()") { child.value.removeFromParent() }
        }
    }

    private func changeStackOfControllers(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let (name, navigation) = controller(of: NavigationController.self, &draws) else {
            return nil
        }
        switch draws.below(6) {
        case 0...2:
            guard let pushed = draws.element(of: controllers) else { return nil }
            return FuzzAction("\(name).pushViewController(\(pushed.name))") {
                navigation.pushViewController(pushed.value)
            }
        case 3:
            return FuzzAction("\(name).popViewController()") { navigation.popViewController() }
        case 4:
            let some = someControllers(&draws)
            let list = some.map(\.name).joined(separator: ", ")
            return FuzzAction("\(name).viewControllers = [\(list)]") {
                navigation.viewControllers = some.map(\.value)
            }
        default:
            return FuzzAction("\(name).isNavigationBarHidden.toggle()") {
                navigation.isNavigationBarHidden.toggle()
            }
        }
    }

    private func changeTabs(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let (name, tabs) = controller(of: TabBarController.self, &draws) else { return nil }
        if draws.happens(percent: 50) {
            let index = draws.below(3)
            return FuzzAction("\(name).selectedIndex = \(index)") { tabs.selectedIndex = index }
        }
        let some = someControllers(&draws)
        let list = some.map(\.name).joined(separator: ", ")
        return FuzzAction("\(name).viewControllers = [\(list)]") {
            tabs.viewControllers = some.map(\.value)
        }
    }

    private func changeSettings(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = draws.element(of: controllers) else { return nil }
        let (name, controller) = (named.name, named.value)
        switch draws.below(4) {
        case 0:
            let title = draws.pick("Inbox", "", "A title that is by far longer than a bar")
            return FuzzAction("\(name).title = \"\(title)\"") { controller.title = title }
        case 1:
            let size = Size(width: number(&draws, 0...200), height: number(&draws, 0...200))
            return FuzzAction(
                "\(name).preferredContentSize = Size(width: \(size.width.code), "
                    + "height: \(size.height.code))"
            ) { controller.preferredContentSize = size }
        case 2:
            let insets = insets(&draws, 0...10)
            return FuzzAction("\(name).additionalSafeAreaInsets = \(insets.code)") {
                controller.additionalSafeAreaInsets = insets
            }
        default:
            let width = draws.pick(SizeClass.compact, .regular)
            return FuzzAction(
                "\(name).parent?.overrideTraits(\n    "
                    + "TraitCollection(horizontalSizeClass: .\(width)), forChild: \(name))"
            ) {
                controller.parent?.overrideTraits(
                    TraitCollection(horizontalSizeClass: width), forChild: controller)
            }
        }
    }

    /// Lets go of a controller, which may be told of it by then.
    private func dropController(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = draws.element(of: controllers) else { return nil }
        let isTakenOut = draws.happens(percent: 70)
        var text = "/* \(named.name) is forgotten */"
        if isTakenOut { text += "\n\(named.name).removeFromParent()" }
        return FuzzAction(text) { [unowned self, weak controller = named.value] in
            guard let controller else { return }
            if isTakenOut { controller.removeFromParent() }
            (controller as? FuzzController)?.hooks = [:]
            (controller as? FuzzController)?.content.hooks = [:]
            controllers.removeAll { $0.value === controller }
            views.removeAll { $0.view === controller.viewIfLoaded }
            guides.removeAll { $0.value.owningView === controller.viewIfLoaded }
        }
    }
}

/// What controllers are told, and who is whose child.
extension FuzzWorld {
    /// Whether a controller has yet to be told where its view is.
    var awaitsTurn: Bool {
        controllers.contains { ($0.value as? FuzzController)?.isInStep == false }
    }

    /// What is wrong with the controllers; nil if nothing is.
    func defectOfControllers() -> String? {
        for named in controllers {
            let controller = named.value
            if let told = controller as? FuzzController {
                if let defect = told.defect { return "\(named.name) was told \(defect)" }
                if !told.isInStep {
                    return "\(named.name) was told that it is \(told.stage), and its view is "
                        + (told.content.window == nil ? "in no window" : "in the window")
                }
            }
            if let parent = controller.parent,
                parent.children.count(where: { $0 === controller }) != 1
            {
                return "\(named.name) is not once among the children of its parent"
            }
            if controller.children.contains(where: { $0.parent !== controller }) {
                return "\(named.name) has a child of another parent"
            }
            let stack =
                (controller as? NavigationController)?.viewControllers
                ?? (controller as? TabBarController)?.viewControllers ?? []
            if stack.contains(where: { $0.parent !== controller }) {
                return "\(named.name) shows a controller that is not its child"
            }
        }
        return nil
    }
}

extension FuzzController {
    /// Whether it was told where its view is.
    fileprivate var isInStep: Bool { stage == (content.window == nil ? .gone : .shown) }
}
