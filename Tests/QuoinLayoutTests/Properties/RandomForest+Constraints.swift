@testable import QuoinLayout

/// Random constraints.
extension RandomForest {
    func addConstraint() {
        guard let first = chooser.element(of: elements),
            let planned = randomConstraint(on: first)
        else { return }
        if chooser.happens(percent: 95) {
            activate(planned)
        } else {
            constraints.append(planned)
        }
    }

    func randomPriority() -> Priority {
        if chooser.happens(percent: style.requiredPercent) {
            return .required
        }
        return chooser.one(of: 250, 300.5, 500, 750, 999)
    }

    private func randomConstraint(on first: LayoutElement) -> PlannedConstraint? {
        let relation = chooser.one(
            of: Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual)
        let kind = chooser.number(in: 1...100)
        if kind <= 20 {
            return PlannedConstraint(
                PlannedSide(element: first, attribute: chooser.one(of: .width, .height)), relation,
                nil, multiplier: 1, constant: chooser.halves(in: 0...200),
                priority: randomPriority())
        }
        guard let second = randomPartner(of: first) else { return nil }
        if kind <= 35 {
            return sizeConstraint(first, relation, second)
        }
        if kind <= 42 {
            return distanceConstraint(first, relation, second)
        }
        let attributes = randomAttributes(first, second)
        return PlannedConstraint(
            PlannedSide(element: first, attribute: attributes.first), relation,
            PlannedSide(element: second, attribute: attributes.second),
            multiplier: chooser.happens(percent: 90) ? 1 : chooser.one(of: 0.5, 2, 0.25, 1.5),
            constant: chooser.halves(in: -40...40), priority: randomPriority())
    }

    private func sizeConstraint(
        _ first: LayoutElement, _ relation: Relation, _ second: LayoutElement
    ) -> PlannedConstraint? {
        let attribute = chooser.one(of: LayoutAttribute.width, .height)
        let isMixed = !style.hasWrapping && chooser.happens(percent: 20)
        let other = attribute == .width ? LayoutAttribute.height : .width
        return PlannedConstraint(
            PlannedSide(element: first, attribute: attribute), relation,
            PlannedSide(element: second, attribute: isMixed ? other : attribute),
            multiplier: chooser.one(of: 1, 1, 0.5, 2, 0.75), constant: chooser.halves(in: -20...20),
            priority: randomPriority())
    }

    private func distanceConstraint(
        _ first: LayoutElement, _ relation: Relation, _ second: LayoutElement
    ) -> PlannedConstraint? {
        let attributes = randomAttributes(first, second)
        let side = PlannedSide(
            element: second, attribute: attributes.second, origin: (first, attributes.first))
        let isHorizontal = attributes.first.axis == .horizontal
        let target = chooser.element(of: elements).map {
            PlannedSide(element: $0, attribute: isHorizontal ? .width : .height)
        }
        return PlannedConstraint(
            side, relation, chooser.happens(percent: 60) ? target : nil, multiplier: 1,
            constant: chooser.halves(in: 0...40), priority: randomPriority())
    }

    private func randomPartner(of first: LayoutElement) -> LayoutElement? {
        guard let owner = first.viewOrOwner else { return nil }
        let container = first === owner ? owner.superview : owner
        let kind = chooser.number(in: 1...100)
        if kind <= 50, let container {
            return container
        }
        if kind <= 80, let container {
            return chooser.element(
                of: container.subviews.map { $0 as LayoutElement }
                    + container.layoutGuides.map { $0 as LayoutElement })
        }
        if kind <= 97 {
            let root = owner.root
            return chooser.element(of: elements.filter { $0.viewOrOwner?.root === root })
        }
        return chooser.element(of: elements)
    }

    private func randomAttributes(
        _ first: LayoutElement, _ second: LayoutElement
    ) -> (first: LayoutAttribute, second: LayoutAttribute) {
        switch chooser.number(in: 0...4) {
        case 0: (absoluteAttribute(of: first), absoluteAttribute(of: second))
        case 1, 2: (directionalAttribute(of: first), directionalAttribute(of: second))
        default: (verticalAttribute(of: first), verticalAttribute(of: second))
        }
    }

    private func absoluteAttribute(of element: LayoutElement) -> LayoutAttribute {
        if element is View, chooser.happens(percent: 25) {
            return chooser.one(of: .leftMargin, .rightMargin, .centerXWithinMargins)
        }
        return chooser.one(of: .left, .right, .centerX)
    }

    private func directionalAttribute(of element: LayoutElement) -> LayoutAttribute {
        if element is View, chooser.happens(percent: 25) {
            return chooser.one(of: .leadingMargin, .trailingMargin, .centerXWithinMargins)
        }
        return chooser.one(of: .leading, .trailing, .centerX)
    }

    private func verticalAttribute(of element: LayoutElement) -> LayoutAttribute {
        if element is View, chooser.happens(percent: 40) {
            return chooser.one(
                of: .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline, .lastBaseline)
        }
        return chooser.one(of: .top, .bottom, .centerY)
    }
}
