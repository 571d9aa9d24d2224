/// The views that sentences are about, while their constraints are made.
struct SentenceStage {
    let views: [View]
    let window: View
    let file: StaticString
    /// What takes note of the constraints that each statement makes, if anybody wants to know.
    var record: SentenceRecord?

    /// Does what statements say to each of their subjects.
    func make(_ statements: ArraySlice<SentenceStatement>, about subjects: [Int]) {
        guard let first = statements.first else { return }
        for position in subjects[first.subjects] {
            let view = views[position]
            for case .setting(let setting, let value) in statements.lazy.map({ $0.content }) {
                set(setting, of: view, to: value)
            }
            _ = view.make { (make: ConstraintMaker<View>) in
                for index in statements.indices {
                    if let group = state(statements[index], make, view) {
                        record?.add(group, of: index, about: position)
                    }
                }
            }
        }
    }

    private func state(
        _ statement: SentenceStatement, _ make: ConstraintMaker<View>, _ view: View
    ) -> ConstraintGroup? {
        guard case .constraints(let constraints) = statement.content else { return nil }
        let made = state(constraints.basis, make, view, UInt(statement.line))
        for modifier in constraints.modifiers {
            modify(made, modifier)
        }
        return made.group
    }

    private func set(
        _ setting: SentenceWords.Setting, of view: View, to value: SentenceSettingValue
    ) {
        switch value {
        case .priority(let priority): set(setting, of: view, to: priority.priority)
        case .margins(let amount) where setting == .directionalLayoutMargins:
            view.directionalLayoutMargins = amount.directionalInsets
        case .margins(let amount): view.layoutMargins = amount.insets
        }
    }

    private func set(
        _ setting: SentenceWords.Setting, of view: View, to priority: Priority
    ) {
        switch setting {
        case .layoutMargins, .directionalLayoutMargins: break
        case .contentHuggingHorizontalPriority: view.contentHuggingHorizontalPriority = priority
        case .contentHuggingVerticalPriority: view.contentHuggingVerticalPriority = priority
        case .contentCompressionResistanceHorizontalPriority:
            view.contentCompressionResistanceHorizontalPriority = priority
        case .contentCompressionResistanceVerticalPriority:
            view.contentCompressionResistanceVerticalPriority = priority
        }
    }

    // MARK: Constraints

    private func state(
        _ basis: SentenceBasis, _ make: ConstraintMaker<View>, _ view: View, _ line: UInt
    ) -> ConstraintStatement {
        switch basis {
        case .comparison(let comparison):
            var attributes = AttributeList()
            for attribute in comparison.attributes {
                attributes = attributes.adding(attribute)
            }
            return make.statements.makeStatement(
                attributes, comparison.relation, target(comparison.target, of: view), file, line)
        case .aspectRatio(let ratio):
            return make.shape(ratio.value, file, line)
        case .fit(let isFilling, let item, let ratio, let priority):
            return make.fit(
                element(item, of: view), isFilling ? .greaterThanOrEqual : .lessThanOrEqual,
                ratio.value, priority?.priority ?? Priority(249), file, line)
        }
    }

    private func target(_ target: SentenceTarget, of view: View) -> StatementTarget {
        switch target {
        case .superview:
            return .container
        case .numbers(let amount):
            return .numbers(amount.values)
        case .items(let items, let isList):
            let targets = items.map { StatementTarget.element(element($0, of: view)) }
            return isList ? .each(targets) : targets.first ?? .each([])
        case .anchors(let anchors, let isList):
            let targets = anchors.map { anchor in
                StatementTarget.attribute(element(anchor.item, of: view), anchor.attribute)
            }
            return isList ? .each(targets) : targets.first ?? .each([])
        }
    }

    private func element(_ item: SentenceItem, of view: View) -> LayoutElement {
        let owner =
            switch item.owner {
            case .superview: view.superview ?? window
            case .window: window
            case .view(let position): views[position]
            }
        switch item.area {
        case nil: return owner
        case .margins, .layoutMarginsGuide: return owner.layoutMarginsGuide
        case .safeArea, .safeAreaLayoutGuide: return owner.safeAreaLayoutGuide
        case .readableContentGuide: return owner.readableContentGuide
        }
    }

    private func modify(_ statement: ConstraintStatement, _ modifier: SentenceModifier) {
        switch modifier {
        case .offset(let amount), .sizeOffset(let amount):
            _ = statement.offset(by: amount.values)
        case .inset(let amount):
            _ = statement.inset(by: amount.values)
        case .centerOffset(let amount):
            _ = statement.offset(by: .centers(amount.point))
        case .multipliedBy(let factor):
            _ = statement.multiply(by: factor.value)
        case .dividedBy(let divisor):
            _ = statement.multiply(by: 1 / divisor.value)
        case .priority(let priority):
            statement.priority(priority.priority)
        case .labeled(let name):
            statement.labeled(name)
        }
    }
}
