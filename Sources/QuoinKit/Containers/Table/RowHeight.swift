/// How tall the rows of a table are.
public enum RowHeight: Hashable, Sendable {
    /// As tall as the constraints in each row say.
    case automatic
    /// All of one height.
    case fixed(Double)
}
