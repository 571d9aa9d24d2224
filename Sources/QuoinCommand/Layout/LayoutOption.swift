import Quoin

/// An option of visual formats, with the axis of the lines that it is for.
struct LayoutOption {
    let name: String
    let option: VisualFormatOptions
    /// The only axis of the lines that may have it; nil if all may.
    let axis: Axis?

    /// Whether a line may have it.
    func isFor(_ line: FormatText.Line) -> Bool {
        axis.map { line.axes == [$0] } ?? true
    }

    private init(_ name: String, _ option: VisualFormatOptions, for axis: Axis?) {
        self.name = name
        self.option = option
        self.axis = axis
    }

    init(named name: String) throws(UsageError) {
        guard let known = Self.all.first(where: { $0.name == name }) else {
            throw UsageError(
                "visual formats have no option \(PrintableText.quoted(name))"
                    + NearestName.question(about: name, among: Self.all.map(\.name)))
        }
        self = known
    }

    private static let all = [
        LayoutOption("alignAllLeft", .alignAllLeft, for: .vertical),
        LayoutOption("alignAllRight", .alignAllRight, for: .vertical),
        LayoutOption("alignAllTop", .alignAllTop, for: .horizontal),
        LayoutOption("alignAllBottom", .alignAllBottom, for: .horizontal),
        LayoutOption("alignAllLeading", .alignAllLeading, for: .vertical),
        LayoutOption("alignAllTrailing", .alignAllTrailing, for: .vertical),
        LayoutOption("alignAllCenterX", .alignAllCenterX, for: .vertical),
        LayoutOption("alignAllCenterY", .alignAllCenterY, for: .horizontal),
        LayoutOption("alignAllFirstBaseline", .alignAllFirstBaseline, for: .horizontal),
        LayoutOption("alignAllLastBaseline", .alignAllLastBaseline, for: .horizontal),
        LayoutOption("directionLeadingToTrailing", .directionLeadingToTrailing, for: nil),
        LayoutOption("directionLeftToRight", .directionLeftToRight, for: nil),
        LayoutOption("directionRightToLeft", .directionRightToLeft, for: nil),
        LayoutOption("spacingEdgeToEdge", .spacingEdgeToEdge, for: nil),
        LayoutOption("spacingBaselineToBaseline", .spacingBaselineToBaseline, for: .vertical),
    ]
}
