import QuoinKit

/// Which action a step is.
extension FuzzWorld {
    private typealias Maker = @Sendable (FuzzWorld) -> (inout FuzzDraws) -> FuzzAction?

    /// An action with how often it is chosen.
    private struct Choice: Sendable {
        let weight: Int
        let make: Maker

        init(_ weight: Int, _ make: @escaping Maker) {
            (self.weight, self.make) = (weight, make)
        }
    }

    /// What changes no more than what is there.
    private static let changes: [Choice] = [
        Choice(6, FuzzWorld.removeView), Choice(8, FuzzWorld.moveView),
        Choice(3, FuzzWorld.reorder), Choice(14, FuzzWorld.changeConstraint),
        Choice(8, FuzzWorld.changeGroup), Choice(8, FuzzWorld.changeContent),
        Choice(4, FuzzWorld.changePriority), Choice(8, FuzzWorld.changeFrame),
        Choice(8, FuzzWorld.changeMargins), Choice(4, FuzzWorld.changeDirection),
        Choice(4, FuzzWorld.changePlacing), Choice(5, FuzzWorld.askSomething),
        Choice(2, FuzzWorld.removeConstraints), Choice(2, FuzzWorld.moveGuide),
        Choice(4, FuzzWorld.mendSomething), Choice(6, FuzzWorld.measureCard),
        Choice(3, FuzzWorld.changeLook),
    ]
    /// What is changed of the parts of QuoinKit.
    private static let partChanges: [Choice] = [
        Choice(12, FuzzWorld.changeStack), Choice(5, FuzzWorld.changeMembers),
        Choice(8, FuzzWorld.changeText), Choice(6, FuzzWorld.changeScrolling),
        Choice(6, FuzzWorld.changeRows), Choice(16, FuzzWorld.changeSections),
        Choice(4, FuzzWorld.changeTraits), Choice(6, FuzzWorld.hide),
    ]
    /// What makes something new.
    private static let additions: [Choice] = [
        Choice(26, FuzzWorld.addView), Choice(22, FuzzWorld.addConstraint),
        Choice(24, FuzzWorld.stateConstraints), Choice(4, FuzzWorld.addGuide),
        Choice(3, FuzzWorld.dropView), Choice(8, FuzzWorld.arrangeViews),
        Choice(3, FuzzWorld.shapeView), Choice(8, FuzzWorld.addCard),
    ]
    private static let partAdditions: [Choice] = [
        Choice(10, FuzzWorld.addPart), Choice(6, FuzzWorld.addFormat),
        Choice(5, FuzzWorld.tick), Choice(6, FuzzWorld.animate),
    ]
    /// What makes something new from within something else.
    private static let laterAdditions: [Choice] = [
        Choice(8, FuzzWorld.addView), Choice(8, FuzzWorld.addConstraint),
        Choice(8, FuzzWorld.stateConstraints), Choice(3, FuzzWorld.addGuide),
        Choice(2, FuzzWorld.arrangeViews), Choice(2, FuzzWorld.addCard),
    ]
    private static let laterPartAdditions =
        laterAdditions + [Choice(8, FuzzWorld.addPart), Choice(3, FuzzWorld.addFormat)]
    private static let hookAdditions: [Choice] = [Choice(60, FuzzWorld.setHook)]

    /// What is done where tables are all that matters.
    private static let ofTables: [Choice] = [
        Choice(6, FuzzWorld.addTable), Choice(60, FuzzWorld.changeSections),
        Choice(25, FuzzWorld.changeScrolling), Choice(6, FuzzWorld.changeFrame),
        Choice(3, FuzzWorld.changeMargins), Choice(3, FuzzWorld.moveView),
        Choice(2, FuzzWorld.removeView), Choice(2, FuzzWorld.hide), Choice(2, FuzzWorld.addView),
        Choice(2, FuzzWorld.stateConstraints), Choice(5, FuzzWorld.tick),
        Choice(5, FuzzWorld.animate), Choice(2, FuzzWorld.askSomething),
    ]

    /// What is done where there are controllers.
    private static let ofControllers: [Choice] =
        additions + changes + [
            Choice(20, FuzzWorld.addController), Choice(80, FuzzWorld.changeController),
            Choice(60, FuzzWorld.setControllerHook), Choice(20, FuzzWorld.setHook),
            Choice(8, FuzzWorld.changeTraits), Choice(4, FuzzWorld.hide),
            Choice(5, FuzzWorld.tick), Choice(6, FuzzWorld.animate),
        ]

    private static let byStyle = FuzzStyle.allCases.map { style in
        guard style != .tables else { return ofTables }
        guard style != .controllers else { return ofControllers }
        return additions + changes + (style.hasParts ? partAdditions + partChanges : [])
            + (style.hasHooks ? hookAdditions : [])
    }

    /// The action that a step's numbers choose.
    func action(_ draws: inout FuzzDraws) -> FuzzAction? {
        choose(among: Self.byStyle[style.rawValue], &draws)
    }

    /// An action that may be done later, from within something else.
    func laterAction(_ draws: inout FuzzDraws) -> FuzzAction? {
        if style == .tables, draws.happens(percent: 70) { return changeSections(&draws) }
        if style == .controllers, draws.happens(percent: 60) { return changeController(&draws) }
        if style.hasHooks, draws.happens(percent: 8) { return dropViewLater(&draws) }
        if draws.happens(percent: 15) {
            return choose(
                among: style.hasParts ? Self.laterPartAdditions : Self.laterAdditions, &draws)
        }
        return choose(among: Self.changes + (style.hasParts ? Self.partChanges : []), &draws)
    }

    private func choose(among choices: [Choice], _ draws: inout FuzzDraws) -> FuzzAction? {
        var chosen = draws.below(choices.reduce(0) { $0 + $1.weight })
        for choice in choices {
            if chosen < choice.weight {
                return choice.make(self)(&draws)
            }
            chosen -= choice.weight
        }
        return nil
    }
}

/// What happens later.
extension FuzzWorld {
    private func setHook(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let (name, view) = view(of: FuzzView.self, &draws),
            let hook = draws.element(of: FuzzView.Hook.allCases)
        else { return nil }
        let actions = (0..<draws.pick(1, 1, 1, 2, 4)).compactMap { _ in laterAction(&draws) }
        guard !actions.isEmpty else { return nil }
        let text = actions.textLater { "\(name).\(hook.rawValue) = {\n    \($0)\n}" }
        return FuzzAction(text) { view.hooks[hook] = actions.perform }
    }
}
