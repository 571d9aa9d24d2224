import QuoinKit

/// The row of a bar in which a line to search in stands, with its field between the margins.
final class SearchRowView: UIView {
    override class func makeNode() -> View { SearchRow() }

    init(showing bar: UISearchBar) {
        super.init(frame: .zero)
        addSubview(bar)
        guard let row = node as? SearchRow else { return }
        row.line = bar.node
        row.lineHeight = 52
        row.room = EdgeInsets(left: -UISearchBar.fieldMargin, right: -UISearchBar.fieldMargin)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The row as the engine knows it.
    var row: SearchRow? { node as? SearchRow }
}
