/// Which row of a table is meant: in which section, and which one there.
///
/// ```swift
/// tableView.scrollToRow(at: RowPath(section: 2, row: 0), position: .top)
/// ```
///
/// A table without sections has one, number 0.
public struct RowPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number of the section, from 0.
    public var section: Int
    /// The number of the row in its section, from 0.
    public var row: Int

    /// Says which row is meant.
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    /// Rows further up come first.
    public static func < (first: RowPath, second: RowPath) -> Bool {
        first.section != second.section
            ? first.section < second.section : first.row < second.row
    }

    /// The section and the row, as in `2:0`.
    public var description: String { "\(section):\(row)" }
}
