import QuoinUIKit
import TestSupport
import Testing

/// Rows that are chosen, and rows that say by hand how high they are.
@MainActor
@Suite struct CellStateTests {
    private final class NoteCell: UITableViewCell {
        var calls: [String] = []

        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            calls.append("selected \(selected)")
        }
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
            calls.append("highlighted \(highlighted)")
        }
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            calls.append("editing \(editing)")
        }
    }

    /// A picture of the shape of a screen, laid out by hand.
    private final class PhotoCell: UITableViewCell {
        let photo = UIView()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(photo)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func layoutSubviews() {
            super.layoutSubviews()
            photo.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: (size.width - 20) / 2 + 20)
        }
    }

    private final class Rows<Cell: UITableViewCell>: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    private func table<Cell: UITableViewCell>(_ rows: Rows<Cell>, width: CGFloat) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
        table.register(Cell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.layoutIfNeeded()
        return table
    }

    @MainActor @Test func `a row hears that it is chosen, however that is said`() throws {
        let rows = Rows<NoteCell>()
        let table = table(rows, width: 320)
        let path = IndexPath(row: 1, section: 0)
        let cell = try #require(table.cellForRow(at: path) as? NoteCell)
        cell.calls = []
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        table.deselectRow(at: path, animated: false)
        cell.isHighlighted = true
        cell.isEditing = true
        expectEqual(
            cell.calls, ["selected true", "selected false", "highlighted true", "editing true"])
        expectTrue(!cell.isSelected && cell.isHighlighted && cell.isEditing)
    }

    @MainActor @Test func `the ground of chosen rows is there while they are`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let ground = UIView()
        cell.selectedBackgroundView = ground
        expectTrue(ground.superview == nil)
        cell.isSelected = true
        expectEqual(cell.subviews, [ground, cell.contentView])
        expectEqual(ground.frame, cell.bounds)
        cell.isSelected = false
        expectTrue(ground.superview == nil)
        cell.selectionStyle = .none
        cell.isSelected = true
        expectTrue(ground.superview == nil)
    }

    @MainActor @Test(arguments: [320, 220, 420] as [CGFloat])
    func `rows are as high as they say for the width of the table`(width: CGFloat) throws {
        let rows = Rows<PhotoCell>()
        let table = table(rows, width: width)
        let height = (width - 20) / 2 + 20
        let cell = try #require(
            table.cellForRow(at: IndexPath(row: 1, section: 0)) as? PhotoCell)
        expectEqual(cell.frame, CGRect(x: 0, y: height, width: width, height: height))
        expectEqual(cell.photo.frame, CGRect(x: 10, y: 10, width: width - 20, height: height - 20))
        expectEqual(table.contentSize.height, 3 * height)
        // As the table turns, so do they.
        table.frame.size.width = 520
        table.layoutIfNeeded()
        expectEqual(cell.frame.height, 270)
        expectTrue(table.quoin.findings().isEmpty)
    }
}
