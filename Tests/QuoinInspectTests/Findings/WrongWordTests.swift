import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// One word of a constraint is not the one that was meant. Each is mended by the first proposal as its author would do it.
@Suite("A wrong word in a constraint")
struct WrongWordTests {
    private let window = Window.ofFindings()

    /// Applies the first proposal of the first finding, after which there is none left.
    @discardableResult
    private func mendFirst(_ kind: LayoutFinding.Kind, by mend: String) throws -> LayoutFinding {
        let findings = window.findings()
        let finding = try #require(findings.first, "nothing is told")
        expectEqual(finding.kind, kind, "\(findings)")
        let proposal = try #require(finding.mends.first, "\(finding)")
        expectTrue(proposal.description.hasPrefix(mend), "\(proposal)")
        proposal.apply()
        expectEqual(window.findings().map { $0.description }, [])
        return finding
    }

    private func card() -> View {
        let card = window.plain("card")
        card.backgroundColor = .black
        card.makeConstraints { make in
            make.left.top.equalToSuperview().inset(20)
            make.size.equalTo(Size(width: 200, height: 100))
        }
        return card
    }

    private func bar(_ name: String) -> View {
        let bar = window.plain(name)
        bar.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(44)
        }
        return bar
    }

    // MARK: Edges of what contains it

    @Test("is its own edge, where the distance leads inside from the other one")
    func ownEdge() throws {
        let title = card().label("title")
        title.makeConstraints { make in
            make.left.equalToSuperview().inset(8)
            make.bottom.equalTo(title.superview?.top ?? title.top).offset(8)
        }
        try mendFirst(.outside, by: "title.top.equalTo(card).inset(8) instead of title.bottom")
        expectEqual(title.frame.minY, 8)
    }

    @Test("is an edge that is said twice, so that what it is in is pulled over it")
    func saidTwice() throws {
        let bar = window.plain("bar")
        bar.backgroundColor = .black
        let field = TextField()
        field.name = "field"
        bar.addSubview(field)
        bar.makeConstraints { $0.left.right.top.equalToSuperview() }
        field.makeConstraints { make in
            make.left.right.top.equalToSuperview().inset(8)
            make.top.equalTo(bar.bottom).offset(-8)
        }
        try mendFirst(.outside, by: "field.bottom.equalTo(bar).inset(8) instead of field.top")
        expectEqual(bar.frame.height, field.frame.height + 16)
    }

    @Test("folds what is as high as what is in it")
    func foldedContainer() throws {
        let row = window.plain("row")
        let title = row.label("title")
        row.makeConstraints { $0.left.right.top.equalToSuperview() }
        title.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.top.equalTo(row.bottom)
        }
        try mendFirst(.invisible, by: "title.bottom.equalTo(row) instead of title.top")
        expectEqual(row.frame.height, title.frame.height)
    }

    @Test("is a contradiction, in which the edge that is said twice is the wrong one")
    func conflict() throws {
        let title = window.label("title")
        title.makeConstraints { make in
            make.top.equalToSuperview().inset(8)
            make.left.equalToSuperview()
            make.left.equalTo(window.right)
        }
        try mendFirst(.conflict, by: "title.right.equalTo(window) instead of title.left")
        expectEqual(title.frame.width, 320)
    }

    @Test("leaves the row of a table as it was")
    func row() throws {
        let source = TurnedRows()
        let table = TableView()
        table.name = "table"
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalTo(window) }
        table.dataSource = source
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .cannotGrow)
        expectTrue(finding.message.contains("\ntext.top = cell.contentView.bottom - 8"))
        let mend = try #require(finding.mends.first)
        expectTrue(mend.description.hasPrefix("text.bottom.equalTo(cell.contentView).inset(8)"))
        source.isTurned = false
        table.reloadData()
        expectEqual(window.findings().map { $0.description }, [])
    }

    @Test("folds a line that has a colour")
    func foldedLine() throws {
        let line = window.plain("line")
        line.backgroundColor = .black
        line.makeConstraints { make in
            make.left.equalToSuperview()
            make.right.equalTo(window.left)
            make.top.equalToSuperview().inset(40)
            make.height.equalTo(1)
        }
        try mendFirst(.invisible, by: "line.right.equalTo(window) instead of line.right")
        expectEqual(line.frame, Rect(0, 40, 320, 1))
    }

    @Test("puts what is in a row out of sight")
    func outOfSight() throws {
        let row = self.bar("row")
        let icon = row.plain("icon")
        icon.backgroundColor = .black
        icon.makeConstraints { make in
            make.left.equalTo(row.right).offset(16)
            make.centerY.equalToSuperview()
            make.size.equalTo(24)
        }
        try mendFirst(.outside, by: "icon.left.equalTo(row).inset(16) instead of icon.left")
        expectEqual(icon.frame.minX, 16)
    }

    @Test("is a sign by which what clips cuts letters, at the beginning or at the end")
    func clipped() throws {
        let card = card()
        card.clipsToBounds = true
        let title = card.label("title")
        title.makeConstraints { make in
            make.left.equalToSuperview().offset(-8)
            make.centerY.equalToSuperview()
        }
        try mendFirst(.outside, by: "title.left.equalTo(card).inset(8)")
        title.remakeConstraints { make in
            make.right.equalToSuperview().offset(8)
            make.centerY.equalToSuperview()
        }
        try mendFirst(.outside, by: "title.right.equalTo(card).inset(8)")
    }

    @Test("is not proposed for what has nothing to do with it")
    func unrelated() throws {
        window.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 40)
        let (dot, title) = (window.plain("dot"), window.label("title"))
        dot.backgroundColor = .black
        dot.makeConstraints { make in
            make.size.equalTo(20)
            make.centerX.equalTo(window.left)
            make.top.equalToSuperview().inset(100)
        }
        title.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.width.equalTo(300)
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.underBar])
        expectEqual(findings.flatMap { $0.mends.map { $0.description } }, [])
    }

    // MARK: Middles and texts

    @Test(
        "puts half of a text beyond what it is in, unless it is a badge",
        arguments: [
            (isCorner: false, hasGround: false), (isCorner: true, hasGround: false),
            (isCorner: false, hasGround: true),
        ])
    func middle(isCorner: Bool, hasGround: Bool) throws {
        let card = card()
        let title = card.label("title", "New")
        title.backgroundColor = hasGround ? .white : nil
        title.makeConstraints { make in
            make.centerY.equalTo(card.top)
            if isCorner {
                make.right.equalToSuperview()
            } else {
                make.centerX.equalToSuperview()
            }
        }
        guard !isCorner, !hasGround else {
            return expectEqual(window.findings().map { $0.description }, [])
        }
        try mendFirst(.outside, by: "title.top.equalTo(card) instead of title.centerY")
    }

    @Test("puts half of a text out of the window, though it is in a bar")
    func middleInBar() throws {
        let bar = self.bar("bar")
        let title = bar.label("title")
        title.backgroundColor = .white
        title.makeConstraints { make in
            make.centerX.equalTo(bar.left)
            make.centerY.equalToSuperview()
        }
        try mendFirst(.outside, by: "title.left.equalTo(bar) instead of title.centerX")
    }

    @Test("is the text of something that has none")
    func baseline() throws {
        let card = card()
        let (title, price) = (card.label("title"), card.label("price", "1 €"))
        title.makeConstraints { $0.left.top.equalToSuperview().inset(8) }
        price.makeConstraints { make in
            make.right.equalToSuperview().inset(8)
            make.firstBaseline.equalToSuperview()
        }
        try mendFirst(.outside, by: "price.firstBaseline.equalTo(title) instead of price.first")
    }

    @Test("is a width in place of a height")
    func size() throws {
        let card = card()
        let title = card.label("title", "Some words of a title that is long")
        title.makeConstraints { make in
            make.center.equalToSuperview()
            make.width.lessThanOrEqualTo(card.height).offset(-80)
        }
        try mendFirst(.cut, by: "title.width.lessThanOrEqualTo(card).offset(-80) instead of")
    }

    // MARK: Edges of siblings

    @Test("puts a field on the letters before it")
    func field() throws {
        let (label, field) = (window.label("label", "Telephone"), TextField())
        field.name = "field"
        window.addSubview(field)
        label.contentHuggingHorizontalPriority = .high
        label.makeConstraints { $0.left.top.equalToSuperview().inset(40) }
        field.makeConstraints { make in
            make.left.equalTo(label).offset(12)
            make.centerY.equalTo(label)
            make.right.equalToSuperview().inset(8)
        }
        let finding = try mendFirst(.overlap, by: "field.left.equalTo(label.right).offset(12)")
        expectTrue(finding.message.hasSuffix(": was label.right meant?"))
    }

    @Test("puts a row on the one before it", arguments: [8.0, 0])
    func rows(distance: Double) throws {
        let rows = ["first", "second"].map { name in
            let row = window.plain(name)
            let title = row.label("\(name).title")
            title.makeConstraints { $0.left.top.bottom.equalToSuperview() }
            row.makeConstraints { $0.left.right.equalToSuperview() }
            return row
        }
        rows[0].makeConstraints { $0.top.equalToSuperview().inset(20) }
        rows[1].makeConstraints { $0.bottom.equalTo(rows[0]).offset(distance) }
        let finding = try mendFirst(.overlap, by: "second.top.equalTo(first.bottom)")
        expectTrue(finding.message.hasSuffix(": was second.top meant?"))
        expectEqual(rows[1].frame.minY, rows[0].frame.maxY + distance)
    }

    @Test("lets a column fall in two, where one is tied to what the column is in")
    func brokenColumn() throws {
        let card = window.plain("card")
        card.backgroundColor = .black
        card.makeConstraints { $0.left.right.top.equalToSuperview() }
        let texts = ["a", "b", "c", "d"].map { card.label($0) }
        for (text, before) in zip(texts, [nil] + texts.map { $0 }) {
            text.makeConstraints { make in
                make.left.equalToSuperview().inset(8)
                if let before, text !== texts[2] {
                    make.top.equalTo(before.bottom).offset(10)
                } else {
                    make.top.equalToSuperview().inset(12)
                }
            }
        }
        texts[3].makeConstraints { $0.bottom.equalToSuperview().inset(12) }
        try mendFirst(.overlap, by: "c.top.equalTo(b.bottom).offset(12) instead of c.top")
    }
}

