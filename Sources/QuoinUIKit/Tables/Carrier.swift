import QuoinKit

/// A row of the engine's that carries a view of UIKit's: a cell, a header or a footer.
final class Carrier: CarryingRow {
    /// The table that says whether there is a line below the row.
    weak var table: UITableView?
    private var line: SeparatorLine?
    private let node: View
    private var sides: ContentSides?

    init(of content: UIView, node: View) {
        self.node = node
        super.init(carrying: content)
        addSubview(node)
        MainActor.assumeIsolated { content.isCarried = true }
        node.translatesAutoresizingMaskIntoConstraints = false
        let sides = ContentSides(
            left: node.left.constraint(equalTo: left), right: node.right.constraint(equalTo: right))
        self.sides = sides
        LayoutConstraint.activate(
            [
                sides.left, sides.right, node.top.constraint(equalTo: top),
                node.bottom.constraint(equalTo: bottom),
            ].made(for: "table row"))
    }

    /// Keeps what it carries as far from the table's sides as that says.
    @MainActor
    func followSides(of table: UITableView) {
        // The table's own header and footer are as wide as it is.
        sides?.keepAway(from: wholeHeight == nil ? table.rowInset : SideInsets())
        (content as? UITableViewCell)?.contentInset = table.contentInsetOfRows
        (content as? UITableViewHeaderFooterView)?.contentInset = table.contentInsetOfRows
    }

    // MARK: Heights that classes of an app's own say

    /// Whether nobody has said yet how tall the row is.
    var isAutomatic = false
    /// The width for which the content was asked.
    private var askedWidth: Double?

    /// Lets a class of an app's own say how tall the row is.
    func takeOwnHeight(forWidth width: Double) {
        askedWidth = isAutomatic && width > 0 ? width : nil
        guard askedWidth != nil else { return }
        let content = content
        let height = MainActor.assumeIsolated {
            OwnFitting.height(of: content, forWidth: CGFloat(width))
        }
        if let height { rowHeight = .fixed(Double(height)) }
    }

    // MARK: Moving

    /// Whether it has what it carries in it, which may have been put elsewhere.
    private var isLaden: Bool { node.superview === self }

    override func willMove(toSuperview newSuperview: View?) {
        super.willMove(toSuperview: newSuperview)
        guard isLaden else { return }
        let (content, destination) = (content, newSuperview?.uiView)
        MainActor.assumeIsolated { content.willMove(toSuperview: destination) }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard isLaden else { return }
        let content = content
        MainActor.assumeIsolated { content.nodeMovedToSuperview() }
    }

    override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        // Without what it carries it is of no use.
        if subview === node { staysInTable = false }
    }

    // MARK: Rows

    override func prepareForReuse() {
        super.prepareForReuse()
        let (table, content) = (table, content)
        MainActor.assumeIsolated {
            if let cell = content as? UITableViewCell {
                table?.tellThatLeft(cell)
                if cell.isHighlighted { cell.isHighlighted = false }
                cell.prepareForReuse()
            }
            (content as? UITableViewHeaderFooterView)?.prepareForReuse()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (table, content) = (table, content)
        nonisolated(unsafe) var look: SeparatorLook?
        let width = node.frame.width
        if let askedWidth, askedWidth != width { takeOwnHeight(forWidth: width) }
        MainActor.assumeIsolated {
            guard let table, let cell = content as? UITableViewCell else { return }
            look = table.separator(below: cell)
            cell.round(table.roundCorners(of: cell))
        }
        show(look)
    }

    private func show(_ look: SeparatorLook?) {
        let width = look.map { bounds.width - $0.left - $0.right } ?? 0
        guard let look, width > 0 else {
            line?.removeFromSuperview()
            line = nil
            return
        }
        let line = line ?? SeparatorLine()
        self.line = line
        line.backgroundColor = look.color
        line.frame = Rect(
            x: look.left, y: bounds.height - look.thickness, width: width, height: look.thickness)
        if line.superview !== self { addSubview(line) }
    }
}

/// The line below a row, in front of it and outside of what UIKit's names know.
private final class SeparatorLine: View {
    override var kindName: String { "Separator" }
}

/// How the line below a row looks, and how far its ends are from those of the row.
struct SeparatorLook {
    var color: Color
    var left: Double
    var right: Double
    var thickness: Double
}

extension TableView {
    /// The view of UIKit's that one of the table's cells carries.
    static func content(of cell: TableViewCell?) -> UIView? { (cell as? Carrier)?.content }
}
