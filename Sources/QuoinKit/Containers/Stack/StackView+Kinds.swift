import Quoin

extension StackView {
    /// How the views share the room along the axis.
    public enum Distribution: Hashable, Sendable, CaseIterable {
        /// They fill it. Room that is left goes to the view that hugs its content least, room that is
        /// missing is taken from the one that resists least. Among equals the first one grows, and the
        /// last one shrinks.
        case fill
        /// They fill it with equal lengths.
        case fillEqually
        /// They fill it with lengths in proportion to what their contents ask for. A view without such
        /// a length is left to its own constraints.
        case fillProportionally
        /// They keep their lengths while there is room, and the gaps between them are equal. No gap is
        /// less than its spacing.
        case equalSpacing
        /// They keep their lengths while there is room, and their middles are equally far apart as far
        /// as that goes. No gap is less than its spacing.
        case equalCentering
    }

    /// Where the views stand across the axis.
    public enum Alignment: Hashable, Sendable, CaseIterable {
        /// Each view fills the stack.
        case fill
        /// At the leading edge of a column, at the top of a row.
        case leading
        /// In a row, with their first baselines in one line, as near to the top as they fit. In a column
        /// it is the same as `leading`.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge of a column, at the bottom of a row.
        case trailing
        /// In a row, with their last baselines in one line, as near to the bottom as they fit. In a
        /// column it is the same as `leading`.
        case lastBaseline

        /// At the top of a row: another name for `leading`.
        public static var top: Alignment { .leading }
        /// At the bottom of a row: another name for `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// The alignment, as far as it makes sense along the axis.
    final var effectiveAlignment: Alignment {
        switch alignment {
        case .firstBaseline, .lastBaseline: axis == .vertical ? .leading : alignment
        case .fill, .leading, .center, .trailing: alignment
        }
    }

    /// Whether spacings count between baselines.
    final var spacesBaselines: Bool { isBaselineRelativeArrangement && axis == .vertical }
}
