extension LayoutConstraint {
    /// Makes the constraints that a format draws, without bringing them in force.
    ///
    /// ```swift
    /// let constraints = try LayoutConstraint.constraints(
    ///     withVisualFormat: "|-[icon(size)]-[title]-|", metrics: ["size": 32],
    ///     views: ["icon": icon, "title": title])
    /// LayoutConstraint.activate(constraints)
    /// ```
    ///
    /// Here `|` is the superview of the view next to it, which may be yet to come. Once one of the
    /// constraints is active, constraints alone place the views between brackets that it is about:
    /// their `translatesAutoresizingMaskIntoConstraints` is turned off then. Stacks take in their views
    /// at once. Lines that begin with `Z:` are checked, and change nothing.
    ///
    /// - Parameters:
    ///   - format: One statement a line; <doc:VisualFormatLanguage> has the grammar.
    ///   - options: What holds for every line.
    ///   - metrics: Numbers by the names that stand for them in the format.
    ///   - views: Views and guides by their names in the format.
    /// - Throws: What is wrong with the format, and where. Nothing has changed then.
    public static func constraints(
        withVisualFormat format: String, options: VisualFormatOptions = [],
        metrics: [String: Double] = [:], views: [String: any LayoutItem],
        file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let plan = try FormatResolver.plan(
            of: format, options: options, metrics: metrics, views: views, receiver: nil)
        let constraints = plan.carryOut(at: CodeLocation(file: file, line: line))
        let placed = Set(plan.placed.map { ObjectIdentifier($0) })
        for constraint in constraints {
            constraint.placeOnActivation { placed.contains(ObjectIdentifier($0)) }
        }
        return constraints
    }
}
