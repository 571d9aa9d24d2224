/// What follows from a view itself, in the terms of constraints.
struct ImpliedFact {
    /// Where it comes from.
    let source: ImpliedSource
    /// A constraint that says the same. It is not installed.
    let constraint: LayoutConstraint
    /// The view that it would be installed on.
    let base: View

    init?(_ implied: ImpliedRow, of slot: Int32, in engine: LayoutEngine) {
        guard let view = engine.elements[Int(slot)].target?.viewOrOwner else { return nil }
        let role = engine.records[Int(slot)].role
        var ends = ConstraintEnds(first: view, implied.attribute, second: nil, .notAnAttribute)
        var statement = Statement(relation: .equal, multiplier: 1, number: 0)
        if implied.isContent {
            source = .content
            statement.relation = implied.isHugging ? .lessThanOrEqual : .greaterThanOrEqual
            statement.number = engine.number(for: implied, of: slot)
        } else if role == .root {
            source = view.flags.contains(.isWindow) ? .window : .root
            statement.number = engine.number(for: implied, of: slot)
        } else {
            source = .autoresizing
            let axis = implied.part.axis
            let law = engine.flexibleLaws[slot * 2 + Int32(axis.rawValue)]
            statement = Statement(
                engine.number(for: implied, of: slot), implied.part, law,
                view.superview.map { engine.alignmentInsets(of: $0) } ?? .zero)
            if !implied.part.isExtent || law.map({ $0.extentShare != 0 }) ?? false {
                ends.second = view.superview
                ends.secondAttribute = implied.containerAttribute(law)
            }
        }
        base = role == .root ? view : view.superview ?? view
        constraint = LayoutConstraint(
            unchecked: ends, statement.relation, statement.multiplier, statement.number,
            CodeLocation(file: "", line: 0))
        constraint.identifier = source.rawValue
    }
}

/// Where something comes from that nobody wrote as a constraint.
enum ImpliedSource: String {
    /// The size of a window.
    case window
    /// The size of a topmost view.
    case root
    /// The frame and the autoresizing mask of a view.
    case autoresizing
    /// The size of a view's content.
    case content
    /// A guide that a view keeps for itself.
    case guide
    /// What a view does with its subviews. The constraint's name says more.
    case container
}

/// The numbers of an implied fact.
private struct Statement {
    var relation: Relation
    var multiplier: Double
    var number: Double
}

extension Statement {
    /// A frame counts from the superview's near edge. A flexible part follows the far one, which is as
    /// far from the superview's origin as the superview is large.
    ///
    /// - Parameters:
    ///   - stated: the number of the view's alignment rectangle.
    ///   - insets: those of the superview's alignment rectangle.
    init(_ stated: Double, _ part: SlotPart, _ law: FlexibleLaw?, _ insets: EdgeInsets) {
        let axis = part.axis
        self.init(relation: .equal, multiplier: 1, number: 0)
        guard let law else {
            number = part.isExtent ? stated : stated - insets.start(along: axis)
            return
        }
        if part.isExtent {
            multiplier = law.extentShare == 0 ? 1 : law.extentShare
            number = law.extent + law.extentShare * insets.total(along: axis)
        } else if law.startShare == 0 {
            number = law.start - insets.start(along: axis)
        } else {
            multiplier = law.startShare
            number = law.start + law.startShare * insets.end(along: axis)
        }
    }
}

extension ImpliedRow {
    fileprivate var attribute: LayoutAttribute {
        switch part {
        case .x: .left
        case .y: .top
        case .width: .width
        case .height: .height
        }
    }

    /// The part of the superview that a frame is measured by.
    fileprivate func containerAttribute(_ law: FlexibleLaw?) -> LayoutAttribute {
        if part.isExtent {
            return attribute
        }
        if let law, law.startShare != 0 {
            return part == .x ? .right : .bottom
        }
        return attribute
    }
}
