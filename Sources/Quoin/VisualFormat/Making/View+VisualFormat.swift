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
    ///   - file: The file that messages name.
    ///   - line: The line that messages name.
    /// - Returns: The constraints, in the order in which the format draws them.
    /// - Throws: What is wrong with the format, and where. Nothing has changed then.
    @discardableResult
    public final func visualConstraints(
        _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
        views: [String: any LayoutItem], file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try constrain(
            format, options, FormatNames(views: views, metrics: metrics),
            CodeLocation(file: file, line: line))
    }

    /// Makes the constraints that a format draws, whose names are those that the views have themselves.
    ///
    /// ```swift
    /// icon.name = "icon"
    /// title.name = "title"
    /// try card.visualConstraints("|-[icon(32)]-[title]-|", views: [icon, title])
    /// try card.visualConstraints("V:|-[icon,title]-|")
    /// ```
    ///
    /// - Parameters:
    ///   - format: One statement a line; <doc:VisualFormatLanguage> has the grammar.
    ///   - options: What holds for every line.
    ///   - metrics: Numbers by the names that stand for them in the format.
    ///   - views: Views by their `name`, and guides by their `identifier`; by default all that are in this
    ///     view, at any depth. Of two that have one name, the nearer one is meant; if neither is nearer, the
    ///     name is a mistake.
    ///   - file: The file that messages name.
    ///   - line: The line that messages name.
    /// - Returns: The constraints, in the order in which the format draws them.
    /// - Throws: What is wrong with the format, and where. Nothing has changed then.
    @discardableResult
    public final func visualConstraints(
        _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
        views: [any LayoutItem]? = nil, file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let items = views.map { ItemsByName($0) } ?? ItemsByName(in: self)
        return try constrain(
            format, options, FormatNames(items, metrics: metrics),
            CodeLocation(file: file, line: line))
    }

    /// Makes the constraints that a format draws, whose stacks are views of a type of one's own. One that is
    /// made in vain, since something is wrong with the format, is in nothing.
    package final func visualConstraints(
        _ format: String, options: VisualFormatOptions, metrics: [String: Double],
        views: [String: any LayoutItem], file: StaticString, stack makeStack: @escaping () -> View
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        var names = FormatNames(views: views, metrics: metrics)
        names.makeStack = makeStack
        return try constrain(format, options, names, CodeLocation(file: file, line: 1))
    }

    private func constrain(
        _ format: String, _ options: VisualFormatOptions, _ names: FormatNames,
        _ location: CodeLocation
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let plan = try FormatResolver.plan(
            of: format, options: options, names, receiver: self, at: location)
        plan.fillStacks()
        for item in plan.placed where item !== self {
            item?.leavePlacingToConstraints()
        }
        LayoutConstraint.activate(plan.constraints)
        plan.arrangeSiblings()
        return plan.constraints
    }
}

/// The same with metrics of any type of numbers.
extension View {
    /// Makes the constraints that a format draws, with metrics of any floating-point type.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public final func visualConstraints(
        _ format: String, options: VisualFormatOptions = [],
        metrics: [String: some BinaryFloatingPoint], views: [String: any LayoutItem],
        file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try visualConstraints(
            format, options: options, metrics: metrics.mapValues { Double($0) }, views: views,
            file: file, line: line)
    }

    /// Makes the constraints that a format draws, with metrics of any integer type.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public final func visualConstraints(
        _ format: String, options: VisualFormatOptions = [], metrics: [String: some BinaryInteger],
        views: [String: any LayoutItem], file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try visualConstraints(
            format, options: options, metrics: metrics.mapValues { Double($0) }, views: views,
            file: file, line: line)
    }

    /// Makes the constraints that a format draws, whose names are those that the views have themselves, with
    /// metrics of any floating-point type.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public final func visualConstraints(
        _ format: String, options: VisualFormatOptions = [],
        metrics: [String: some BinaryFloatingPoint], views: [any LayoutItem]? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try visualConstraints(
            format, options: options, metrics: metrics.mapValues { Double($0) }, views: views,
            file: file, line: line)
    }

    /// Makes the constraints that a format draws, whose names are those that the views have themselves, with
    /// metrics of any integer type.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public final func visualConstraints(
        _ format: String, options: VisualFormatOptions = [], metrics: [String: some BinaryInteger],
        views: [any LayoutItem]? = nil, file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try visualConstraints(
            format, options: options, metrics: metrics.mapValues { Double($0) }, views: views,
            file: file, line: line)
    }
}
