import QuoinUIKit
import TestSupport
import Testing

/// Cells and headers in rows that are too small for what they keep clear.
@MainActor
@Suite struct NarrowRowTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var height: CGFloat = 40

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            if indexPath.row == 0 {
                cell.textLabel?.text = "A text"
                cell.detailTextLabel?.text = "A detail"
                cell.accessoryType = .disclosureIndicator
            } else {
                var content = cell.defaultContentConfiguration()
                content.text = "A text"
                content.secondaryText = "More of it"
                cell.contentConfiguration = content
            }
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "A title"
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            height / 2
        }
    }

    @MainActor
    @Test(arguments: [0, 0.5, 5, 20, 31.5, 40], [UITableView.Style.plain, .insetGrouped])
    func `nothing contradicts where there is no room`(width: Double, style: UITableView.Style) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var messages: [String] = []
        window.quoin.onDiagnostic { messages.append($0.message) }
        let (table, rows) = (
            UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 200), style: style),
            Rows()
        )
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (rows, rows)
        window.addSubview(table)
        window.layoutIfNeeded()
        expectTrue(table.frame.width == width && table.contentSize.width == width)
        rows.height = 3
        table.reloadData()
        window.layoutIfNeeded()
        // A title and three rows; sections that are cards have room around them besides.
        if style == .plain, width > 0 { expectEqual(table.contentSize.height, 10.5) }
        expectTrue(messages.isEmpty)
    }
}
