import QuoinKit

/// Constraints as the maker has them.
extension FuzzWorld {
    /// A statement that can be made in a block, with its text.
    private struct Statement {
        let text: String
        let state: (ConstraintMaker<View>) -> Void
    }

    func stateConstraints(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = innerView(&draws) else { return nil }
        let view = named.view
        let count = 1 + draws.below(2)
        let statements = (0..<count).map { _ in statement(&draws) }
        let block = { (make: ConstraintMaker<View>) in
            for statement in statements {
                statement.state(make)
            }
        }
        let body = statements.map { "    " + $0.text }.joined(separator: "\n")
        let name = newName("m")
        let word = draws.pick("make", "update", "remake")
        let text = "let \(name) = \(named.name).\(word)Constraints { make in\n\(body)\n}"
        return FuzzAction(text) { [unowned self] in
            let made =
                switch word {
                case "make": view.makeConstraints(block)
                case "update": view.updateConstraints(block)
                default: view.remakeConstraints(block)
                }
            adopt(made, as: name)
        }
    }

    /// Takes new groups among those that there are.
    func adopt(_ made: [ConstraintGroup], as name: String) {
        for (index, group) in made.enumerated()
        where !groups.contains(where: { $0.value === group }) {
            watch(group)
            groups.append(Named(name: "\(name)[\(index)]", value: group))
        }
    }

    private func statement(_ draws: inout FuzzDraws) -> Statement {
        let amount = number(&draws, -10...60)
        let priority = priority(&draws)
        let other = anyView(&draws)
        let (target, name) = (other.view, other.name)
        let (number, level) = (amount.code, priority.code)
        switch draws.below(18) {
        case 0:
            return Statement(
                text: "make.edges.equalToSuperview().inset(\(number)).priority(\(level))"
            ) {
                $0.edges.equalToSuperview().inset(amount).priority(priority.value)
            }
        case 1:
            return Statement(
                text: "make.left.equalTo(\(name).right).offset(\(number)).priority(\(level))"
            ) {
                $0.left.equalTo(target.right).offset(amount).priority(priority.value)
            }
        case 2:
            return Statement(
                text: "make.top.equalTo(\(name).bottom).offset(\(number)).priority(\(level))"
            ) {
                $0.top.equalTo(target.bottom).offset(amount).priority(priority.value)
            }
        case 3:
            return Statement(text: "make.width.equalTo(\(number)).priority(\(level))") {
                $0.width.equalTo(amount).priority(priority.value)
            }
        case 4:
            return Statement(text: "make.height.greaterThanOrEqualTo(\(number)).priority(\(level))")
            {
                $0.height.greaterThanOrEqualTo(amount).priority(priority.value)
            }
        case 5:
            return Statement(text: "make.center.equalTo(\(name)).priority(\(level))") {
                $0.center.equalTo(target).priority(priority.value)
            }
        case 6:
            return Statement(
                text: "make.leading.trailing.equalToSuperview().inset(\(number)).priority(\(level))"
            ) {
                $0.leading.trailing.equalToSuperview().inset(amount).priority(priority.value)
            }
        case 7:
            return Statement(
                text: "make.size.equalTo(\(name)).multipliedBy(0.5).priority(\(level))"
            ) {
                $0.size.equalTo(target).multipliedBy(0.5).priority(priority.value)
            }
        case 8:
            return Statement(text: "make.margins.equalTo(\(name)).priority(\(level))") {
                $0.margins.equalTo(target).priority(priority.value)
            }
        case 9:
            return Statement(
                text: "make.firstBaseline.equalTo(\(name)).offset(\(number)).priority(\(level))"
            ) {
                $0.firstBaseline.equalTo(target).offset(amount).priority(priority.value)
            }
        case 10:
            return Statement(
                text: "make.trailing.lessThanOrEqualTo(\(name)).inset(\(number)).priority(\(level))"
            ) {
                $0.trailing.lessThanOrEqualTo(target).inset(amount).priority(priority.value)
            }
        case 11:
            return Statement(
                text: "make.width.equalTo(\(name).height).multipliedBy(2).priority(\(level))"
            ) {
                $0.width.equalTo(target.height).multipliedBy(2).priority(priority.value)
            }
        case 12:
            return Statement(text: "make.aspectRatio(1.5).priority(\(level))") {
                $0.aspectRatio(1.5).priority(priority.value)
            }
        case 13:
            return Statement(
                text: "make.top.bottom.equalTo(\(name).layoutMarginsGuide).priority(\(level))"
            ) {
                $0.top.bottom.equalTo(target.layoutMarginsGuide).priority(priority.value)
            }
        case 14:
            return Statement(
                text: "make.when(.compactWidth) { make.left.equalToSuperview().offset(\(number)) }"
            ) {
                make in
                make.when(.compactWidth) { make.left.equalToSuperview().offset(amount) }
            }
        case 15: return statementAboutSeveral(&draws, amount)
        case 16: return statementOnTheWay(&draws, amount)
        default:
            return Statement(
                text: "make.left.top.equalToSuperview().offset(\(number)).priority(\(level))"
            ) {
                $0.left.top.equalToSuperview().offset(amount).priority(priority.value)
            }
        }
    }

