import QuoinUIKit
import TestSupport
import Testing

/// The frames of the texts in a section's header or footer: it sets them, and an app may set others.
@MainActor
@Suite struct HeaderPartFrameTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var title: String?
        var height = UITableView.automaticDimension
        var header: UITableViewHeaderFooterView?
        var comes: (UITableViewHeaderFooterView) -> Void = { _ in }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { UITableViewCell(style: .default, reuseIdentifier: nil) }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            title
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            header
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            height
        }
        func tableView(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {
            (view as? UITableViewHeaderFooterView).map(comes)
        }
    }

    /// A header that puts its text elsewhere.
    private final class ShiftedHeader: UITableViewHeaderFooterView {
        override func layoutSubviews() {
            super.layoutSubviews()
            textLabel?.frame = CGRect(x: 40, y: 2, width: 100, height: 12)
            detailTextLabel?.frame.origin.x = 80
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let source = Source()

    private func show(_ header: UITableViewHeaderFooterView?) {
        source.header = header
        (table.dataSource, table.delegate) = (source, source)
        window.addSubview(table)
        window.layoutIfNeeded()
    }

    private func height(of text: String, _ font: UIFont, lines: Int = 1) -> CGFloat {
        let label = UILabel()
        label.font = font
        label.text = text
        label.numberOfLines = lines
        return label.sizeThatFits(CGSize(width: 288, height: 10_000)).height
    }
    private let bold = UIFont.boldSystemFont(ofSize: 17)

    @MainActor @Test func `the texts are subviews of the content, from when they are asked for`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        expectTrue(header.contentView.subviews.isEmpty)
        let text = header.textLabel
        expectEqual(header.contentView.subviews, [text].compactMap { $0 })
        expectTrue(header.detailTextLabel?.superview === header.contentView)
        expectTrue(header.textLabel === text)
        expectTrue(header.contentView.constraints.isEmpty)
    }

    @MainActor @Test func `a title stands at the margin, and makes the header as high as it needs`()
        throws
    {
        source.title = "Soups"
        show(nil)
        let header = try #require(table.headerView(forSection: 0))
        let line = height(of: "Soups", bold)
        expectEqual(header.textLabel?.text, "Soups")
        // From margin to margin: 320 - 2 * 16, and 4 above and below.
        expectEqual(header.textLabel?.frame, CGRect(x: 16, y: 4, width: 288, height: line))
        expectTrue(abs(header.frame.height - (line + 8)) < 0.001)
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `frames that a header sets after super stay`() throws {
        let header = ShiftedHeader(reuseIdentifier: nil)
        header.textLabel?.text = "Soups"
        header.detailTextLabel?.text = "Hot ones"
        show(header)
        expectEqual(header.textLabel?.frame, CGRect(x: 40, y: 2, width: 100, height: 12))
        expectEqual(header.detailTextLabel?.frame.minX, 80)
        header.textLabel?.text = "Stews"
        table.frame.size.width = 300
        window.layoutIfNeeded()
        expectEqual(header.textLabel?.frame, CGRect(x: 40, y: 2, width: 100, height: 12))
        expectEqual(header.detailTextLabel?.frame.minX, 80)
        expectEqual(header.detailTextLabel?.frame.width, 268)
    }

    @MainActor @Test func `a font that the delegate gives it when it comes counts`() throws {
        let large = UIFont.systemFont(ofSize: 30)
        source.title = "Soups"
        source.comes = { header in
            header.textLabel?.font = large
            header.textLabel?.textAlignment = .center
        }
        show(nil)
        let header = try #require(table.headerView(forSection: 0))
        expectTrue(abs(header.frame.height - (height(of: "Soups", large) + 8)) < 0.001)
        // In the middle of the header.
        expectEqual(header.textLabel?.frame.midX, 160)
    }

    @MainActor @Test func `a label that the app has constrained stands where it says`() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let text = try #require(header.textLabel)
        text.text = "Soups"
        text.translatesAutoresizingMaskIntoConstraints = false
        let content = header.contentView
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 70),
            text.topAnchor.constraint(equalTo: content.topAnchor, constant: 30),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
        ])
        show(header)
        expectTrue(text.frame.minX == 70 && text.frame.minY == 30)
        expectTrue(abs(header.frame.height - (70 + height(of: "Soups", bold))) < 0.001)
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test
    func `a detail stands below the text, and takes no room while it says nothing`() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let (text, detail) = (try #require(header.textLabel), try #require(header.detailTextLabel))
        text.text = "Soups"
        show(header)
        let line = height(of: "Soups", bold)
        expectTrue(abs(header.frame.height - (line + 8)) < 0.001)
        detail.text = "Hot ones"
        window.layoutIfNeeded()
        expectTrue(abs(text.frame.maxY + 3 - detail.frame.minY) < 0.001)
        expectTrue(abs(header.frame.height - (detail.frame.maxY + 4)) < 0.001)
        expectEqual(detail.frame.minX, 16)
    }

    @MainActor @Test func `text of several lines makes the header higher`() throws {
        let words = "A rather long sentence that needs more than one line of room in its header"
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.numberOfLines = 0
        header.textLabel?.text = words
        show(header)
        let both = height(of: words, bold, lines: 0)
        expectTrue(both > 1.5 * height(of: "Soups", bold))
        expectTrue(abs(header.frame.height - (both + 8)) < 0.001)
    }

    @MainActor @Test func `in a header of a given height the text stands in the middle`() throws {
        source.title = "Soups"
        source.height = 60
        show(nil)
        let header = try #require(table.headerView(forSection: 0))
        expectEqual(header.frame.height, 60)
        expectEqual(header.textLabel?.frame.midY, 30)
        // Where there is no room for the margins, there is for the text.
        source.height = 22
        table.reloadData()
        window.layoutIfNeeded()
        let low = try #require(table.headerView(forSection: 0))
        let line = height(of: "Soups", bold)
        expectTrue(abs((low.textLabel?.frame.height ?? 0) - min(22, line)) < 0.001)
    }

    @MainActor @Test func `a header with a content configuration has no texts of its own`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Stews"
        let former = header.contentView
        header.contentConfiguration = header.defaultContentConfiguration()
        expectTrue(header.textLabel == nil && header.detailTextLabel == nil)
        expectTrue(former.superview == nil)
        header.contentConfiguration = nil
        // The content is a new one, with nothing in it.
        expectTrue(header.contentView !== former && header.contentView.subviews.isEmpty)
        header.textLabel?.text = "Soups"
        show(header)
        expectTrue(header.textLabel?.superview === header.contentView)
        expectEqual(header.textLabel?.frame.minX, 16)
        expectEqual(header.contentView.frame, header.bounds)
    }
}
