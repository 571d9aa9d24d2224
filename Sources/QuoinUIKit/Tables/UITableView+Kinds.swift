/// What can be said of a table.
extension UITableView {
    /// How sections stand out: in the plain style headers and footers stick, in the others sections keep apart.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle, automatic = 100
    }
    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// What a table's ``separatorInset`` is counted from.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    /// When rows are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }
}
