import QuoinKit

/// Constraints as the layout core has them.
extension FuzzWorld {
    private static let priorities: [(code: String, value: Priority)] = [
        (".required", .required), (".high", .high), (".low", .low), ("501", 501), ("250", 250),
        ("1", 1), ("999", 999),
    ]

    func priority(_ draws: inout FuzzDraws) -> (code: String, value: Priority) {
        draws.happens(percent: 60)
            ? Self.priorities[draws.below(Self.priorities.count)] : Self.priorities[0]
    }

    /// A view or a guide, with how it is called.
    func item(_ draws: inout FuzzDraws) -> (code: String, value: any LayoutItem) {
        switch draws.below(12) {
        case 9:
            if let guide = draws.element(of: guides) { return (guide.name, guide.value) }
        case 10:
            let named = anyView(&draws)
            return ("\(named.name).layoutMarginsGuide", named.view.layoutMarginsGuide)
        case 11:
            let named = anyView(&draws)
            if let scroll = named.view as? ScrollView, !(scroll is TableView) {
                return ("\(named.name).contentLayoutGuide", scroll.contentLayoutGuide)
            }
            return ("\(named.name).safeAreaLayoutGuide", named.view.safeAreaLayoutGuide)
        default: break
        }
        let named = anyView(&draws)
        return (named.name, named.view)
    }

    /// Makes and activates a constraint between any two items, whether that makes sense or not.
    func addConstraint(_ draws: inout FuzzDraws) -> FuzzAction? {
        let first = item(&draws)
        let attributes = LayoutAttribute.allCases
        let attribute = attributes[draws.below(attributes.count)]
        let isPlain = draws.happens(percent: 25)
        let second = isPlain ? nil : item(&draws)
        let other: LayoutAttribute =
            isPlain
            ? .notAnAttribute
            : draws.happens(percent: 15) ? attributes[draws.below(attributes.count)] : attribute
        let relation = draws.pick(
            ("equal", Relation.equal), ("equal", .equal), ("lessThanOrEqual", .lessThanOrEqual),
            ("greaterThanOrEqual", .greaterThanOrEqual))
        let multiplier =
            draws.happens(percent: 15)
            ? draws.pick(0.5, 2, -1, 0, 1.25, style.hasFarNumbers ? 1e9 : 3) : 1
        let constant = number(&draws)
        let priority = priority(&draws)
        let name = newName("c")
        let text = """
            let \(name) = try? LayoutConstraint(
                item: \(first.code), attribute: .\(attribute), relatedBy: .\(relation.0), \
            toItem: \(second?.code ?? "nil"),
                attribute: .\(other), multiplier: \(multiplier.code), constant: \(constant.code))
            \(name)?.priority = \(priority.code)
            \(name)?.isActive = true
            """
        return FuzzAction(text) { [unowned self] in
            let made = try? LayoutConstraint(
                item: first.value, attribute: attribute, relatedBy: relation.1,
                toItem: second?.value, attribute: other, multiplier: multiplier,
                constant: constant)
            guard let made else { return }
            watch(made)
            made.priority = priority.value
            constraints.append(Named(name: "\(name)?", value: made))
            made.isActive = true
        }
    }

    func changeConstraint(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = anyConstraint(&draws) else { return nil }
        let constraint = named.value
        switch draws.below(6) {
        case 0...1:
            let constant = number(&draws)
            return FuzzAction("\(named.name).constant = \(constant.code)") {
                constraint.constant = constant
            }
        case 2:
            let priority = priority(&draws)
            return FuzzAction("\(named.name).priority = \(priority.code)") {
                constraint.priority = priority.value
            }
        case 3:
            let multiplier = draws.pick(1, 0.5, 2, -1, style.hasFarNumbers ? 1e9 : 0.25)
            return FuzzAction("\(named.name).multiplier = \(multiplier.code)") {
                constraint.multiplier = multiplier
            }
        default:
            let isActive = draws.happens(percent: 60)
            return FuzzAction("\(named.name).isActive = \(isActive)") {
                constraint.isActive = isActive
            }
        }
    }

    /// A constraint of those that were made, by hand or by a maker.
    private func anyConstraint(_ draws: inout FuzzDraws) -> Named<LayoutConstraint>? {
        if draws.happens(percent: 40), let group = draws.element(of: groups) {
            let members = group.value.layoutConstraints
            guard !members.isEmpty else { return nil }
            let index = draws.below(members.count)
            return Named(name: "\(group.name).layoutConstraints[\(index)]", value: members[index])
        }
        return draws.element(of: constraints)
    }

    func removeConstraints(_ draws: inout FuzzDraws) -> FuzzAction? {
        let named = anyView(&draws)
        let view = named.view
        if draws.happens(percent: 50) {
            return FuzzAction("\(named.name).removeConstraints()") { view.removeConstraints() }
        }
        return FuzzAction("\(named.name).removeAllConstraints()") { view.removeAllConstraints() }
    }
}
