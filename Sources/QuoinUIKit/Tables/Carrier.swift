import QuoinKit

/// A row of the engine's that carries a view of UIKit's: a cell, a header or a footer.
final class Carrier: TableViewCell {
    let content: UIView

    init(of content: UIView, node: View) {
        self.content = content
        super.init(frame: .zero)
        addSubview(node)
        node.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            node.left.constraint(equalTo: left), node.right.constraint(equalTo: right),
            node.top.constraint(equalTo: top), node.bottom.constraint(equalTo: bottom),
        ])
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        let content = content
        MainActor.assumeIsolated {
            (content as? UITableViewCell)?.prepareForReuse()
            (content as? UITableViewHeaderFooterView)?.prepareForReuse()
        }
    }
}

extension TableView {
    /// The view of UIKit's that one of the table's cells carries.
    static func content(of cell: TableViewCell?) -> UIView? { (cell as? Carrier)?.content }
}
