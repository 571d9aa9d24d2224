/// Blocks of statements.
extension SwiftWriter {
    /// Statements about the same views: settings, and then a block for the others.
    mutating func passage(_ range: Range<Int>) -> [String] {
        let statements = plan.statements[range]
        guard let first = statements.first else { return [] }
        let subjects = Array(plan.subjects[first.subjects])
        let containers = Set(subjects.map { plan.views[$0].container })
        // Where views are in different ones, each has a superview of its own.
        if subjects.count > 1, containers.count > 1,
            statements.contains(where: { $0.namesSuperview })
        {
            return subjects.flatMap { block(statements, about: [$0]) }
        }
        return block(statements, about: subjects)
    }

    private mutating func block(
        _ statements: ArraySlice<SentenceStatement>, about subjects: [Int]
    ) -> [String] {
        var lines = [""]
        var written: [String] = []
        for statement in statements {
            switch statement.content {
            case .constraints(let constraints):
                written.append("        " + text(of: constraints, about: subjects.first))
            case .setting(let setting, let value):
                let text = text(of: value, for: setting)
                for subject in subjects {
                    lines.append("    \(views[subject]).\(setting.rawValue) = \(text)")
                }
            }
        }
        guard !written.isEmpty else { return lines }
        let names = subjects.map { views[$0] }
        let receiver = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
        lines.append("    \(receiver).makeConstraints { make in")
        return lines + written + ["    }"]
    }

    private mutating func text(
        of constraints: SentenceConstraints, about subject: Int?
    ) -> String {
        var line = "make." + text(of: constraints.basis, about: subject)
        for modifier in constraints.modifiers {
            line += "." + text(of: modifier)
        }
        return line
    }

    private mutating func text(of basis: SentenceBasis, about subject: Int?) -> String {
        switch basis {
        case .comparison(let comparison):
            let relation = comparison.relation.makerWord
            let words = comparison.words.joined(separator: ".")
            if case .superview = comparison.target {
                return "\(words).\(relation)Superview()"
            }
            return "\(words).\(relation)(\(text(of: comparison.target, about: subject)))"
        case .aspectRatio(let ratio):
            return "aspectRatio(\(text(of: ratio)))"
        case .fit(let isFilling, let item, let ratio, let priority):
            let end = priority.map { ", priority: \(text(of: $0))" } ?? ""
            let word = isFilling ? "aspectFill" : "aspectFit"
            let place = text(of: item, about: subject)
            return "\(word)(in: \(place), ratio: \(text(of: ratio))\(end))"
        }
    }

    private mutating func text(of target: SentenceTarget, about subject: Int?) -> String {
        let texts: [String]
        let isInBrackets: Bool
        switch target {
        case .superview: return ""
        case .numbers(let amount): return text(of: amount)
        case .items(let items, let isList):
            texts = items.map { text(of: $0, about: subject) }
            isInBrackets = isList
        case .anchors(let anchors, let isList):
            texts = anchors.map { "\(text(of: $0.item, about: subject)).\($0.attribute)" }
            isInBrackets = isList
        }
        let list = texts.joined(separator: ", ")
        return isInBrackets ? "[\(list)]" : list
    }

    private func text(of item: SentenceItem, about subject: Int?) -> String {
        let owner =
            switch item.owner {
            case .window: SentenceWords.window
            case .view(let position): views[position]
            case .superview: subject.map { container(of: plan.views[$0]) } ?? SentenceWords.window
            }
        return item.area.map { "\(owner).\($0.guideName)" } ?? owner
    }

    private mutating func text(of modifier: SentenceModifier) -> String {
        switch modifier {
        case .offset(let amount): "offset(\(text(of: amount)))"
        case .inset(let amount): "inset(\(text(of: amount)))"
        case .sizeOffset(let amount): "sizeOffset(\(text(of: amount)))"
        case .centerOffset(let amount): "centerOffset(\(text(of: amount)))"
        case .multipliedBy(let factor): "multipliedBy(\(text(of: factor)))"
        case .dividedBy(let divisor): "dividedBy(\(text(of: divisor)))"
        case .priority(let priority): "priority(\(text(of: priority)))"
        case .labeled(let name): "labeled(\(name.swiftLiteral))"
        }
    }

    private mutating func text(
        of value: SentenceSettingValue, for setting: SentenceWords.Setting
    ) -> String {
        switch value {
        case .priority(let priority): return text(of: priority)
        case .margins(let amount) where amount.kind == .uniform:
            let isDirectional = setting == .directionalLayoutMargins
            let type = isDirectional ? "DirectionalEdgeInsets" : "EdgeInsets"
            return "\(type)(\(text(of: amount)))"
        case .margins(let amount): return text(of: amount)
        }
    }

    /// A priority by its name, or as a number: what is computed with names is no Swift.
    private func text(of priority: SentencePriority) -> String {
        priority.name.map { ".\($0)" } ?? "\(priority.priority)"
    }
}

extension Relation {
    fileprivate var makerWord: String {
        switch self {
        case .equal: "equalTo"
        case .lessThanOrEqual: "lessThanOrEqualTo"
        case .greaterThanOrEqual: "greaterThanOrEqualTo"
        }
    }
}

extension SentenceStatement {
    /// Whether it names the superview, beside comparing with it as a whole.
    fileprivate var namesSuperview: Bool {
        guard case .constraints(let constraints) = content else { return false }
        switch constraints.basis {
        case .aspectRatio: return false
        case .fit(_, let item, _, _): return item.isOfSuperview
        case .comparison(let comparison):
            switch comparison.target {
            case .superview, .numbers: return false
            case .items(let items, _): return items.contains { $0.isOfSuperview }
            case .anchors(let anchors, _): return anchors.contains { $0.item.isOfSuperview }
            }
        }
    }
}

extension SentenceItem {
    fileprivate var isOfSuperview: Bool {
        if case .superview = owner { true } else { false }
    }
}
