import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// What people ask about most often, as they write it; the first proposal is what they are told to write.
@Suite("A usual question")
struct UsualQuestionTests {
    private let window = Window.ofFindings()

    /// Applies the first proposal of the only finding, with which nothing is wrong any more.
    private func mend(_ kind: LayoutFinding.Kind, _ line: String) throws {
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [kind])
        let mend = try #require(findings.first?.mends.first, "\(findings)")
        expectTrue(mend.description.hasPrefix(line), "\(mend)")
        mend.apply()
        expectEqual(window.findings().map { $0.description }, [])
    }

    private func box(_ name: String) -> View {
        let box = window.plain(name)
        box.backgroundColor = .black
        return box
    }

    @Test("is why a subtitle lies on its title, by whose middle it was placed")
    func middle() throws {
        let (title, subtitle) = (
            window.label("title", "A title"), window.label("subtitle")
        )
        title.makeConstraints { $0.left.top.equalTo(window).inset(16) }
        subtitle.makeConstraints {
            $0.left.equalTo(title)
            $0.centerY.equalTo(title).offset(10)
        }
        try mend(.overlap, "subtitle.top.equalTo(title.bottom).offset(4) instead of ")
        expectEqual(subtitle.frame.minY, title.frame.maxY + 4)
    }

    @Test("is why a subtitle is beside the middle of its title, and none where both can be read")
    func farMiddle() {
        let (title, subtitle) = (
            window.label("title", "A title"), window.label("subtitle")
        )
        title.makeConstraints { $0.left.top.equalTo(window).inset(16) }
        subtitle.makeConstraints {
            $0.left.equalTo(title)
            $0.centerY.equalTo(title).offset(24)
        }
        expectEqual(window.findings().map { $0.description }, [])
    }

    @Test("is why a button is below the screen, of whose lower edge the sign was meant for its own")
    func turnedSign() throws {
        let button = Button("Next")
        button.name = "button"
        window.addSubview(button)
        button.makeConstraints { $0.left.right.equalTo(window).inset(16) }
        window.makeConstraints { $0.bottom.equalTo(button).offset(-20) }
        try mend(.outside, "window.bottom.equalTo(button).offset(20)")
        expectEqual(button.frame.maxY, 460)
    }

    @Test("is why a field that is below itself is not there")
    func itself() throws {
        let fields = ["mail", "password"].map { name -> TextField in
            let field = TextField()
            field.name = name
            window.addSubview(field)
            field.makeConstraints { $0.left.right.equalTo(window).inset(16) }
            return field
        }
        fields[0].makeConstraints { $0.top.equalTo(window).offset(60) }
        fields[1].makeConstraints { $0.top.equalTo(fields[1].bottom).offset(12) }
        try mend(.conflict, "password.top.equalTo(mail.bottom).offset(12) instead of ")
        expectEqual(fields[1].frame.minY, fields[0].frame.maxY + 12)
    }

    @Test("is why a list as high as the screen goes on below it")
    func wholeHeight() throws {
        let (header, list) = (box("header"), box("list"))
        header.makeConstraints {
            $0.left.right.top.equalTo(window)
            $0.height.equalTo(120)
        }
        list.makeConstraints {
            $0.top.equalTo(header.bottom)
            $0.left.right.height.equalTo(window)
        }
        try mend(.outside, "list.bottom.equalTo(window) instead of list.height = window.height")
        expectEqual(list.frame, Rect(0, 120, 320, 360))
    }

    @Test("is why a card as wide as the screen goes on beside it")
    func wholeWidth() throws {
        let card = box("card")
        card.makeConstraints {
            $0.left.top.equalTo(window).offset(16)
            $0.width.equalTo(window)
            $0.height.equalTo(100)
        }
        try mend(.outside, "card.right.equalTo(window).inset(16) instead of card.width = ")
        expectEqual(card.frame, Rect(16, 16, 288, 100))
    }

    @Test("is why the second of two boxes is cut off")
    func row() throws {
        let boxes = ["one", "two"].map { box($0) }
        for box in boxes {
            box.makeConstraints {
                $0.top.equalTo(window).offset(60)
                $0.width.equalTo(200)
                $0.height.equalTo(60)
            }
        }
        boxes[0].makeConstraints { $0.left.equalTo(window).offset(16) }
        boxes[1].makeConstraints { $0.left.equalTo(boxes[0].right).offset(16) }
        // 16 at either end and between both, and 200 for the first, leave 72.
        try mend(.outside, "two.right.equalTo(window).inset(16) instead of two.width = 200")
        expectEqual(boxes[1].frame, Rect(232, 60, 72, 60))
    }

    @Test(
        "is why the last of three columns ends beyond the screen, though its middle is on the edge")
    func columns() throws {
        var last: View?
        for number in 0..<3 {
            let column = box("column\(number)")
            column.makeConstraints { make in
                make.top.equalTo(window)
                make.height.equalTo(100)
                make.width.equalTo(window).multipliedBy(0.4)
                if let last {
                    make.left.equalTo(last.right)
                } else {
                    make.left.equalTo(window)
                }
            }
            last = column
        }
        try mend(.outside, "column2.right.equalTo(window) instead of column2.width = 0.4")
        expectEqual(last?.frame, Rect(256, 0, 64, 100))
    }

    @Test("is why a film of 16 : 9 is higher than the screen is wide")
    func ratio() throws {
        let (film, title) = (box("film"), window.label("title"))
        film.makeConstraints {
            $0.left.right.top.equalTo(window)
            $0.height.equalTo(film.width).multipliedBy(16.0 / 9)
        }
        title.makeConstraints {
            $0.left.equalTo(window).offset(16)
            $0.top.equalTo(film.bottom).offset(8)
        }
        try mend(.outside, "film.height.equalTo(film.width).multipliedBy(0.5625) instead of ")
        // 320 × 9 / 16
        expectEqual(film.frame, Rect(0, 0, 320, 180))
    }

    @Test("is why a table below something has no height")
    func table() throws {
        let (header, list) = (box("header"), TableView())
        list.name = "list"
        window.addSubview(list)
        header.makeConstraints {
            $0.left.right.top.equalTo(window).inset(16)
            $0.height.equalTo(32)
        }
        list.makeConstraints {
            $0.left.right.equalTo(window)
            $0.top.equalTo(header.bottom).offset(8)
        }
        try mend(.noHeight, "list.bottom.equalTo(window)")
        expectEqual(list.frame, Rect(0, 56, 320, 424))
    }

    @Test("is why halves of a card that has no height are none")
    func halves() throws {
        let card = box("card")
        card.makeConstraints { $0.left.right.top.equalTo(window).inset(16) }
        for isLower in [false, true] {
            let half = card.plain(isLower ? "lower" : "upper")
            half.makeConstraints { make in
                make.left.right.equalTo(card)
                make.height.equalTo(card).multipliedBy(0.5)
                if isLower {
                    make.bottom.equalTo(card)
                } else {
                    make.top.equalTo(card)
                }
            }
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .noHeight)
        expectEqual(finding.views.first?.name, "card")
    }

    @Test("is why a text lies on the picture of a card, at whose end it is")
    func endOfCard() throws {
        let card = box("card")
        card.makeConstraints { $0.left.right.top.equalTo(window).inset(16) }
        let (photo, text) = (card.plain("photo"), card.label("text"))
        photo.makeConstraints {
            $0.left.right.top.equalTo(card)
            $0.height.equalTo(120)
        }
        text.makeConstraints { $0.left.right.bottom.equalTo(card).inset(12) }
        try mend(.noPlace, "text.top.equalTo(photo.bottom).offset(12)")
        expectEqual(text.frame.minY, 132)
    }

    @Test("is why what is held from above meets what is held from below on a low screen")
    func lowScreen() throws {
        let (photo, title, button) = (box("photo"), window.label("title"), Button("Join"))
        button.name = "button"
        window.addSubview(button)
        window.frame.size.height = 320
        photo.makeConstraints {
            $0.top.equalTo(window).offset(20)
            $0.centerX.equalTo(window)
            $0.width.height.equalTo(240)
        }
        title.makeConstraints {
            $0.top.equalTo(photo.bottom).offset(16)
            $0.centerX.equalTo(window)
        }
        button.makeConstraints {
            $0.bottom.equalTo(window).inset(12)
            $0.centerX.equalTo(window)
            $0.height.equalTo(60)
        }
        try mend(
            .overlap,
            "photo.height.equalTo(240).priority(500)\n"
                + "title.bottom.lessThanOrEqualTo(button.top).offset(-8)")
        // The button begins at 320 - 12 - 60, and 8 above it ends the title.
        expectEqual(title.frame.maxY, 240)
    }
}
