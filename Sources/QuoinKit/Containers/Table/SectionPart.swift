/// The header or the footer of a section: how tall it is, and what makes its cell once that is to be seen.
///
/// ```swift
/// let header = SectionPart(height: .fixed(28)) {
///     let cell = tableView.dequeueReusableCell(withIdentifier: "month") { MessageCell() }
///     cell.text.text = "June"
///     return cell
/// }
/// ```
///
/// A ``SectionedTableViewDataSource`` returns it.
public struct SectionPart {
    /// How tall it is.
    public var height: RowHeight
    /// Makes its cell, or takes one that is to be used again.
    public var cell: () -> TableViewCell
    /// Whether a header has its cell in the table wherever that is scrolled to.
    package var staysInTable = false
    /// How much room is kept above a header, which does not stick with it.
    package var roomAbove = 0.0

    /// Makes a header or a footer.
    ///
    /// - Parameters:
    ///   - height: How tall it is: as its constraints say, unless it is given here. A height that is given
    ///     counts from the beginning, before the cell is there.
    ///   - cell: Makes its cell. It is called when the header or footer comes into sight.
    public init(height: RowHeight = .automatic, cell: @escaping () -> TableViewCell) {
        self.height = height
        self.cell = cell
    }
}

extension SectionPart {
    /// The room above that a table can keep.
    var soundRoom: Double {
        roomAbove.isFinite ? max(0, min(roomAbove, TableView.greatestRowHeight)) : 0
    }
}
