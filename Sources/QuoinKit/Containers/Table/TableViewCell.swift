/// A row of a table.
///
/// What is in it is constrained to it, or to its ``contentView``, from top to bottom: that says how tall
/// the row is.
///
/// ```swift
/// final class MessageCell: TableViewCell {
///     let text = Label()
///
///     override init(frame: Rect = .zero) {
///         super.init(frame: frame)
///         text.numberOfLines = 0
///         addSubview(text)
///         text.makeConstraints { $0.edges.equalToSuperview().inset(12) }
///     }
/// }
/// ```
open class TableViewCell: View {
    /// What kind of cell it is: among which it is kept to be used again. Nil if it is not.
    ///
    /// ``TableView/dequeueReusableCell(withIdentifier:make:)`` sets it.
    public final var reuseIdentifier: String?

    /// How tall the row is that the cell stands for; nil, as by default, if that is for the table's
    /// ``TableView/rowHeight`` to say.
    ///
    /// A data source sets it with what the cell shows, for each row anew. Changing it while the row is in sight
    /// moves what is below. A height is 1 point at least and a billion at most; what is no number is refused.
    public final var rowHeight: RowHeight? {
        didSet {
            guard rowHeight != oldValue else { return }
            if case .fixed(let height) = rowHeight, !height.isFinite {
                rowHeight = oldValue
                reportRefusal(of: "rowHeight", "\(height)")
            } else {
                (superview as? TableView)?.rowHeightDidChange(of: self)
            }
        }
    }

    /// What the table places it with.
    final var placement: CellPlacement?
    /// Whether it is in its table even while that has no place for it, until this is no longer so.
    package final var staysInTable = false
    /// Whether it stands for something in its table.
    package final var hasPlace: Bool { placement?.isPlaced ?? false }
    /// ``contentView``, once somebody has asked for it.
    package private(set) final var madeContentView: View?

    /// Makes an empty cell: of 320 × 44 points, until a table gives it another size.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame == .zero ? Rect(x: 0, y: 0, width: 320, height: 44) : frame)
        standsForRow = true
    }

    /// A view as large as the cell, for those who would rather not put anything into the cell itself.
    public final var contentView: View {
        if let madeContentView {
            return madeContentView
        }
        let view = View()
        insertSubview(view, at: 0)
        view.makeConstraints { $0.edges.equalToSuperview() }
        madeContentView = view
        return view
    }

    /// Called before the cell is used for another row. Does nothing by default.
    open func prepareForReuse() {}
}
