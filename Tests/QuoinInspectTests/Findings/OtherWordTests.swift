import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// One wrong edge or sign that all findings come from: the first proposal of each is the word that was meant.
@Suite("One wrong word behind all that is told")
struct OtherWordTests {
    private let window = Window.ofFindings()

    /// Applies the first proposal, which each finding has, and after which there is nothing to tell.
    private func mendAll(by mend: String) throws {
        let findings = window.findings()
        expectTrue(!findings.isEmpty)
        for finding in findings {
            let first = finding.mends.first?.description ?? "nothing"
            expectTrue(first.hasPrefix(mend), "\(first) for \(finding.message)")
        }
        let word = try #require(findings.first?.mends.first)
        word.apply()
        expectEqual(window.findings().map { $0.description }, [])
    }

    /// Lines of a name and a value, each in a guide as wide as the window.
    private func lines(_ count: Int, gaps: [Double]) -> [(name: Label, value: Label)] {
        var (lines, above): ([(name: Label, value: Label)], LayoutGuide?) = ([], nil)
        for index in 0..<count {
            let line = LayoutGuide()
            line.identifier = "line \(index)"
            window.addLayoutGuide(line)
            line.makeConstraints { make in
                make.left.right.equalTo(window)
                if let above {
                    make.top.equalTo(above.bottom).offset(gaps[index - 1])
                } else {
                    make.top.equalTo(window).offset(20)
                }
            }
            let name = window.label("name \(index)", "Name")
            let value = window.label("value \(index)", "Value of \(index)")
            name.makeConstraints { make in
                make.left.top.bottom.equalTo(line)
                make.width.equalTo(60)
            }
            value.makeConstraints { make in
                make.left.equalTo(name.right).offset(12)
                make.firstBaseline.equalTo(name)
            }
            lines.append((name, value))
            above = line
        }
        return lines
    }

    @Test("is a distance into the line above, on which names and values lie")
    func signBetweenGuides() throws {
        let lines = lines(2, gaps: [-8])
        expectEqual(window.kindsOfFindings, [.overlap, .overlap])
        try mendAll(by: "line 1.top.equalTo(line 0.bottom).offset(8)")
        expectEqual(lines[1].name.frame.minY - lines[0].name.frame.maxY, 8)
    }

    @Test("is an edge in a contradiction, where to leave the line out would leave it anywhere")
    func edgeOfNeighbor() throws {
        let (heading, card) = (window.label("heading"), window.plain("card"))
        heading.makeConstraints { $0.left.right.top.equalToSuperview().inset(16) }
        card.makeConstraints { make in
            make.left.equalTo(heading.right)
            make.right.equalTo(heading)
            make.top.equalTo(heading.bottom).offset(8)
            make.height.equalTo(100)
            make.width.greaterThanOrEqualTo(40)
        }
        try mendAll(by: "card.left.equalTo(heading) instead of card.left = heading.right")
        expectEqual(card.frame.width, 320 - 32)
    }

