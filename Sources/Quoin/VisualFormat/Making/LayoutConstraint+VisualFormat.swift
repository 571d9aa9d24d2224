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
    ///   - file: The file that messages name.
    ///   - line: The line that messages name.
    /// - Throws: What is wrong with the format, and where. Nothing has changed then.
    public static func constraints(
        withVisualFormat format: String, options: VisualFormatOptions = [],
        metrics: [String: Double] = [:], views: [String: any LayoutItem],
        file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try constraints(
            format, options, FormatNames(views: views, metrics: metrics),
            CodeLocation(file: file, line: line))
    }

    /// Makes the constraints that a format draws, whose names are those that the views have themselves,
    /// without bringing them in force.
    ///
    /// - Parameters:
    ///   - format: One statement a line; <doc:VisualFormatLanguage> has the grammar.
    ///   - options: What holds for every line.
    ///   - metrics: Numbers by the names that stand for them in the format.
    ///   - views: Views by their `name`, and guides by their `identifier`.
    ///   - file: The file that messages name.
    ///   - line: The line that messages name.
    /// - Throws: What is wrong with the format, and where. Nothing has changed then.
    public static func constraints(
        withVisualFormat format: String, options: VisualFormatOptions = [],
        metrics: [String: Double] = [:], views: [any LayoutItem],
        file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try constraints(
            format, options, FormatNames(ItemsByName(views), metrics: metrics),
            CodeLocation(file: file, line: line))
    }

    private static func constraints(
        _ format: String, _ options: VisualFormatOptions, _ names: FormatNames,
        _ location: CodeLocation
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let plan = try FormatResolver.plan(
            of: format, options: options, names, receiver: nil, at: location)
        plan.fillStacks()
        let placed = Set(plan.placed.lazy.compactMap { $0.map { ObjectIdentifier($0) } })
        for constraint in plan.constraints {
            constraint.placeOnActivation { placed.contains(ObjectIdentifier($0)) }
        }
        return plan.constraints
    }
}

/// The same with metrics of any type of numbers.
extension LayoutConstraint {
    /// Makes the constraints that a format draws, with metrics of any floating-point type.
    @_disfavoredOverload
    @inlinable
    public static func constraints(
        withVisualFormat format: String, options: VisualFormatOptions = [],
        metrics: [String: some BinaryFloatingPoint], views: [String: any LayoutItem],
        file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try constraints(
            withVisualFormat: format, options: options, metrics: metrics.mapValues { Double($0) },
            views: views, file: file, line: line)
    }

    /// Makes the constraints that a format draws, with metrics of any integer type.
    @_disfavoredOverload
    @inlinable
    public static func constraints(
        withVisualFormat format: String, options: VisualFormatOptions = [],
        metrics: [String: some BinaryInteger], views: [String: any LayoutItem],
        file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try constraints(
            withVisualFormat: format, options: options, metrics: metrics.mapValues { Double($0) },
            views: views, file: file, line: line)
    }

    /// Makes the constraints that a format draws, whose names are those that the views have themselves, with
    /// metrics of any floating-point type.
    @_disfavoredOverload
    @inlinable
    public static func constraints(
        withVisualFormat format: String, options: VisualFormatOptions = [],
        metrics: [String: some BinaryFloatingPoint], views: [any LayoutItem],
        file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try constraints(
            withVisualFormat: format, options: options, metrics: metrics.mapValues { Double($0) },
            views: views, file: file, line: line)
    }

    /// Makes the constraints that a format draws, whose names are those that the views have themselves, with
    /// metrics of any integer type.
    @_disfavoredOverload
    @inlinable
    public static func constraints(
        withVisualFormat format: String, options: VisualFormatOptions = [],
        metrics: [String: some BinaryInteger], views: [any LayoutItem],
        file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try constraints(
            withVisualFormat: format, options: options, metrics: metrics.mapValues { Double($0) },
            views: views, file: file, line: line)
    }
}
