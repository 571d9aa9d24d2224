import QuoinUIKit
import TestSupport
import Testing

/// Cells as tables come with them.
@MainActor
@Suite struct CellTests {
    private final class Source: NSObject, UITableViewDataSource {
        var style = UITableViewCell.CellStyle.default
        var fill: (UITableViewCell, Int) -> Void = { _, _ in }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            fill(cell, indexPath.row)
            return cell
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    private let source = Source()

    private func show(
        _ style: UITableViewCell.CellStyle, _ fill: @escaping (UITableViewCell, Int) -> Void
    ) {
        source.style = style
        source.fill = fill
        table.dataSource = source
        window.addSubview(table)
        window.layoutIfNeeded()
    }

    private func cell(_ row: Int) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    /// Where a part of a cell stands in it.
    private func frame(of view: UIView?, in row: Int) throws -> CGRect {
        let view = try #require(view)
        return try cell(row).contentView.convert(view.bounds, from: view)
    }

    private func line(_ size: CGFloat) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = "Soup"
        return label.intrinsicContentSize.height
    }

    @MainActor @Test func `a text without a picture begins at the margin`() throws {
        show(.default) { cell, row in cell.textLabel?.text = "Soup \(row)" }
        let text = try frame(of: try cell(0).textLabel, in: 0)
        expectEqual(text.minX, 16)
        expectEqual(text.maxX, 304)
        expectEqual(text.midY, 22)
        try expectEqual(cell(0).contentView.bounds.height, 44)
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `a picture stands before the text, and the text after it`() throws {
        show(.default) { cell, row in
            cell.textLabel?.text = "Soup"
            let image = UIImage(name: "bowl", size: CGSize(width: 24, height: 24))
            cell.imageView?.image = row == 0 ? image : nil
        }
        let image = try frame(of: try cell(0).imageView, in: 0)
        expectEqual(image, CGRect(x: 16, y: 10, width: 24, height: 24))
        try expectEqual(frame(of: try cell(0).textLabel, in: 0).minX, 56)
        try expectEqual(frame(of: try cell(1).textLabel, in: 1).minX, 16)
        expectTrue(window.quoin.findings().isEmpty)
        // A picture that comes later, as those from the net do.
        try cell(1).imageView?.image = UIImage(name: "b", size: CGSize(width: 30, height: 30))
        window.layoutIfNeeded()
        try expectEqual(frame(of: try cell(1).textLabel, in: 1).minX, 62)
        try cell(1).imageView?.image = nil
        window.layoutIfNeeded()
        try expectEqual(frame(of: try cell(1).textLabel, in: 1).minX, 16)
    }

    @MainActor @Test func `a picture that the app has hidden stays hidden`() throws {
        show(.default) { cell, _ in
            cell.textLabel?.text = "Soup"
            cell.imageView?.isHidden = true
            cell.imageView?.image = UIImage(name: "bowl", size: CGSize(width: 24, height: 24))
        }
        try expectEqual(cell(0).imageView?.isHidden, true)
        try expectEqual(frame(of: try cell(0).textLabel, in: 0).minX, 16)
        try cell(0).imageView?.isHidden = false
        window.layoutIfNeeded()
        try expectEqual(frame(of: try cell(0).textLabel, in: 0).minX, 56)
    }

    @MainActor @Test func `a title without a subtitle stands in the middle`() throws {
        show(.subtitle) { cell, row in
            cell.textLabel?.text = "Soup"
            cell.detailTextLabel?.text = row == 0 ? nil : row == 1 ? "" : "Hot"
        }
        for row in 0...1 {
            let title = try frame(of: try cell(row).textLabel, in: row)
            expectEqual(title.minX, 16)
            expectEqual(title.midY, 22)
        }
        // Two lines with 3 between them, in the middle of a row of at least 44.
        let both = line(17) + 3 + line(12)
        let top = (max(44, both + 16) - both) / 2
        let title = try frame(of: try cell(2).textLabel, in: 2)
        let detail = try frame(of: try cell(2).detailTextLabel, in: 2)
        expectTrue(abs(title.minY - top) < 0.001)
        expectTrue(abs(detail.minY - (top + line(17) + 3)) < 0.001)
        expectEqual(detail.minX, 16)
        expectTrue(window.quoin.findings().isEmpty)
        try cell(0).detailTextLabel?.attributedText = NSAttributedString(string: "Cold")
        window.layoutIfNeeded()
        let moved = try frame(of: try cell(0).textLabel, in: 0)
        expectTrue(abs(moved.minY - top) < 0.001)
    }

    @MainActor @Test func `a value stands at the end of its row`() throws {
        show(.value1) { cell, row in
            cell.textLabel?.text = "Soup"
            cell.detailTextLabel?.text = row == 0 ? "Hot" : nil
        }
        try expectEqual(frame(of: try cell(0).textLabel, in: 0).minX, 16)
        try expectEqual(frame(of: try cell(0).detailTextLabel, in: 0).maxX, 304)
        try expectEqual(frame(of: try cell(1).textLabel, in: 1).maxX, 304)
    }

    @MainActor @Test func `a table's cells are its subviews, and touches find them`() throws {
        var tagged: [UIView] = []
        show(.default) { cell, row in
            let button = UIButton(frame: CGRect(x: 100, y: 10, width: 50, height: 20))
            button.tag = 70 + row
            cell.contentView.addSubview(button)
            tagged.append(button)
        }
        for row in 0..<3 {
            expectTrue(table.subviews.contains(try cell(row)))
        }
        expectTrue(table.viewWithTag(71) === tagged[1])
        // Rows of 44 from 100 on.
        expectTrue(window.hitTest(CGPoint(x: 120, y: 100 + 44 + 20), with: nil) === tagged[1])
        let hit = window.hitTest(CGPoint(x: 20, y: 100 + 88 + 20), with: nil)
        expectEqual(hit?.isDescendant(of: try cell(2)), true)
        expectTrue(window.hitTest(CGPoint(x: 20, y: 390), with: nil) === table)
        table.tintColor = .red
        expectEqual(tagged[2].tintColor, .red)
    }

    @MainActor @Test func `cells, headers and footers have frames in their table`() throws {
        final class Parts: NSObject, UITableViewDelegate {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
            {
                50
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
            {
                header
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
                -> CGFloat
            {
                30
            }
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
            {
                footer
            }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
                -> CGFloat
            {
                20
            }
        }
        let parts = Parts()
        table.delegate = parts
        show(.default) { cell, row in cell.textLabel?.text = "Soup \(row)" }
        expectEqual(parts.header.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
        try expectEqual(cell(1).frame, CGRect(x: 0, y: 80, width: 320, height: 50))
        try expectEqual(cell(2).center, CGPoint(x: 160, y: 155))
        expectEqual(parts.footer.frame, CGRect(x: 0, y: 180, width: 320, height: 20))
        expectEqual(parts.footer.center, CGPoint(x: 160, y: 190))
        expectTrue(try cell(1).superview === table)
        try expectEqual(cell(1).bounds, CGRect(x: 0, y: 0, width: 320, height: 50))
        let path = IndexPath(row: 1, section: 0)
        try expectEqual(cell(1).frame, table.rectForRow(at: path))
        // What is set is said again, and a size alone moves nothing.
        try cell(1).frame.size.height = 60
        try expectEqual(cell(1).frame, CGRect(x: 0, y: 80, width: 320, height: 60))
        try cell(1).center = CGPoint(x: 160, y: 200)
        try expectEqual(cell(1).frame.midY, 200)
        // A cell of no table stands where it was put.
        let free = UITableViewCell(style: .default, reuseIdentifier: nil)
        free.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        expectEqual(free.frame, CGRect(x: 5, y: 6, width: 70, height: 80))
        expectEqual(free.center, CGPoint(x: 40, y: 46))
    }

    @MainActor @Test func `touches find what is under a navigation controller`() {
        let screen = UIViewController()
        let button = UIButton(frame: CGRect(x: 10, y: 200, width: 50, height: 20))
        screen.view.addSubview(button)
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.layoutIfNeeded()
        expectTrue(window.hitTest(CGPoint(x: 20, y: 210), with: nil) === button)
        expectTrue(window.hitTest(CGPoint(x: 20, y: 300), with: nil) === screen.view)
    }

    @MainActor @Test func `taking all subviews from a table ends nothing`() {
        show(.default) { cell, row in cell.textLabel?.text = "Soup \(row)" }
        for view in table.subviews { view.removeFromSuperview() }
        window.layoutIfNeeded()
        table.reloadData()
        window.layoutIfNeeded()
        expectEqual(table.visibleCells.count, 3)
        expectTrue(table.visibleCells.allSatisfy { $0.isDescendant(of: table) })
    }

    /// 33 points are what the body of a text has there in UIKit; the row keeps 8 points above and below.
    @MainActor @Test func `texts grow with the text size, and their rows with them`() throws {
        show(.subtitle) { cell, row in
            cell.textLabel?.text = "Soup"
            if row == 1 { cell.detailTextLabel?.text = "Soup" }
            if row == 2 { cell.textLabel?.font = .systemFont(ofSize: 17) }
        }
        expectTrue(try cell(0).textLabel?.font.pointSize == 17 && cell(0).frame.height == 44)
        let lowDetail = try #require(try cell(1).detailTextLabel?.font.pointSize)
        expectEqual(lowDetail, 12)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.layoutIfNeeded()
        expectEqual(try cell(0).textLabel?.font.pointSize, 33)
        expectEqual(try cell(0).frame.height, line(33) + 16)
        let detail = try #require(try cell(1).detailTextLabel?.font.pointSize)
        expectTrue(detail > lowDetail)
        expectEqual(try cell(1).frame.height, line(33) + 3 + line(detail) + 16)
        // Who gives a label a font of a fixed size keeps that.
        expectTrue(try cell(2).textLabel?.font.pointSize == 17 && cell(2).frame.height == 44)
        window.traitOverrides.preferredContentSizeCategory = .large
        window.layoutIfNeeded()
        expectTrue(try cell(0).textLabel?.font.pointSize == 17 && cell(0).frame.height == 44)
    }

    @MainActor @Test func `a conflict tells what tables make, and no line of theirs`() throws {
        var messages: [String] = []
        window.quoin.onDiagnostic { messages.append($0.message) }
        show(.default) { cell, _ in
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
                box.widthAnchor.constraint(equalToConstant: 500),
            ])
        }
        let message = try #require(messages.first)
        expectTrue(message.contains("(table row)"), "\(message)")
        expectTrue(message.contains("CellTests.swift"), "\(message)")
        expectTrue(!message.contains("Carrier.swift"), "\(message)")
    }
}
