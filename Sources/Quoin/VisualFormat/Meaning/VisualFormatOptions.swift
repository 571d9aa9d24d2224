/// What holds for every line of a format: how views are aligned across it, which way it runs, and what
/// gaps are measured between.
///
/// ```swift
/// try bar.visualConstraints(
///     "|-[icon]-[title]-|", options: [.alignAllCenterY], views: ["icon": icon, "title": title])
/// ```
///
/// An option that makes no sense for the axis of a line is an error.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Makes options of their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    // MARK: Alignment

    /// The left edges of views in a column are in one line.
    public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 0)
    /// The right edges of views in a column are in one line.
    public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 1)
    /// The top edges of views in a row are in one line.
    public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 2)
    /// The bottom edges of views in a row are in one line.
    public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 3)
    /// The edges of views in a column at which lines of text begin are in one line.
    public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 4)
    /// The edges of views in a column at which lines of text end are in one line.
    public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 5)
    /// The middles of views in a column are in one line.
    public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 6)
    /// The middles of views in a row are in one line.
    public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 7)
    /// The first lines of text of views in a row are in one line.
    public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 8)
    /// The last lines of text of views in a row are in one line.
    public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 9)

    // MARK: Direction

    /// Rows run in the direction of reading, which is so without any option.
    public static let directionLeadingToTrailing = VisualFormatOptions(rawValue: 1 << 10)
    /// Rows run from left to right whatever the direction of reading.
    public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 11)
    /// Rows run from right to left whatever the direction of reading.
    public static let directionRightToLeft = VisualFormatOptions(rawValue: 1 << 12)

    // MARK: Spacing

    /// Gaps lie between edges, which is so without any option.
    public static let spacingEdgeToEdge = VisualFormatOptions(rawValue: 1 << 13)
    /// Gaps between views in a column reach from the last line of text of one to the first of the next.
    public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 14)
}

// MARK: - What they mean

/// An option that aligns views across a chain.
struct FormatAlignment {
    let option: VisualFormatOptions
    let name: String
    let attribute: LayoutAttribute
    /// The axis of the chains that it makes sense for.
    let axis: Axis

    static let all = [
        FormatAlignment(.alignAllLeft, "alignAllLeft", .left, .vertical),
        FormatAlignment(.alignAllRight, "alignAllRight", .right, .vertical),
        FormatAlignment(.alignAllTop, "alignAllTop", .top, .horizontal),
        FormatAlignment(.alignAllBottom, "alignAllBottom", .bottom, .horizontal),
        FormatAlignment(.alignAllLeading, "alignAllLeading", .leading, .vertical),
        FormatAlignment(.alignAllTrailing, "alignAllTrailing", .trailing, .vertical),
        FormatAlignment(.alignAllCenterX, "alignAllCenterX", .centerX, .vertical),
        FormatAlignment(.alignAllCenterY, "alignAllCenterY", .centerY, .horizontal),
        FormatAlignment(
            .alignAllFirstBaseline, "alignAllFirstBaseline", .firstBaseline, .horizontal),
        FormatAlignment(
            .alignAllLastBaseline, "alignAllLastBaseline", .lastBaseline, .horizontal),
    ]

    private init(
        _ option: VisualFormatOptions, _ name: String, _ attribute: LayoutAttribute, _ axis: Axis
    ) {
        self.option = option
        self.name = name
        self.attribute = attribute
        self.axis = axis
    }
}

extension VisualFormatOptions {
    /// All options by their names, with the only axis of the lines that may have them; nil if all may.
    package static var named: [(name: String, option: VisualFormatOptions, axis: Axis?)] {
        FormatAlignment.all.map { ($0.name, $0.option, $0.axis) } + [
            ("directionLeadingToTrailing", .directionLeadingToTrailing, nil),
            ("directionLeftToRight", .directionLeftToRight, nil),
            ("directionRightToLeft", .directionRightToLeft, nil),
            ("spacingEdgeToEdge", .spacingEdgeToEdge, nil),
            ("spacingBaselineToBaseline", .spacingBaselineToBaseline, .vertical),
        ]
    }

    /// The alignments that were chosen.
    var alignments: [FormatAlignment] {
        FormatAlignment.all.filter { contains($0.option) }
    }

    /// Checks that the options agree with each other and with the axis of every line.
    func check(against lines: [FormatLine]) throws(FormatProblem) {
        let start = lines.first?.place ?? 0
        let directions: VisualFormatOptions = [
            .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
        ]
        if intersection(directions).rawValue.nonzeroBitCount > 1 {
            throw FormatProblem(
                "rows run in one direction, but the options name several", at: start)
        }
        if isSuperset(of: [.spacingEdgeToEdge, .spacingBaselineToBaseline]) {
            throw FormatProblem(
                "gaps lie between edges or between lines of text, but the options name both",
                at: start)
        }
        for line in lines {
            if case .chain(let axes, _) = line.content {
                try check(against: axes, at: line.place)
            }
        }
    }

    private func check(against axes: [Axis], at place: Int) throws(FormatProblem) {
        for alignment in alignments {
            if axes.count > 1 {
                throw FormatProblem(
                    "\"\(alignment.name)\" aligns views across one axis, which \"HV:\" leaves open",
                    at: place)
            }
            if axes.first != alignment.axis {
                throw FormatProblem(
                    alignment.axis == .vertical
                        ? "\"\(alignment.name)\" aligns views under each other and needs \"V:\""
                        : "\"\(alignment.name)\" aligns views next to each other and needs \"H:\"",
                    at: place)
            }
        }
        if contains(.spacingBaselineToBaseline), axes.contains(.horizontal) {
            throw FormatProblem(
                "\"spacingBaselineToBaseline\" counts from line to line and needs \"V:\"", at: place
            )
        }
    }
}
