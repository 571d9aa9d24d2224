/// A constraint as a statement of the maker: `title.right.equalTo(window).inset(16)`.
package struct MakerText {
    let names: NameTable

    init(_ names: NameTable) {
        self.names = names
    }

    /// The statement.
    package func text(of constraint: LayoutConstraint) -> String {
        let first = names.label(of: constraint.first.target)
        return "\(first).\(constraint.firstAttribute).\(clause(of: constraint))"
    }

    /// The statement from its relation on.
    package func clause(of constraint: LayoutConstraint) -> String {
        "\(constraint.relation.makerName)(\(target(of: constraint)))\(modifiers(of: constraint))"
    }

    private func target(of constraint: LayoutConstraint) -> String {
        guard constraint.secondAttribute != .notAnAttribute else {
            return constraint.storedConstant.plainText
        }
        let other = names.label(of: constraint.second.target)
        return constraint.firstAttribute == constraint.secondAttribute
            ? other : "\(other).\(constraint.secondAttribute)"
    }

    private func modifiers(of constraint: LayoutConstraint) -> String {
        var text = ""
        if constraint.secondAttribute != .notAnAttribute {
            if constraint.storedMultiplier != 1 {
                text += ".multipliedBy(\(constraint.storedMultiplier.plainText))"
            }
            text += distance(of: constraint)
        }
        if constraint.storedPriority != .required {
            text += ".priority(\(constraint.storedPriority))"
        }
        return text
    }

    /// The constant: as an inset where both edges are the same and it leads inside, else as an offset.
    private func distance(of constraint: LayoutConstraint) -> String {
        let constant = constraint.storedConstant
        if constant == 0 {
            return ""
        }
        let facts = constraint.firstAttribute.facts
        if constraint.firstAttribute == constraint.secondAttribute, facts.area != .text,
            constraint.storedMultiplier == 1
        {
            let inset = facts.part == .end ? -constant : constant
            if inset > 0, facts.part == .start || facts.part == .end {
                return ".inset(\(inset.plainText))"
            }
        }
        return ".offset(\(constant.plainText))"
    }
}

extension Relation {
    fileprivate var makerName: String {
        switch self {
        case .equal: "equalTo"
        case .lessThanOrEqual: "lessThanOrEqualTo"
        case .greaterThanOrEqual: "greaterThanOrEqualTo"
        }
    }
}
