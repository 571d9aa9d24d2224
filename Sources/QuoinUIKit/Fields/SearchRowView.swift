import QuoinKit

/// The row of a bar in which a line to search in stands, with its field between the margins.
final class SearchRowView: UIView {
    override class func makeNode() -> View { SearchRow() }

    init(showing bar: UISearchBar) {
        super.init(frame: .zero)
        addSubview(bar)
        guard let row = node as? SearchRow else { return }
        row.line = bar.node
        barChanged(bar)
        row.room = EdgeInsets(left: -UISearchBar.fieldMargin, right: -UISearchBar.fieldMargin)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The bar has scopes to search in, or none any more.
    func barChanged(_ bar: UISearchBar) {
        row?.lineHeight = 52 + (bar.hasScopeBar ? UISearchBar.scopeHeight : 0)
    }

    /// The row as the engine knows it.
    var row: SearchRow? { node as? SearchRow }
}
