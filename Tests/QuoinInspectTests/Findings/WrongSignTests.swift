import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// `offset(16)` at a right or a lower edge, where what is around the view is as large as the view says.
@Suite("A distance towards the outside")
struct WrongSignTests {
    private let window = Window.ofFindings()

    /// The only finding, which is mended by its first proposal.
    private func mendOnlyFinding() throws -> LayoutFinding {
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.outside], "\(findings)")
        let finding = try #require(findings.first)
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        return finding
    }

    /// A card as large as what is in it, 20 from two edges of the window.
    private func makeCard() -> View {
        let card = window.plain("card")
        card.backgroundColor = .black
        card.makeConstraints { $0.left.right.top.equalToSuperview().inset(20) }
        return card
    }

    @Test("is named where the card is as high as its text")
    func card() throws {
        let card = makeCard()
        let title = card.label("title")
        title.makeConstraints { make in
            make.left.top.equalToSuperview().offset(12)
            make.right.equalToSuperview().inset(12)
            make.bottom.equalToSuperview().offset(12)
        }
        window.layoutIfNeeded()
        let height = title.frame.height
        // From 12 below its top to 12 above the lower edge of the text.
        expectEqual(card.frame.height, height)
        let finding = try mendOnlyFinding()
        expectEqual(finding.views.map { $0.name }, ["title"])
        expectEqual(finding.constraints.map { $0.firstAttribute }, [.bottom])
        expectTrue(finding.message.contains("inset(12) there; was that meant?"))
        expectEqual(finding.mends[0].description, "title.bottom.equalTo(card).inset(12)")
        expectEqual(card.frame.height, height + 24)
    }

    @Test("is named where all edges have it")
    func edges() throws {
        let card = window.plain("card")
        card.backgroundColor = .black
        card.makeConstraints { $0.left.top.equalToSuperview().offset(20) }
        let title = card.label("title")
        title.makeConstraints { $0.edges.equalToSuperview().offset(8) }
        let finding = try mendOnlyFinding()
        expectEqual(finding.constraints.map { $0.firstAttribute }, [.right, .bottom])
        expectEqual(title.frame.origin, Point(x: 8, y: 8))
        expectEqual(card.frame.width, title.frame.width + 16)
    }

    /// Both begin 10 outside, by one line; the second one ends 16 outside for its width, and would 36 for the other sign.
    @Test("is not named where it has the other end less far outside")
    func otherEnd() throws {
        let card = window.plain("card")
        card.backgroundColor = .black
        card.makeConstraints { make in
            make.left.top.equalToSuperview().offset(20)
            make.size.equalTo(Size(width: 91, height: 200))
        }
        let (first, second) = (card.plain("first"), card.plain("second"))
        [first, second].makeConstraints { make in
            make.left.equalToSuperview().offset(-10)
            make.top.equalToSuperview()
            make.height.equalTo(30)
        }
        first.makeConstraints { $0.width.equalTo(40) }
        second.makeConstraints { $0.width.equalTo(117) }
        let messages = window.findings().filter { $0.kind == .outside }.map { $0.message }
        let right = try #require(messages.first { $0.contains("at its right edge") })
        expectTrue(right.contains("second reaches 16 out of card at its right edge."), "\(right)")
        expectTrue(!right.contains("that meant"), "\(right)")
    }

    @Test("is named at the end of what is read from the right, too", arguments: [false, true])
    func reading(isRightToLeft: Bool) throws {
        window.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let card = window.plain("card")
        card.backgroundColor = .black
        card.makeConstraints { $0.leading.top.equalToSuperview().offset(20) }
        let title = card.label("title")
        title.makeConstraints { make in
            make.leading.top.equalToSuperview().offset(8)
            make.bottom.equalToSuperview().inset(8)
            make.trailing.equalToSuperview().offset(8)
        }
        let finding = try mendOnlyFinding()
        expectEqual(finding.constraints.map { $0.firstAttribute }, [.trailing])
        expectEqual(card.frame.width, title.frame.width + 16)
    }

    @Test("is named for the last of several views")
    func last() throws {
        let card = makeCard()
        let (title, detail) = (card.label("title"), card.label("detail"))
        title.makeConstraints { $0.left.right.top.equalToSuperview().inset(12) }
        detail.makeConstraints { make in
            make.left.right.equalTo(title)
            make.top.equalTo(title.bottom).offset(4)
            make.bottom.equalToSuperview().offset(12)
        }
        let finding = try mendOnlyFinding()
        expectEqual(finding.views.map { $0.name }, ["detail"])
        // 12 + 4 + 12 beside two texts.
        expectEqual(card.frame.height, title.frame.height + detail.frame.height + 28)
    }

    @Test("is named for the rows of a table, as the chain that it is")
    func rows() throws {
        let table = TableView()
        table.name = "table"
        let source = WrongRows()
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalTo(window) }
        table.dataSource = source
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .outside)
        expectTrue(
            finding.message.hasPrefix("text reaches 8 out of cell.contentView at its bottom"))
        expectTrue(!finding.message.contains("cannot grow"))
        let mend = try #require(finding.mends.first)
        expectTrue(mend.description.hasPrefix("text.bottom.equalTo(cell.contentView).inset(8)"))
        source.distance = -8
        table.reloadData()
        expectEqual(window.findings().map { $0.description }, [])
    }

    @Test("is named where the rest cannot be scrolled to")
    func scrolling() throws {
        let scroll = ScrollView()
        scroll.name = "scroll"
        window.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        let text = scroll.label("text", "Some words", lines: 0)
        text.makeConstraints { make in
            make.left.top.equalToSuperview().offset(16)
            make.right.equalToSuperview().inset(16)
            make.width.equalTo(scroll).offset(-32)
            make.height.equalTo(600)
            make.bottom.equalToSuperview().offset(16)
        }
        let finding = try mendOnlyFinding()
        expectTrue(
            finding.message.hasPrefix("text reaches 16 beyond the content of scroll at its bottom"))
        // 600 between two distances of 16.
        expectEqual(scroll.contentSize.height, 632)
    }

    @Test("is none where the scroll view has as much room below its content")
    func insets() {
        let scroll = ScrollView()
        scroll.name = "scroll"
        scroll.contentInset = EdgeInsets(top: 0, left: 0, bottom: 16, right: 0)
        window.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        let text = scroll.label("text", "Some words", lines: 0)
        text.makeConstraints { make in
            make.left.top.right.equalToSuperview().inset(16)
            make.width.equalTo(scroll).offset(-32)
            make.height.equalTo(600)
            make.bottom.equalToSuperview().offset(16)
        }
        expectEqual(window.findings().map { $0.description }, [])
    }
}

/// Rows whose text ends below them.
private final class WrongRows: TableViewDataSource {
    var distance = 8.0

    func numberOfRows(in tableView: TableView) -> Int { 3 }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> TableViewCell {
        let cell = TableViewCell()
        cell.name = "cell"
        let text = cell.contentView.label("text", "Some words")
        text.makeConstraints { make in
            make.left.right.top.equalToSuperview().inset(8)
            make.bottom.equalToSuperview().offset(distance)
        }
        return cell
    }
}
