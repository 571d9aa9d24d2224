/// What the hooks about contents and alignment answer by default.
extension View {
    /// What ``intrinsicContentSize`` has on an axis on which the view does not care.
    public static let noIntrinsicMetric = -1.0

    /// ``alignmentRectInsets``, or none if they are not numbers.
    final var soundAlignmentInsets: EdgeInsets {
        let insets = askedAlignmentInsets
        // Of nearly all views they are none.
        return insets == .zero || insets.isFinite ? insets : .zero
    }
}
