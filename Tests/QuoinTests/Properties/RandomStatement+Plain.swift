import Quoin

/// The same without the maker, by what the tables say.
extension RandomStatement {
    /// The constraints of the statement about a view, made one by one.
    func constraints(
        about view: View, among views: [View]
    ) throws(InvalidConstraint) -> [LayoutConstraint] {
        var constraints: [LayoutConstraint] = []
        for attribute in attributes {
            let second = secondSide(of: attribute, about: view, among: views)
            let constraint = try LayoutConstraint(
                item: view, attribute: attribute, relatedBy: relation, toItem: second.item,
                attribute: second.attribute, multiplier: multiplier ?? 1,
                constant: constant(of: attribute))
            constraint.priority = priority
            constraints.append(constraint)
        }
        return constraints
    }

    private func secondSide(
        of attribute: LayoutAttribute, about view: View, among views: [View]
    ) -> (item: View?, attribute: LayoutAttribute) {
        switch target {
        case .superview:
            (view.superview, attribute)
        case .number:
            attribute == .width || attribute == .height
                ? (nil, .notAnAttribute) : (view.superview, attribute)
        case .view(let index):
            (views[index], attribute)
        case .anchor(let index, let other):
            (views[index], other)
        }
    }

    /// The number, and what the last of offset and inset adds.
    private func constant(of attribute: LayoutAttribute) -> Double {
        var number = 0.0
        if case .number(let value) = target {
            number = value
        }
        return number + (adjustments.last?.amount(for: attribute) ?? 0)
    }
}
