extension View {
    /// Makes the constraints that a format draws, in which `|` is this view, and brings them in force.
    ///
    /// ```swift
    /// try card.visualConstraints(
    ///     """
    ///     |-[icon(32)]-[title]-|
    ///     V:|-[icon,title]-|
    ///     """,
    ///     views: ["icon": icon, "title": title])
    /// ```
    ///
    /// Constraints alone place the views between brackets from then on: their
    /// `translatesAutoresizingMaskIntoConstraints` is turned off. A view that is not in this one yet is not
    /// put into it; its constraints wait. A stack that is none of the views is made and put into this one.
    /// Lines that begin with `Z:` put siblings in order.
    ///
    /// - Parameters:
    ///   - format: One statement a line; <doc:VisualFormatLanguage> has the grammar.
    ///   - options: What holds for every line.
    ///   - metrics: Numbers by the names that stand for them in the format.
    ///   - views: Views and guides by their names in the format.
    /// - Returns: The constraints, in the order in which the format draws them.
    /// - Throws: What is wrong with the format, and where. Nothing has changed then.
    @discardableResult
    public final func visualConstraints(
        _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
        views: [String: any LayoutItem], file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let plan = try FormatResolver.plan(
            of: format, options: options, metrics: metrics, views: views, receiver: self)
        let constraints = plan.carryOut(at: CodeLocation(file: file, line: line))
        for item in plan.placed {
            item.leavePlacingToConstraints()
        }
        LayoutConstraint.activate(constraints)
        plan.arrangeSiblings()
        return constraints
    }
}
