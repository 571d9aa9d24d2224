import Quoin

/// A constraint as a statement of the maker, in parts, so that statements which say the same of several
/// attributes can be put together.
struct MakerStatement {
    /// Whose block it stands in.
    let subject: LayoutElement
    var attributes: [LayoutAttribute]
    /// What follows the attributes: `.equalTo(icon.right).offset(8)`.
    let rest: String

    /// - Parameter constant: the number to be written.
    init?(_ constraint: LayoutConstraint, _ names: inout SourceNames) {
        guard let subject = constraint.firstItem?.layoutElement, !constraint.hasDistance else {
            return nil
        }
        self.subject = subject
        attributes = [constraint.firstAttribute]
        var text = "." + Self.relation(constraint.relation)
        let constant = constraint.constant
        if constraint.secondAttribute == .notAnAttribute {
            text += "(\(constant.shortestDecimal))"
        } else if let other = constraint.secondItem?.layoutElement {
            let isSame = constraint.firstAttribute == constraint.secondAttribute
            let isContainer = other === subject.enclosingView
            if isSame, isContainer {
                text += "Superview()"
            } else if isSame, !other.lacks(constraint.secondAttribute) {
                text += "(\(names.name(of: other)))"
            } else {
                text += "(\(names.name(of: other)).\(constraint.secondAttribute))"
            }
            if constraint.multiplier != 1 {
                text += ".multipliedBy(\(constraint.multiplier.plainText))"
            }
            text += Self.shift(constant, constraint.firstAttribute, isInset: isSame && isContainer)
        } else {
            return nil
        }
        if constraint.priority != .required {
            text += ".priority(\(Double(constraint.priority.rawValue).shortestDecimal))"
        }
        rest = text
    }

    private static func relation(_ relation: Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "lessThanOrEqualTo"
        case .equal: "equalTo"
        case .greaterThanOrEqual: "greaterThanOrEqualTo"
        }
    }

    private static func shift(
        _ constant: Double, _ attribute: LayoutAttribute, isInset: Bool
    ) -> String {
        guard constant.shortestDecimal != "0" else { return "" }
        let facts = attribute.facts
        if isInset, facts.area != .text, facts.part == .start || facts.part == .end {
            let inward = facts.part == .start ? constant : -constant
            return ".inset(\(inward.shortestDecimal))"
        }
        return ".offset(\(constant.shortestDecimal))"
    }

    /// Where it stands in a block.
    var rank: Int {
        guard let attribute = attributes.first else { return 0 }
        return (attribute.axis == .horizontal ? 0 : 2) + (attribute.isSize ? 1 : 0)
    }

    /// The statement as a line.
    var text: String {
        "make.\(attributes.map { "\($0)" }.joined(separator: "."))\(rest)"
    }
}

extension LayoutElement {
    /// Whether it is a guide, which has no such attribute.
    fileprivate func lacks(_ attribute: LayoutAttribute) -> Bool { isGuide && attribute.needsView }
}
