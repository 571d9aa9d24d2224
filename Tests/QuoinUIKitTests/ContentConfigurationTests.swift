import QuoinUIKit
import TestSupport
import Testing

/// Cells whose contents are said as values.
@MainActor
@Suite struct ContentConfigurationTests {
    private final class Rows: NSObject, UITableViewDataSource {
        var fill: (UITableViewCell, Int) -> Void = { _, _ in }
        var count = 2
        var cells: UITableViewCell.Type = UITableViewCell.self

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? cells.init(registeredAs: "row")
            fill(cell, indexPath.row)
            return cell
        }
    }

    private func show(_ rows: Rows) -> (UIWindow, UITableView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: window.bounds)
        table.dataSource = rows
        window.addSubview(table)
        window.tick(after: 0.1)
        return (window, table)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @MainActor @Test func `a row shows its texts below or beside each other`() throws {
        let rows = Rows()
        rows.fill = { cell, row in
            var content: UIListContentConfiguration = row == 0 ? .cell() : .valueCell()
            content.text = "Name"
            content.secondaryText = "Value"
            content.directionalLayoutMargins.leading = 20
            cell.contentConfiguration = content
        }
        let (_, table) = show(rows)
        try #require(table.visibleCells.count == 2)
        let (first, second) = (table.visibleCells[0], table.visibleCells[1])
        expectTrue(first.contentView is UIListContentView)
        let below = labels(in: first).map { $0.convert($0.bounds, to: first) }
        expectTrue(below.allSatisfy { $0.minX == 20 })
        // Beneath each other with 3 between them, and 11 above and below.
        expectTrue(abs(below[1].minY - below[0].maxY - 3) < 0.51)
        expectTrue(abs(first.frame.height - (below[0].height + below[1].height + 25)) < 1.01)
        let beside = labels(in: second).map { $0.convert($0.bounds, to: second) }
        expectEqual(beside[0].minX, 20)
        expectEqual(beside[1].maxX, 304)
        expectEqual(second.frame.height, 44)
    }

    @MainActor @Test func `a picture is as large as it may be, and its room is reserved`() throws {
        let rows = Rows()
        rows.count = 1
        rows.fill = { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Picture"
            content.image = UIImage(name: "wide", size: CGSize(width: 100, height: 50))
            content.imageProperties.maximumSize = CGSize(width: 60, height: 60)
            cell.contentConfiguration = content
        }
        let (window, table) = show(rows)
        let cell = try #require(table.visibleCells.first)
        let picture = try #require(
            cell.contentView.subviews.first?.subviews.first as? UIImageView)
        expectEqual(picture.bounds.size, CGSize(width: 60, height: 30))
        let text = try #require(labels(in: cell).first)
        // 16 of margin, the picture of 60 or its room of 80, and 16 between.
        expectEqual(text.convert(text.bounds, to: cell).minX, 92)
        var content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        content.imageProperties.reservedLayoutSize = CGSize(width: 80, height: 0)
        let view = cell.contentView
        cell.contentConfiguration = content
        window.tick(after: 0.1)
        expectTrue(cell.contentView === view)
        expectEqual(text.convert(text.bounds, to: cell).minX, 112)
    }

    /// A content of an app's own, as people write it.
    private struct Badge: UIContentConfiguration {
        var name = ""
        var isStrong = false
        func makeContentView() -> UIView & UIContentView { BadgeView(self) }
        func updated(for state: UIConfigurationState) -> Badge {
            guard let state = state as? UICellConfigurationState else { return self }
            var copy = self
            copy.isStrong = state.isSelected
            return copy
        }
    }
    private final class BadgeView: UIView, UIContentView {
        let label = UILabel()
        var configuration: UIContentConfiguration { didSet { show() } }

        init(_ badge: Badge) {
            configuration = badge
            super.init(frame: .zero)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
            ])
            show()
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        func show() {
            guard let badge = configuration as? Badge else { return }
            label.text = badge.name + (badge.isStrong ? "!" : "")
        }
    }

    @MainActor @Test func `contents of an app's own follow the state, and their views are kept`()
        throws
    {
        let rows = Rows()
        rows.fill = { cell, row in cell.contentConfiguration = Badge(name: "\(row)") }
        let (window, table) = show(rows)
        let cell = try #require(table.visibleCells.first)
        let view = try #require(cell.contentView as? BadgeView)
        expectEqual(view.label.text, "0")
        expectEqual(cell.frame.height, view.label.frame.height + 60)
        table.selectRow(
            at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        window.tick(after: 0.1)
        expectEqual(view.label.text, "0!")
        table.reloadData()
        window.tick(after: 0.1)
        expectTrue(table.visibleCells.allSatisfy { $0.contentView is BadgeView })
        cell.contentConfiguration = nil
        expectTrue(!(cell.contentView is BadgeView))
    }

    /// A cell that says by its state what it shows, with something of the app's own in it.
    private final class StateCell: UITableViewCell {
        static let key = UIConfigurationStateCustomKey("note")
        var note = "" { didSet { setNeedsUpdateConfiguration() } }
        var updates = 0
        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state[Self.key] = note
            return state
        }
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            updates += 1
            var content = defaultContentConfiguration().updated(for: state)
            content.text = (state[Self.key] as? String ?? "") + (state.isSelected ? "*" : "")
            contentConfiguration = content
            var ground = UIBackgroundConfiguration.listPlainCell()
            ground.backgroundColor = state.isSelected ? .red : .blue
            ground.backgroundInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
            backgroundConfiguration = ground
            automaticallyUpdatesBackgroundConfiguration = false
        }
    }

    @MainActor @Test func `a cell of an app's own follows its state before it is measured`() throws
    {
        let rows = Rows()
        rows.cells = StateCell.self
        rows.fill = { cell, row in (cell as? StateCell)?.note = "row \(row)" }
        let (window, table) = show(rows)
        let cell = try #require(table.visibleCells.first as? StateCell)
        expectEqual(cell.updates, 1)
        expectEqual(labels(in: cell).first?.text, "row 0")
        let ground = try #require(cell.subviews.first)
        expectEqual(ground.frame, CGRect(x: 2, y: 1, width: 314, height: cell.bounds.height - 4))
        expectEqual(ground.backgroundColor, .blue)
        cell.isSelected = true
        window.tick(after: 0.1)
        expectEqual(labels(in: cell).first?.text, "row 0*")
        expectEqual(ground.backgroundColor, .red)
        expectEqual(cell.updates, 2)
    }

    @MainActor @Test func `what stands at the ends of a list's row takes room from its content`() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        cell.accessories = [
            .customView(configuration: .init(customView: mark, placement: .leading())),
            .disclosureIndicator(), .reorder(displayed: .whenEditing),
            .customView(
                configuration: .init(
                    customView: UIView(), placement: .trailing(displayed: .always),
                    reservedLayoutWidth: .custom(12))),
        ]
        cell.layoutIfNeeded()
        // 16 + 30 before; 22 + 8 + 12 + 16 behind.
        expectEqual(cell.contentView.frame, CGRect(x: 46, y: 0, width: 300 - 46 - 58, height: 44))
        expectEqual(mark.frame, CGRect(x: 16, y: 17, width: 30, height: 10))
        cell.indentationLevel = 2
        cell.accessories = []
        cell.layoutIfNeeded()
        expectEqual(cell.contentView.frame, CGRect(x: 20, y: 0, width: 280, height: 44))
        expectTrue(mark.superview == nil)
    }
}
