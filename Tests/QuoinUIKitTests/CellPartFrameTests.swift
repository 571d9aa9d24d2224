import QuoinUIKit
import TestSupport
import Testing

/// The frames of a cell's own text and picture: the cell sets them, and an app may set others.
@MainActor
@Suite struct CellPartFrameTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var height = UITableView.automaticDimension
        var make: () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { make() }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height
        }
    }

    /// A cell that puts its parts elsewhere, as many apps do.
    private final class ShiftedCell: UITableViewCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            imageView?.frame = CGRect(x: 10, y: 5, width: 34, height: 34)
            textLabel?.frame.origin.x = 80
        }
    }

    /// A cell that says its height without constraints.
    private final class LowCell: UITableViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: 30)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let source = Source()
    private let picture = UIImage(name: "bowl", size: CGSize(width: 24, height: 24))

    private func show(_ cell: UITableViewCell) {
        source.make = { cell }
        (table.dataSource, table.delegate) = (source, source)
        window.addSubview(table)
        window.layoutIfNeeded()
    }

    private func height(of text: String, _ size: CGFloat, lines: Int = 1, width: CGFloat = 288)
        -> CGFloat
    {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        label.numberOfLines = lines
        return label.sizeThatFits(CGSize(width: width, height: 10_000)).height
    }

    @MainActor @Test func `the parts are subviews of the content, from when they are asked for`() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        expectTrue(cell.contentView.subviews.isEmpty)
        let text = cell.textLabel
        expectEqual(cell.contentView.subviews, [text].compactMap { $0 })
        expectTrue(cell.detailTextLabel?.superview === cell.contentView)
        expectTrue(cell.imageView?.superview === cell.contentView)
        expectTrue(cell.textLabel === text)
        expectEqual(cell.contentView.subviews.count, 3)
        expectTrue(cell.contentView.constraints.isEmpty)
    }

    @MainActor @Test func `frames that a cell sets after super stay`() throws {
        let cell = ShiftedCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Soup"
        cell.imageView?.image = picture
        show(cell)
        let text = try #require(cell.textLabel)
        expectEqual(cell.imageView?.frame, CGRect(x: 10, y: 5, width: 34, height: 34))
        expectEqual(text.frame.minX, 80)
        // From behind the picture to the margin: 320 - 16 - (16 + 24 + 16).
        expectEqual(text.frame.width, 248)
        expectTrue(window.quoin.findings().isEmpty)
        // They stay with the next layout, and with another text and width.
        text.text = "Stew"
        table.frame.size.width = 300
        window.layoutIfNeeded()
        expectEqual(cell.imageView?.frame, CGRect(x: 10, y: 5, width: 34, height: 34))
        expectEqual(text.frame.minX, 80)
        expectEqual(text.frame.width, 228)
    }

    @MainActor @Test func `a frame that is set from outside lasts until the cell's next layout`()
        throws
    {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Soup"
        show(cell)
        cell.textLabel?.frame.origin.x = 80
        window.layoutIfNeeded()
        expectEqual(cell.textLabel?.frame.minX, 80)
        cell.setNeedsLayout()
        window.layoutIfNeeded()
        expectEqual(cell.textLabel?.frame.minX, 16)
    }

    @MainActor @Test func `text of several lines makes the row higher`() throws {
        let words =
            "A rather long sentence that needs more than one line of room in its row"
        for style in [UITableViewCell.CellStyle.default, .subtitle] {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = words
            cell.detailTextLabel?.text = "Hot"
            show(cell)
            table.reloadData()
            window.layoutIfNeeded()
            let text = height(of: words, 17, lines: 0)
            let both = style == .default ? text : text + 3 + height(of: "Hot", 12)
            expectTrue(text > 1.5 * height(of: "Soup", 17))
            expectTrue(abs(cell.frame.height - (both + 16)) < 0.001)
            expectEqual(cell.textLabel?.frame.minY, 8)
            expectTrue(abs((cell.textLabel?.frame.height ?? 0) - text) < 0.001)
            // A short text that comes later lets it be as low as others.
            cell.textLabel?.text = "Soup"
            window.layoutIfNeeded()
            let one = height(of: "Soup", 17)
            let low = style == .default ? one : one + 3 + height(of: "Hot", 12)
            expectTrue(abs(cell.frame.height - max(44, low + 16)) < 0.001)
        }
    }

    @MainActor @Test func `a large picture makes the row higher`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Soup"
        cell.imageView?.image = UIImage(name: "pot", size: CGSize(width: 60, height: 60))
        show(cell)
        expectEqual(cell.frame.height, 76)
        expectEqual(cell.imageView?.frame, CGRect(x: 16, y: 8, width: 60, height: 60))
        expectEqual(cell.textLabel?.frame.minX, 92)
        expectEqual(cell.textLabel?.frame.midY, 38)
    }

    @MainActor @Test func `a label that the app has constrained stands where it says`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let text = try #require(cell.textLabel)
        text.text = "Soup"
        text.translatesAutoresizingMaskIntoConstraints = false
        let content = cell.contentView
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 70),
            text.topAnchor.constraint(equalTo: content.topAnchor, constant: 30),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
        ])
        show(cell)
        expectEqual(text.frame.minX, 70)
        expectEqual(text.frame.minY, 30)
        expectTrue(abs(cell.frame.height - (70 + height(of: "Soup", 17))) < 0.001)
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `the texts of a row share its width`() throws {
        let long = "A rather long sentence that needs more than one line of room in a row"
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = long
        cell.detailTextLabel?.text = "Hot"
        show(cell)
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        // The short one keeps its width, and the long one has the rest but for 8 between them.
        expectEqual(detail.frame.maxX, 304)
        expectTrue(abs(detail.frame.width - detail.intrinsicContentSize.width) < 0.001)
        expectTrue(abs(text.frame.maxX - (detail.frame.minX - 8)) < 0.001)
        cell.detailTextLabel?.text = long
        window.layoutIfNeeded()
        // Two long ones have half of 320 - 2 * 16 - 8 each.
        expectTrue(text.frame.width == 140 && detail.frame.width == 140)
        expectTrue(text.frame.minX == 16 && detail.frame.maxX == 304)
    }

    @MainActor @Test func `where people read from the right, the picture stands at the right`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Soup"
        cell.imageView?.image = picture
        window.semanticContentAttribute = .forceRightToLeft
        cell.contentView.semanticContentAttribute = .forceRightToLeft
        show(cell)
        expectEqual(cell.imageView?.frame, CGRect(x: 280, y: 10, width: 24, height: 24))
        expectEqual(cell.textLabel?.frame.maxX, 264)
    }

    @MainActor @Test
    func `a cell that says how high it is is as high as that, whatever its text needs`() {
        let cell = LowCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Soup"
        show(cell)
        expectEqual(cell.frame.height, 30)
        expectEqual(cell.textLabel?.frame.midY, 15)
    }

    @MainActor @Test func `in a row that is too low for two lines, the upper one has the room`() {
        source.height = 30
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Soup"
        cell.detailTextLabel?.text = "Hot"
        show(cell)
        expectEqual(cell.frame.height, 30)
        expectEqual(cell.textLabel?.frame.minY, 8)
        expectEqual(cell.detailTextLabel.map { $0.frame.maxY <= 25 }, true)
    }

    @MainActor @Test func `parts that are taken out or hidden take no room`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Soup"
        cell.imageView?.image = UIImage(name: "pot", size: CGSize(width: 60, height: 60))
        show(cell)
        expectEqual(cell.frame.height, 76)
        cell.imageView?.removeFromSuperview()
        window.layoutIfNeeded()
        expectEqual(cell.frame.height, 44)
        expectEqual(cell.textLabel?.frame.minX, 16)
    }

    @MainActor @Test func `a cell with a content configuration has no parts of its own`() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.contentConfiguration = cell.defaultContentConfiguration()
        expectTrue(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
        cell.contentConfiguration = nil
        cell.textLabel?.text = "Soup"
        show(cell)
        expectTrue(cell.textLabel?.superview === cell.contentView)
        expectEqual(cell.textLabel?.frame.minX, 16)
    }
}
