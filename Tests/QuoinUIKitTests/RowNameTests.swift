import QuoinUIKit
import TestSupport
import Testing

/// What messages call the rows of tables.
@MainActor
@Suite struct RowNameTests {
    private final class TallCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let label = UILabel()
            label.text = String(repeating: "word ", count: 100)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            // Nothing leads to the bottom.
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { return nil }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "tall", for: path)
        }
    }

    @MainActor @Test func `a row is called by its cell`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: window.bounds)
        let rows = Rows()
        table.register(TallCell.self, forCellReuseIdentifier: "tall")
        table.dataSource = rows
        window.addSubview(table)
        window.makeKeyAndVisible()
        let messages = window.quoin.findings().map(\.message)
        expectTrue(messages.contains { $0.hasPrefix("TallCellRow#1 cannot grow") })
    }
}
