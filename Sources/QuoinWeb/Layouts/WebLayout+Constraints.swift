import Quoin

/// Constraints that the script states as objects, and those that it keeps.
extension WebLayout {
    /// One side of a constraint: a part of a view.
    struct Side {
        var view: Int32
        var attribute: Int32
    }

    /// Makes a constraint and brings it in force.
    ///
    /// - Parameters:
    ///   - other: The second side; a negative view is none.
    ///   - relation: Less than 0 for at most, 0 for equal, more than 0 for at least.
    /// - Returns: its number.
    func constrain(
        _ first: Side, _ relation: Int32, to other: Side, multiplier: Double, constant: Double,
        priority: Double, label: String
    ) throws(WebProblem) -> Int32 {
        let item = try view(first.view)
        let second = other.view < 0 ? nil : try view(other.view)
        let constraint: LayoutConstraint
        do throws(InvalidConstraint) {
            constraint = try LayoutConstraint(
                item: item, attribute: Self.attribute(first.attribute),
                relatedBy: relation == 0
                    ? .equal : relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual,
                toItem: second,
                attribute: second == nil ? .notAnAttribute : Self.attribute(other.attribute),
                multiplier: multiplier, constant: constant, file: "object", line: 1)
            try Self.check(priority)
        } catch {
            throw WebProblem(error.description)
        }
        constraint.priority = Priority(Float(priority))
        if !label.isEmpty {
            constraint.identifier = label
        }
        guard let number = keep(constraint, mentioning: first.view, other.view) else {
            throw WebProblem("a layout has at most 4 million constraints")
        }
        constraint.isActive = true
        return number
    }

    private static func attribute(_ number: Int32) -> LayoutAttribute {
        LayoutAttribute(rawValue: Int(number)) ?? .notAnAttribute
    }

    private static func check(_ priority: Double) throws(InvalidConstraint) {
        guard Priority(Float(priority)).isValid else { throw .priority(Float(priority)) }
    }

    /// Gives a constraint a number.
    func keep(_ constraint: LayoutConstraint) -> Int32? {
        keep(
            constraint, mentioning: number(of: constraint.firstItem?.layoutElement) ?? -1,
            number(of: constraint.secondItem?.layoutElement) ?? -1)
    }

    private func keep(
        _ constraint: LayoutConstraint, mentioning first: Int32, _ second: Int32
    ) -> Int32? {
        guard let number = constraints.add(constraint) else { return nil }
        if first > 0 {
            views[Int(first)]?.mentions.add(number, in: constraints)
        }
        if second > 0, second != first {
            views[Int(second)]?.mentions.add(number, in: constraints)
        }
        return number
    }

    // MARK: Values

    /// What of a constraint can be read, and mostly changed.
    enum Value: Int32 {
        case constant, priority, activity, multiplier
    }

    /// A value of a constraint; nil if that has gone.
    func value(_ value: Value, of number: Int32) -> Double? {
        guard let constraint = constraints[number] else { return nil }
        return switch value {
        case .constant: constraint.constant
        case .priority: Double(constraint.priority.rawValue)
        case .activity: constraint.isActive ? 1 : 0
        case .multiplier: constraint.multiplier
        }
    }

    /// Changes a value of a constraint.
    ///
    /// - Returns: whether there is the constraint, and it can have the value.
    func set(_ value: Value, of number: Int32, to new: Double) -> Bool {
        guard let constraint = constraints[number], new.isFinite else { return false }
        switch value {
        case .constant: constraint.constant = new
        case .priority:
            let priority = Priority(Float(new))
            guard priority.isValid else { return false }
            constraint.priority = priority
        case .activity: constraint.isActive = new != 0
        case .multiplier:
            guard new != 0 else { return false }
            constraint.multiplier = new
        }
        return true
    }

    // MARK: Contents

    /// Sets how strongly a view keeps to the size of its content.
    ///
    /// - Parameter which: 0 and 1 for growing along the line and down, 2 and 3 for shrinking.
    func setContentPriority(_ which: Int32, of number: Int32, to value: Double) throws(WebProblem) {
        let view = try webView(number)
        let priority = Priority(Float(value))
        guard priority.isValid else {
            throw WebProblem(InvalidConstraint.priority(Float(value)).description)
        }
        let axis: Axis = which & 1 == 0 ? .horizontal : .vertical
        if which < 2 {
            view.setContentHuggingPriority(priority, for: axis)
        } else {
            view.setContentCompressionResistancePriority(priority, for: axis)
        }
    }
}