    /// A statement that names several views at once.
    private func statementAboutSeveral(_ draws: inout FuzzDraws, _ amount: Double) -> Statement {
        let some = (0..<1 + draws.below(3)).map { _ in anyView(&draws) }
        let list = "[" + some.map(\.name).joined(separator: ", ") + "]"
        let targets = some.map(\.view)
        switch draws.below(3) {
        case 0:
            return Statement(text: "make.bottom.lessThanOrEqualTo(\(list)).offset(\(amount.code))")
            {
                $0.bottom.lessThanOrEqualTo(targets).offset(amount)
            }
        case 1:
            return Statement(text: "make.width.equalTo(\(list)).dividedBy(2).priority(.high)") {
                $0.width.equalTo(targets).dividedBy(2).priority(.high)
            }
        default:
            return Statement(
                text: "make.edges.equalTo(\(list)).inset(\(amount.code)).priority(.low)"
            ) {
                $0.edges.equalTo(targets).inset(amount).priority(.low)
            }
        }
    }

    /// A statement that takes effect within its own block, or something else that is done there.
    private func statementOnTheWay(_ draws: inout FuzzDraws, _ amount: Double) -> Statement {
        let other = anyView(&draws)
        let target = other.view
        switch draws.below(4) {
        case 0:
            return Statement(
                text: "make.width.equalTo(\(amount.code)).priority(.low).constraint.activate()"
            ) {
                $0.width.equalTo(amount).priority(.low).constraint.activate()
            }
        case 1:
            return Statement(text: "make.height.equalTo(\(amount.code)).constraint.deactivate()") {
                $0.height.equalTo(amount).constraint.deactivate()
            }
        case 2:
            guard let named = draws.element(of: groups) else { fallthrough }
            let group = named.value
            return Statement(text: "make.top.equalToSuperview(); \(named.name).deactivate()") {
                $0.top.equalToSuperview()
                group.deactivate()
            }
        default:
            return Statement(
                text: "make.left.equalTo(\(other.name).left); \(other.name).setNeedsLayout()"
            ) {
                $0.left.equalTo(target.left)
                target.setNeedsLayout()
            }
        }
    }

    func changeGroup(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = draws.element(of: groups) else { return nil }
        let (group, name) = (named.value, named.name)
        let amount = number(&draws, -20...60)
        switch draws.below(6) {
        case 0:
            return FuzzAction("\(name).update(offset: \(amount.code))") {
                group.update(offset: amount)
            }
        case 1:
            return FuzzAction("\(name).update(inset: \(amount.code))") {
                group.update(inset: amount)
            }
        case 2:
            let multiplier = draws.pick(1, 0.5, 2)
            return FuzzAction("\(name).update(multiplier: \(multiplier))") {
                group.update(multiplier: multiplier)
            }
        case 3:
            let priority = priority(&draws)
            return FuzzAction("\(name).update(priority: \(priority.code))") {
                group.update(priority: priority.value)
            }
        case 4: return FuzzAction("\(name).deactivate()") { group.deactivate() }
        default: return FuzzAction("\(name).activate()") { group.activate() }
        }
    }

    func addFormat(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let (name, view) = innerView(&draws).map({ ($0.name, $0.view) }) else { return nil }
        let other = innerView(&draws)
        let format = draws.pick(
            "|-[a]-|", "V:|-[a(20@500)]", "[a]-(>=8)-[b]", "V:[a]-[b(a)]|", "HV:|[a]|",
            "[a(==b)]", "|-(<=20)-[a]-(>=4@700)-[b]-|", "[a(", "V:|[c]|",
            "H:|-(==gap)-[a(>=20,<=90)]-(==gap)-[b(==a)]-(gap@200)-|", "V:|-[a]-5-[b]->=0-|")
        let views = ["a": view, "b": other?.view ?? view]
        let text =
            "try? LayoutConstraint.constraints(withVisualFormat: \"\(format)\", views: "
            + "[\"a\": \(name), \"b\": \(other?.name ?? name)])"
        let result = newName("f")
        return FuzzAction(
            "let \(result) = (\(text)) ?? []\nLayoutConstraint.activate(\(result))"
        ) { [unowned self] in
            let made =
                (try? LayoutConstraint.constraints(withVisualFormat: format, views: views)) ?? []
            for (index, constraint) in made.enumerated() {
                watch(constraint)
                constraints.append(Named(name: "\(result)[\(index)]", value: constraint))
            }
            LayoutConstraint.activate(made)
        }
    }
}
