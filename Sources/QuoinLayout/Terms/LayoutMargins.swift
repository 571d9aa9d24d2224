/// The margins that were asked for, by sides or by the direction of reading.
enum LayoutMargins: Equatable {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)

    static let standard = LayoutMargins.absolute(EdgeInsets(8))

    func insets(_ direction: LayoutDirection) -> EdgeInsets {
        switch self {
        case .absolute(let insets): insets
        case .directional(let insets): EdgeInsets(insets, direction)
        }
    }
}

extension EdgeInsets {
    /// Directional insets by their sides.
    init(_ insets: DirectionalEdgeInsets, _ direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
            bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
    }
}

extension DirectionalEdgeInsets {
    /// Insets by the direction of reading.
    init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)
    }
}
