import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// What is proposed leaves things as they are meant to be, and what follows from something else is told with that.
@Suite("Proposals and findings that would be too many")
struct KeptApartTests {
    private let window = Window.ofFindings()

    @Test("none lets two texts run into each other that were apart")
    func texts() {
        let (name, value) = (
            window.label("name", String(repeating: "name ", count: 14)),
            window.label("value", String(repeating: "value ", count: 6))
        )
        name.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
        value.makeConstraints { make in
            make.left.equalTo(name.right).offset(8)
            make.top.equalTo(name)
            make.right.equalToSuperview().inset(16)
        }
        value.contentCompressionResistanceHorizontalPriority = 751
        for mend in window.findings().flatMap({ $0.mends }) {
            mend.apply()
            window.layoutIfNeeded()
            expectTrue(name.frame.maxX <= value.frame.minX, "\(mend)")
        }
    }

    @Test("a frame that constraints contradict has said how large it was to be")
    func size() throws {
        let dial = View(frame: Rect(x: 0, y: 0, width: 80, height: 60))
        dial.name = "dial"
        window.addSubview(dial)
        for constraint in [
            dial.centerX.constraint(equalTo: window.centerX),
            dial.centerY.constraint(equalTo: window.centerY),
        ] {
            constraint.isActive = true
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .stillPlacedByFrame)
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(dial.frame, Rect(x: 120, y: 210, width: 80, height: 60))
    }

    @Test("a content that is larger than it hugs is told with the conflict that it is in")
    func once() {
        let column = window.plain("column")
        column.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(100)
        }
        let (upper, lower) = (column.label("upper"), column.label("lower"))
        for label in [upper, lower] {
            label.contentHuggingVerticalPriority = .required
            label.makeConstraints { $0.left.right.equalToSuperview() }
        }
        upper.makeConstraints { $0.top.equalToSuperview() }
        lower.makeConstraints { make in
            make.top.equalTo(upper.bottom)
            make.bottom.equalToSuperview()
        }
        expectEqual(window.kindsOfFindings, [.conflict])
    }

    @Test("a wish in something that was folded gives way unseen")
    func folded() {
        let details = window.plain("details")
        details.clipsToBounds = true
        details.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(0)
        }
        let text = details.label("text")
        text.makeConstraints { make in
            make.left.right.top.equalToSuperview().inset(8)
            make.bottom.equalToSuperview().inset(8).priority(999)
        }
        expectEqual(window.findings().map { $0.description }, [])
    }

    @Test("what is tied to something further out is proposed to be tied to what it is in")
    func outerView() throws {
        let card = window.plain("card")
        card.makeConstraints { make in
            make.left.right.equalToSuperview().inset(20)
            make.top.equalToSuperview().inset(200)
            make.height.equalTo(100)
        }
        let title = card.label("title")
        title.makeConstraints { make in
            make.left.equalToSuperview().inset(12)
            make.top.equalTo(window).offset(12)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .outside)
        let mend = try #require(finding.mends.first)
        expectTrue(mend.description.hasPrefix("title.top.equalTo(card).inset(12) instead of"))
        mend.apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(title.frame.minY, 12)
    }

    @Test("words that begin on a picture and end beside it are proposed to begin at its other edge")
    func wordsAcrossEdge() throws {
        let (portrait, name, place) = (
            window.plain("portrait"), window.label("name"), window.label("place", "Somewhere else")
        )
        portrait.backgroundColor = .black
        portrait.makeConstraints { make in
            make.left.top.equalToSuperview().inset(20)
            make.width.height.equalTo(36)
        }
        name.makeConstraints { make in
            make.left.equalTo(portrait.right).offset(10)
            make.top.equalTo(portrait)
        }
        place.makeConstraints { make in
            make.left.equalTo(portrait).offset(10)
            make.top.equalTo(name.bottom).offset(4)
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.overlap])
        let mend = try #require(findings.first?.mends.first)
        expectTrue(mend.description.hasPrefix("place.left.equalTo(portrait.right).offset(10)"))
        mend.apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(place.frame.minX, name.frame.minX)
    }

    @Test("a view as high as what is centred in it has room around that")
    func centred() throws {
        let (column, card) = (StackView(), View())
        (column.name, card.name) = ("column", "card")
        column.axis = .vertical
        window.addSubview(column)
        column.makeConstraints { $0.left.right.top.equalToSuperview() }
        column.addArrangedSubview(Label("Title"))
        column.addArrangedSubview(card)
        let inner = card.label("inner")
        inner.makeConstraints { $0.center.equalToSuperview() }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.invisible])
        try #require(findings.first?.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(inner.frame.minY, 8)
        expectEqual(card.frame.height, inner.frame.height + 16)
    }

    @Test("a stack in which nothing is yet may have a colour")
    func emptyStack() {
        let (column, chips, body) = (StackView(), StackView(), View())
        column.axis = .vertical
        window.addSubview(column)
        column.makeConstraints { $0.edges.equalToSuperview() }
        chips.backgroundColor = .black
        body.backgroundColor = .black
        column.addArrangedSubview(chips)
        column.addArrangedSubview(body)
        chips.contentHuggingVerticalPriority = .required
        expectEqual(window.findings().map { $0.description }, [])
    }
}