    @Test("is not looked for in a line without which everything is where that would put it")
    func leftOut() throws {
        let (red, blue) = (window.plain("red"), window.plain("blue"))
        red.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(100)
        }
        blue.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.top.equalTo(red.bottom)
            make.height.equalTo(red)
        }
        red.makeConstraints { $0.right.equalTo(blue.left) }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .conflict)
        let first = try #require(finding.mends.first)
        expectTrue(first.description.hasPrefix("drop red.right = blue.left"), "\(first)")
    }

    @Test("does not put a view onto its neighbour, beside which it stands")
    func apart() throws {
        let (badge, title) = (window.label("badge", "New"), window.label("title"))
        badge.makeConstraints { make in
            make.left.top.equalToSuperview().inset(16)
            make.width.equalTo(250)
        }
        title.makeConstraints { make in
            make.left.equalTo(badge.right)
            make.top.equalTo(badge)
            make.width.equalTo(100)
        }
        // 16 + 250 + 100 of 320.
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .outside)
        for mend in finding.mends {
            expectTrue(!mend.description.contains("title.left.equalTo(badge) instead"), "\(mend)")
            expectTrue(!mend.description.contains("title.right.equalTo(badge) instead"), "\(mend)")
        }
    }

    @Test("is an edge of something that stands in a guide, or beside it")
    func edgeOfGuide() throws {
        let column = LayoutGuide()
        column.identifier = "column"
        window.addLayoutGuide(column)
        column.makeConstraints { make in
            make.left.right.top.equalTo(window)
            make.bottom.equalTo(window)
        }
        let (heading, text) = (window.label("heading"), window.label("text"))
        heading.makeConstraints { make in
            make.top.equalTo(column.bottom).offset(16)
            make.left.equalTo(column).offset(16)
        }
        text.makeConstraints { make in
            make.top.equalTo(heading.bottom).offset(8)
            make.left.equalTo(heading)
            make.bottom.lessThanOrEqualTo(column).offset(-16)
        }
        try mendAll(by: "heading.top.equalTo(column).inset(16) instead of")
        expectEqual(heading.frame.minY, 16)
    }

    @Test("is what a view is in, where the neighbour above it was meant")
    func neighbor() throws {
        let (banner, card) = (window.plain("banner"), window.plain("card"))
        banner.backgroundColor = .black
        banner.makeConstraints { make in
            make.left.right.top.equalToSuperview().inset(16)
            make.height.equalTo(60)
        }
        card.backgroundColor = .black
        card.makeConstraints { make in
            make.left.right.bottom.equalToSuperview().inset(16)
            make.top.equalTo(window.bottom).offset(16)
        }
        // At the top of the window, 16 below it, the card would lie on the banner.
        try mendAll(by: "card.top.equalTo(banner.bottom).offset(16) instead of")
        expectEqual(card.frame.minY, 16 + 60 + 16)
    }

    @Test("is the width of what both are in, where that of the neighbour was meant")
    func neighborsWidth() throws {
        let (left, right) = (window.plain("left"), window.plain("right"))
        left.makeConstraints { make in
            make.left.top.bottom.equalToSuperview().inset(16)
        }
        right.makeConstraints { make in
            make.right.top.bottom.equalToSuperview().inset(16)
            make.left.equalTo(left.right).offset(8)
            make.width.equalTo(window)
        }
        try mendAll(by: "right.width.equalTo(left) instead of right.width = window.width")
        // 320 without 16, 8 and 16.
        expectEqual(right.frame.width, 140)
    }

    @Test("is a limit the other way round, by which a text is drawn to its neighbour")
    func limit() throws {
        let (title, amount) = (window.label("title"), window.label("amount", "12"))
        title.makeConstraints { make in
            make.left.top.equalToSuperview().inset(16)
            make.right.greaterThanOrEqualTo(amount.left).offset(-8)
        }
        amount.makeConstraints { make in
            make.right.equalToSuperview().inset(16)
            make.firstBaseline.equalTo(title)
        }
        expectEqual(window.kindsOfFindings, [.huggingTie])
        try mendAll(by: "title.right.lessThanOrEqualTo(amount.left).offset(-8) instead of")
        expectEqual(title.frame.width, title.intrinsicContentSize.width)
    }

    @Test("is none of a line that compares distances")
    func distances() throws {
        let views = ["one", "two", "three"].map { window.plain($0) }
        for view in views {
            view.makeConstraints { make in
                make.top.equalToSuperview()
                make.size.equalTo(50)
            }
        }
        views[0].makeConstraints { $0.left.equalToSuperview().inset(300) }
        views[1].makeConstraints { $0.left.equalTo(views[0].right).offset(8) }
        let equal = views[2].left.distance(to: views[1].right)
            .constraint(equalTo: views[1].left.distance(to: views[0].right))
        equal.isActive = true
        let findings = window.findings()
        expectTrue(!findings.isEmpty)
        for change in findings.flatMap({ $0.mends }) {
            expectTrue(!change.description.contains("instead of ("), "\(change)")
        }
    }

    @Test("is of the other axis, where nothing else says where that is")
    func axis() throws {
        let (heading, stage) = (window.label("heading"), window.plain("stage"))
        heading.makeConstraints { make in
            make.top.equalToSuperview().inset(16)
            make.centerY.equalToSuperview()
        }
        stage.makeConstraints { make in
            make.top.equalTo(heading.bottom).offset(8)
            make.left.right.equalToSuperview().inset(16)
            make.bottom.equalToSuperview().inset(16)
            make.height.greaterThanOrEqualTo(300)
        }
        try mendAll(by: "heading.centerX.equalTo(window) instead of heading.centerY")
        expectEqual(heading.frame.midX, 160)
    }

    @Test("is the edge of which nothing is said, where two lines speak of the other one")
    func unsaidEdge() throws {
        let (frame, shade) = (window.plain("frame"), window.plain("shade"))
        frame.makeConstraints { $0.edges.equalToSuperview().inset(28) }
        shade.makeConstraints { make in
            make.left.top.right.equalTo(frame).offset(6)
            make.top.equalTo(frame.bottom).offset(6)
        }
        try mendAll(by: "shade.bottom.equalTo(frame).offset(6) instead of shade.top")
        expectEqual(shade.frame, Rect(34, 34, 264, 424))
    }

    @Test("is a sign that makes something longer than its share")
    func longerThanShare() throws {
        let tiles = ["one", "two", "three"].map { window.plain($0) }
        for (index, tile) in tiles.enumerated() {
            tile.makeConstraints { make in
                make.left.equalTo(index == 0 ? window.left : tiles[index - 1].right).offset(5)
                make.top.equalToSuperview().inset(20)
                make.height.equalTo(40)
                make.width.equalToSuperview().multipliedBy(0.5).offset(index == 1 ? 70 : -70)
            }
        }
        try mendAll(by: "two.width.equalTo(window).multipliedBy(0.5).offset(-70)")
    }

    @Test("is a height that is said twice, where nobody has said the width")
    func twoHeights() throws {
        let icon = window.label("icon", "A")
        icon.makeConstraints { make in
            make.left.top.equalToSuperview().inset(16)
            make.height.equalTo(44)
        }
        icon.makeConstraints { $0.height.equalTo(60) }
        try mendAll(by: "icon.width.equalTo(60) instead of icon.height = 60")
        expectEqual(icon.frame.size, Size(width: 60, height: 44))
    }

    @Test("is not proposed for what no trial can tell the end of")
    func unrelated() throws {
        // An odd line that does no harm: the line ends 8 below the box in which it is.
        let (box, mark) = (window.plain("box"), window.plain("mark"))
        box.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(40)
        }
        box.addSubview(mark)
        mark.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.top.equalTo(box.bottom).offset(-8)
            make.height.equalTo(2)
        }
        // What can be moved 16 to the side.
        let scroll = ScrollView()
        scroll.name = "scroll"
        window.addSubview(scroll)
        scroll.makeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.top.equalTo(box.bottom)
        }
        let content = scroll.plain("content")
        content.backgroundColor = .black
        content.makeConstraints { make in
            make.edges.equalToSuperview().inset(8)
            make.width.equalTo(scroll)
            make.height.equalTo(900)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .endlessContent)
        for mend in finding.mends {
            expectTrue(!mend.description.contains("mark"), "\(mend)")
        }
    }

    @Test("is no different in a tree that is too large to try it in")
    func large() {
        for index in 0..<401 {
            let dot = window.plain("dot \(index)")
            dot.makeConstraints { make in
                make.left.equalToSuperview().inset(300)
                make.top.equalToSuperview().inset(index)
                make.size.equalTo(1)
            }
        }
        _ = lines(2, gaps: [-8])
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.overlap, .overlap])
        for mend in findings.flatMap({ $0.mends }) {
            expectTrue(!mend.description.hasPrefix("line"), "\(mend)")
        }
    }
}
