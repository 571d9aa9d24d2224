import Quoin

extension LayoutConstraint {
    /// What the constraint says, in the form `label: title.left ≤ 2 × icon.right + 8 @750`, put together
    /// from its properties.
    var said: String {
        let label = identifier.map { "\($0): " } ?? ""
        let sign =
            switch relation {
            case .equal: "="
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            }
        let strength = priority == .required ? "" : " @\(text(Double(priority.rawValue)))"
        return "\(label)\(name(of: firstItem)).\(firstAttribute) \(sign) \(otherSide)\(strength)"
    }

    private var otherSide: String {
        guard secondAttribute != .notAnAttribute else { return text(constant) }
        let factor = multiplier == 1 ? "" : "\(text(multiplier)) × "
        let side = "\(factor)\(name(of: secondItem)).\(secondAttribute)"
        if constant == 0 {
            return side
        }
        return "\(side) \(constant < 0 ? "-" : "+") \(text(constant.magnitude))"
    }

    private func name(of item: (any LayoutItem)?) -> String {
        switch item {
        case let view as View: view.name ?? "view"
        case let guide as LayoutGuide: guide.identifier
        default: "nothing"
        }
    }

    /// Whole numbers without a fraction.
    private func text(_ number: Double) -> String {
        number == number.rounded() && number.magnitude < 1e9 ? "\(Int(number))" : "\(number)"
    }
}

extension ConstraintGroup {
    /// What its constraints say, in their order.
    var said: [String] { layoutConstraints.map(\.said) }
}

extension [ConstraintGroup] {
    /// What the constraints of all groups say.
    var said: [String] { flatMap(\.said) }

    /// The constraints of all groups.
    var layoutConstraints: [LayoutConstraint] { flatMap(\.layoutConstraints) }
}
