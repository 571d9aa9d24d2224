/// What is said of the widths, or of the heights, of the views in another one in numbers that they must have: found out once,
/// since each of hundreds of conflicts may be about some of them.
struct StatedNumbers {
    /// A view with others in it, and what is said of those.
    struct Place: Hashable {
        let container: ObjectIdentifier
        let attribute: LayoutAttribute
    }

    private var constraints: [Double: [LayoutConstraint]] = [:]

    init(in container: View, _ attribute: LayoutAttribute) {
        for sibling in container.storedSubviews {
            sibling.forEachMention { constraint in
                // One that is set aside at present is meant as much as the others.
                if constraint.first.leads(to: sibling), constraint.isWritten,
                    !constraint.installation.isEmpty, constraint.firstAttribute == attribute,
                    constraint.relation == .equal,
                    constraint.secondAttribute == .notAnAttribute,
                    constraint.storedPriority == .required
                {
                    constraints[constraint.storedConstant, default: []].append(constraint)
                }
            }
        }
    }

    func constraints(saying number: Double) -> [LayoutConstraint] { constraints[number] ?? [] }
}

extension LayoutTrial {
    func statedNumbers(in container: View, _ attribute: LayoutAttribute) -> StatedNumbers {
        let place = StatedNumbers.Place(
            container: ObjectIdentifier(container), attribute: attribute)
        if let known = statedNumbers[place] {
            return known
        }
        let found = StatedNumbers(in: container, attribute)
        statedNumbers[place] = found
        return found
    }
}
