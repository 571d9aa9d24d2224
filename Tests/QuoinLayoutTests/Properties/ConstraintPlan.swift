@testable import QuoinLayout

/// One side of a constraint: an attribute of an item, or the distance from one attribute to another.
struct PlannedSide {
    var element: LayoutElement
    var attribute: LayoutAttribute
    /// Where a distance is measured from.
    var origin: (element: LayoutElement, attribute: LayoutAttribute)?

    var elements: [LayoutElement] { [element] + (origin.map { [$0.element] } ?? []) }

    var isDirectional: Bool {
        attribute.family == .directional || origin?.attribute.family == .directional
    }
}

/// A constraint together with what it was made of, so that it can be made again for another tree and
/// be checked without the engine.
final class PlannedConstraint {
    let first: PlannedSide
    let second: PlannedSide?
    let constraint: LayoutConstraint

    init?(
        _ first: PlannedSide, _ relation: Relation, _ second: PlannedSide?, multiplier: Double,
        constant: Double, priority: Priority
    ) {
        self.first = first
        self.second = second
        let ends = ConstraintEnds(first, second)
        guard ends.defect == nil else { return nil }
        constraint = LayoutConstraint(
            unchecked: ends, relation, multiplier, constant,
            CodeLocation(file: #fileID, line: #line))
        constraint.priority = priority
    }

    /// The same constraint between other items.
    func copy(_ counterpart: (LayoutElement) -> LayoutElement) -> PlannedConstraint? {
        PlannedConstraint(
            Self.copy(first, counterpart), constraint.relation,
            second.map { Self.copy($0, counterpart) }, multiplier: constraint.multiplier,
            constant: constraint.constant, priority: constraint.priority)
    }

    private static func copy(
        _ side: PlannedSide, _ counterpart: (LayoutElement) -> LayoutElement
    ) -> PlannedSide {
        PlannedSide(
            element: counterpart(side.element), attribute: side.attribute,
            origin: side.origin.map { (counterpart($0.element), $0.attribute) })
    }

    var elements: [LayoutElement] { first.elements + (second?.elements ?? []) }

    /// Whether leading and trailing edges are spoken of.
    var isDirectional: Bool { first.isDirectional || second?.isDirectional ?? false }

    /// Whether the engine has to make it hold.
    var mustHold: Bool {
        constraint.isActive && constraint.installedView != nil && constraint.priority == .required
            && !constraint.state.contains(.isBroken)
    }
}

extension ConstraintEnds {
    fileprivate init(_ first: PlannedSide, _ second: PlannedSide?) {
        self.init(
            first: first.element, first.attribute, second: second?.element,
            second?.attribute ?? .notAnAttribute)
        firstOrigin = first.origin.map {
            DistanceOrigin(item: $0.element, attribute: $0.attribute)
        }
        secondOrigin = second?.origin.map {
            DistanceOrigin(item: $0.element, attribute: $0.attribute)
        }
    }
}
