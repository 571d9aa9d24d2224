import QuoinInspect
import QuoinKit
import QuoinTesting
import TestSupport
import Testing

@testable import QuoinCard

/// Cards as they are laid out.
@Suite("Cards laid out")
struct CardSheetTests {
    private static let sizes = [
        Size(width: 1200, height: 630), Size(width: 64, height: 64),
        Size(width: 1080, height: 1920),
        Size(width: 4096, height: 200), Size(width: 200, height: 4096),
        Size(width: 794, height: 1123),
    ]

    /// Texts of every kind, by what they are.
    private static let texts = [
        ("short", "Hello"), ("long", String(repeating: "A title that goes on and on. ", count: 15)),
        ("a word", String(repeating: "Donaudampfschiff", count: 12)),
        ("right to left", "כותרת ארוכה של כרטיס שנכתב מימין לשמאל, ועוד כמה מילים"),
        ("CJK", "用约束来排版：一个会解释原因的布局引擎，在服务器上也能运行"),
        ("emoji", String(repeating: "🎉👩‍👩‍👧‍👦🇯🇵", count: 20)),
        ("lines", "one\ntwo\r\nthree\u{2028}four\n\n\nfive"),
        ("hostile", "<b>&\"'\u{202E}\u{0} \u{7F}\u{FEFF} ]]> \t e\u{301}\u{301}\u{301}"),
    ]

    @Test(
        "have nothing wrong with them, whatever they say and however large they are",
        arguments: sizes)
    func sound(size: Size) {
        for (index, (what, text)) in Self.texts.enumerated() {
            let number = index + (Self.sizes.firstIndex(of: size) ?? 0)
            var card = Self.card(saying: text, kind: number % 2 == 0 ? .preview : .report)
            card.theme = CardTheme.allCases[number % 4]
            card.size = size
            if number % 3 == 1 {
                card.pictures = []
            }
            if number % 5 == 2 {
                card.figures = []
                card.direction = .rightToLeft
            }
            expectSound(CardSheet.make(card), "\(what), \(card.kind), \(size)")
        }
    }

    private static func card(saying text: String, kind: Card.Kind) -> Card {
        var card = Card(kind: kind, title: text, size: kind.usualSize)
        card.category = text
        card.text = text
        card.author = Card.Author(name: text, role: text)
        card.date = "22 November 2026"
        card.site = text
        card.figures = [
            Card.Figure(label: text, value: 1e15, unit: text, change: -12.5, trend: [0, 3, -2]),
            Card.Figure(label: "Rows", value: 24_000), Card.Figure(label: text, value: 0.05),
        ]
        card.pictures = [Card.Picture(label: text, ratio: 1.5)]
        if kind == .report {
            card.pictures += [Card.Picture(ratio: 0.1), Card.Picture(label: text, ratio: 10)]
            card.sections = (0..<5).map { _ in Card.Section(heading: text, text: text) }
        }
        return card
    }

    /// Expects that nothing is found, that no two texts overlap, and that all of them are on the card.
    private func expectSound(_ sheet: CardSheet, _ what: String) {
        let findings = sheet.findings().map(\.description)
        expectEqual(findings, [], Comment(rawValue: what))
        var texts: [Rect] = []
        var waiting: [View] = [sheet]
        while let view = waiting.popLast() {
            guard !view.isHidden else { continue }
            waiting += view.subviews
            if view is Label, !view.bounds.isEmpty {
                texts.append(sheet.convert(view.bounds, from: view))
            }
        }
        let page = sheet.bounds.insetBy(dx: -0.5, dy: -0.5)
        expectTrue(texts.allSatisfy { page.contains($0) }, Comment(rawValue: what))
        for (index, text) in texts.enumerated() {
            let inner = text.insetBy(dx: 0.5, dy: 0.5)
            let hasRoom = inner.isEmpty || texts[..<index].allSatisfy { !$0.intersects(inner) }
            expectTrue(hasRoom, Comment(rawValue: "\(what): texts overlap"))
        }
    }

    @Test("are where arithmetic puts them")
    func arithmetic() throws {
        var card = Card(title: "Hello", size: Size(width: 1200, height: 630))
        card.figures = (1...4).map { Card.Figure(label: "\($0)", value: Double($0)) }
        let snapshot = CardSheet.make(card).snapshot()
        func frame(_ name: String) -> Rect? { snapshot.view(named: name)?.node.frame }
        // 60 around everything, and 8 more beside the stripe; lines of 60 points are 69 high.
        expectEqual(frame("column"), Rect(x: 68, y: 60, width: 1072, height: 510))
        expectEqual(frame("title"), Rect(x: 0, y: 0, width: 1072, height: 69))
        // Four tiles with 16 between them. In each there are 18 around a line of 17 points, which is 20
        // high, one of 42, which is 48, and 4 between.
        expectEqual(frame("figure 2"), Rect(x: 272, y: 0, width: 256, height: 108))
    }

    @Test("keep to their records")
    func records() throws {
        let (card, _) = CardReader.read(Array(wholeCard.utf8)) { _ in [] }
        var report = try #require(card)
        expectLayout(CardSheet.make(report), matches: "report")
        report.kind = .preview
        report.size = Card.Kind.preview.usualSize
        report.pictures = [report.pictures[1]]
        expectLayout(CardSheet.make(report), matches: "preview")
    }

    @Test("have as many lines as there is room for, and none that is cut in its middle")
    func lines() throws {
        var card = Card(title: "Hello", text: nil, size: Size(width: 1200, height: 630))
        card.text = String(repeating: "word ", count: 1000)
        card.site = "example.org"
        let text = try #require(CardSheet.make(card).snapshot().view(named: "text")?.node.frame)
        // A line of 28 points is 32 high: 25.3, 5.9 and 0.9, each rounded, are 25, 6 and 1.
        expectTrue(text.height.truncatingRemainder(dividingBy: 32) == 0 && text.height > 200)
    }

    @Test(
        "have letters that one can read on their ground, in every theme",
        arguments: CardTheme.allCases)
    func contrast(theme: CardTheme) {
        for accent in [nil, Color.black, .white, Color(rgb: 0x808080), Color(rgb: 0xFFFF00)] {
            let palette = theme.palette(accent: accent)
            expectTrue(palette.ink.contrast(with: palette.ground) >= 7)
            for color in [palette.faint, palette.accentInk] {
                expectTrue(color.contrast(with: palette.ground) >= 4.5)
            }
            for color in [palette.faint, palette.good, palette.bad] {
                expectTrue(color.contrast(with: palette.surface) >= 4.5)
            }
            expectTrue(palette.onAccent.contrast(with: palette.accent) >= 3.5)
        }
    }

    @Test("are drawn the same by many tasks at once as one after the other")
    func tasks() async {
        let cards = (0..<32).map { number in
            Self.card(
                saying: Self.texts[number % Self.texts.count].1,
                kind: number % 3 == 0 ? .report : .preview)
        }
        let alone = cards.map { CardSheet.make($0).document }
        let together = await withTaskGroup(of: (Int, String).self) { group in
            for (index, card) in cards.enumerated() {
                group.addTask { (index, CardSheet.make(card).document) }
            }
            return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
        }
        expectTrue(alone.indices.allSatisfy { together[$0] == alone[$0] })
    }
}
