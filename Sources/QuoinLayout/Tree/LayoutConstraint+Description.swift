extension LayoutConstraint: CustomStringConvertible {
    /// The constraint as one writes it down: `label: title.lastBaseline = 2 × header.top + 300 @250`.
    ///
    /// No label, a multiplier of 1, a constant of 0 and a priority of 1000 are left out.
    public var description: String { description(NameTable()) }

    /// The description, with the names of a table.
    package func description(_ names: NameTable) -> String {
        let label = extras?.identifier.map { "\(PrintableText.inLine($0)): " } ?? ""
        return label + equation(names)
    }

    /// The description without the label.
    package func equation(_ names: NameTable) -> String {
        let priority = storedPriority == .required ? "" : " @\(storedPriority)"
        let other = secondSide(storedConstant, names)
        return "\(firstSide(names)) \(relation) \(other)\(priority)"
    }

    /// The first item's attribute, as in `title.left`.
    var firstSide: String { firstSide(NameTable()) }

    func firstSide(_ names: NameTable) -> String {
        Self.side(first.target, firstAttribute, extras?.firstOrigin, names)
    }

    /// The second side as it would be with a constant.
    func secondSide(_ constant: Double, _ names: NameTable) -> String {
        guard secondAttribute != .notAnAttribute else { return constant.plainText }
        let side =
            state.contains(.awaitsEnclosingView)
            ? "superview.\(secondAttribute)"
            : Self.side(second.target, secondAttribute, extras?.secondOrigin, names)
        let factor = storedMultiplier == 1 ? "" : "\(storedMultiplier.plainText) × "
        if constant == 0 {
            return factor + side
        }
        let sign = constant < 0 ? "-" : "+"
        return "\(factor)\(side) \(sign) \(constant.magnitude.plainText)"
    }

    private static func side(
        _ element: LayoutElement?, _ attribute: LayoutAttribute, _ origin: DistanceOriginLink?,
        _ names: NameTable
    ) -> String {
        let end = "\(names.label(of: element)).\(attribute)"
        guard let origin else { return end }
        let start = "\(names.label(of: origin.element.target)).\(origin.attribute)"
        return "(\(end) - \(start))"
    }
}