/// The word may be the one that was meant.
@Suite("What lies on something, or has no length, on purpose")
struct RightWordTests {
    private let window = Window.ofFindings()

    private func button() -> Button {
        let button = Button("Messages")
        button.name = "button"
        window.addSubview(button)
        button.makeConstraints { make in
            make.left.top.equalToSuperview().inset(40)
            make.size.equalTo(Size(width: 160, height: 44))
        }
        return button
    }

    @Test("is a count in a corner of a button, or half out of it", arguments: [-6.0, 0, 4])
    func count(distance: Double) {
        let (button, count) = (button(), window.label("count", "3"))
        count.makeConstraints { make in
            make.right.equalTo(button).offset(-distance)
            make.top.equalTo(button).offset(distance)
        }
        expectEqual(window.findings().map { $0.description }, [])
    }

    @Test("is a sign before the words of a button")
    func sign() {
        let (button, sign) = (button(), window.label("sign", "+"))
        sign.makeConstraints { make in
            make.left.equalTo(button).offset(12)
            make.centerY.equalTo(button)
        }
        expectEqual(window.findings().map { $0.description }, [])
    }

    @Test("is a portrait at the lower edge of a picture, and a button at that of a card")
    func portrait() {
        let (banner, portrait) = (window.plain("banner"), window.plain("portrait"))
        let title = banner.label("title")
        [banner, portrait].forEach { $0.backgroundColor = .black }
        banner.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(120)
        }
        title.makeConstraints { $0.center.equalToSuperview() }
        portrait.makeConstraints { make in
            make.size.equalTo(80)
            make.left.equalTo(banner).offset(16)
            make.bottom.equalTo(banner).offset(40)
        }
        expectEqual(window.findings().map { $0.description }, [])
        portrait.removeFromSuperview()
        let send = Button("Send")
        window.addSubview(send)
        send.makeConstraints { make in
            make.bottom.equalTo(banner).offset(22)
            make.centerX.equalTo(banner)
        }
        expectEqual(window.findings().map { $0.description }, [])
    }

    @Test("is what a view that clips has folded, or keeps out of sight")
    func folded() {
        let card = window.plain("card")
        card.backgroundColor = .black
        card.clipsToBounds = true
        card.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(30)
        }
        let (text, next) = (
            card.label("text", "Some words\nof two lines", lines: 0), card.label("next")
        )
        text.makeConstraints { $0.left.right.top.equalToSuperview().inset(8) }
        next.makeConstraints { make in
            make.left.equalToSuperview().offset(-200)
            make.top.equalToSuperview()
        }
        expectEqual(window.findings().map { $0.description }, [])
        // Wider than what clips it, and in its middle.
        text.remakeConstraints { make in
            make.center.equalToSuperview()
            make.width.equalTo(400)
        }
        expectEqual(window.findings().map { $0.description }, [])
    }

    @Test("is room between two things that there is none for")
    func squeezed() {
        let (left, right) = (window.label("left"), window.label("right"))
        let room = window.plain("room")
        room.backgroundColor = .black
        [left, right, room].forEach { $0.makeConstraints { $0.top.equalToSuperview().inset(40) } }
        room.makeConstraints { make in
            make.height.equalTo(10)
            make.left.equalTo(left.right)
            make.right.equalTo(right.left)
        }
        left.makeConstraints { $0.left.equalToSuperview() }
        right.makeConstraints { $0.left.equalTo(left.right) }
        expectEqual(window.findings().map { $0.description }, [])
    }
}

/// A row with a text whose upper edge is tied where its lower one was to be.
private final class TurnedRows: TableViewDataSource {
    var isTurned = true

    func numberOfRows(in tableView: TableView) -> Int { 1 }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> TableViewCell {
        let cell = TableViewCell()
        cell.name = "cell"
        let text = cell.contentView.label("text")
        text.makeConstraints { make in
            make.left.right.top.equalToSuperview().inset(8)
            if isTurned {
                make.top.equalTo(cell.contentView.bottom).offset(-8)
            } else {
                make.bottom.equalToSuperview().inset(8)
            }
        }
        return cell
    }
}
