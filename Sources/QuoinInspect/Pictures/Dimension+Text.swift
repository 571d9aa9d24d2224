import QuoinLayout

/// What a dimension line says of its constraint.
extension LayoutConstraint {
    /// What a constraint of a size asks for: `"100"`, `"≤ 3/4 × chat.width"`.
    func sizeText(_ survey: LayoutSurvey) -> String {
        secondAttribute == .notAnAttribute
            ? prefix(relation) + constant.shortestDecimal + suffix
            : "\(relation) \(otherSide(survey))\(suffix)"
    }

    /// What a constraint of a distance asks for, as a length: a constant of -8 asks for 8 the other way
    /// round, so that what is at most is then at least.
    func distanceText(_ survey: LayoutSurvey) -> String {
        guard multiplier == 1 else { return "\(relation) \(otherSide(survey))\(suffix)" }
        let asked = constant < 0 ? relation.reversed : relation
        return prefix(asked) + constant.magnitude.shortestDecimal + suffix
    }

    private func prefix(_ relation: Relation) -> String {
        relation == .equal ? "" : "\(relation) "
    }

    private var suffix: String { priority == .required ? "" : " @\(priority)" }

    private func otherSide(_ survey: LayoutSurvey) -> String {
        let item = secondItem.map { survey.label(of: $0.layoutElement) } ?? ""
        let factor = multiplier == 1 ? "" : "\(multiplier.shortFactor) × "
        let side = "\(factor)\(item).\(secondAttribute)"
        guard constant != 0 else { return side }
        return "\(side) \(constant < 0 ? "-" : "+") \(constant.magnitude.shortestDecimal)"
    }
}

extension Double {
    /// A factor in few characters: as a decimal if that is short, or else as a fraction of small numbers,
    /// or else rounded to a thousandth.
    fileprivate var shortFactor: String {
        let decimal = shortestDecimal
        guard decimal.utf8.count > 5, magnitude < 1000 else { return decimal }
        for denominator in 2...16 {
            let numerator = self * Double(denominator)
            if (numerator - numerator.rounded()).magnitude < 1e-9, numerator.magnitude > 0.5 {
                return "\(Int(numerator.rounded()))/\(denominator)"
            }
        }
        return ((self * 1000).rounded() / 1000).shortestDecimal
    }
}
