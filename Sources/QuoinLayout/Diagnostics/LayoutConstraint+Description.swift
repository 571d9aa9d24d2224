extension LayoutConstraint: CustomStringConvertible {
    /// The constraint as one writes it down: `label: title.lastBaseline = 2 × header.top + 300 @250`.
    ///
    /// No label, a multiplier of 1, a constant of 0 and a priority of 1000 are left out.
    public var description: String {
        let label = identifier.map { "\($0): " } ?? ""
        return label + equation
    }

    /// The description without the label.
    var equation: String {
        let priority = storedPriority == .required ? "" : " @\(storedPriority)"
        return "\(firstSide) \(relation) \(secondSide)\(priority)"
    }

    /// The first item's attribute, as in `title.left`.
    var firstSide: String {
        Self.side(first.target, firstAttribute, extras?.firstOrigin)
    }

    private var secondSide: String {
        guard secondAttribute != .notAnAttribute else { return storedConstant.plainText }
        let side = Self.side(second.target, secondAttribute, extras?.secondOrigin)
        let factor = storedMultiplier == 1 ? "" : "\(storedMultiplier.plainText) × "
        if storedConstant == 0 {
            return factor + side
        }
        let sign = storedConstant < 0 ? "-" : "+"
        return "\(factor)\(side) \(sign) \(storedConstant.magnitude.plainText)"
    }

    private static func side(
        _ element: LayoutElement?, _ attribute: LayoutAttribute, _ origin: DistanceEnd?
    ) -> String {
        let end = "\(element?.elementLabel ?? "(gone)").\(attribute)"
        guard let origin else { return end }
        let start = "\(origin.element.target?.elementLabel ?? "(gone)").\(origin.attribute)"
        return "(\(end) - \(start))"
    }
}
