/// What a format comes to, before anything is changed.
struct FormatPlan {
    var constraints: [PlannedConstraint] = []
    /// The views and guides that constraints alone are to place.
    var placed: [LayoutElement] = []
    /// Views from the back to the front, by groups that stand at the same depth.
    var orders: [[[View]]] = []
    var stacks: [FormatStack] = []
}

/// A constraint to be made.
struct PlannedConstraint {
    let side: ConstraintSide
    let relation: Relation
    let target: PlannedTarget
    var multiplier = 1.0
    let constant: Double
    let priority: Priority
}

/// What a constraint to be made compares with.
enum PlannedTarget {
    /// Nothing but the constant.
    case number
    case side(ConstraintSide)
    /// An attribute of what the first side's item is in. It is in nothing yet.
    case awaitedContainer(LayoutAttribute)
}

// MARK: - Carrying it out

extension FormatPlan {
    /// Puts views where they belong and makes the constraints.
    func carryOut(at location: CodeLocation) -> [LayoutConstraint] {
        for stack in stacks {
            stack.takeMembers()
        }
        return constraints.map { $0.make(at: location) }
    }
}

extension PlannedConstraint {
    func make(at location: CodeLocation) -> LayoutConstraint {
        let constraint =
            switch target {
            case .number:
                LayoutConstraint.stating(
                    side, relation, nil, constant: constant, at: location)
            case .side(let other):
                LayoutConstraint.stating(
                    side, relation, other, multiplier: multiplier, constant: constant, at: location)
            case .awaitedContainer(let attribute):
                LayoutConstraint.statingInContainer(
                    of: side.element, side.attribute, relation, attribute, multiplier: multiplier,
                    constant: constant, at: location)
            }
        constraint.priority = priority
        return constraint
    }
}

extension FormatStack {
    /// Puts the stack where it belongs, and its members into it. Their order among themselves stays the
    /// same where they were siblings before.
    fileprivate func takeMembers() {
        if let home, view.superview !== home {
            home.addSubview(view)
        }
        var moving: [View] = []
        var containers: [View] = []
        for member in members where member.superview !== view {
            if let container = member.superview {
                if !containers.contains(where: { $0 === container }) {
                    containers.append(container)
                }
            } else {
                moving.append(member)
            }
        }
        let identities = Set(members.map { ObjectIdentifier($0) })
        let siblings = containers.flatMap { container in
            container.subviews.filter { identities.contains(ObjectIdentifier($0)) }
        }
        for member in siblings + moving {
            view.addSubview(member)
        }
    }
}
