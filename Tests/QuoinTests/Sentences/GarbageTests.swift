import Quoin
import TestSupport
import Testing

@Suite("Texts that are no sentences")
struct GarbageTests {
    /// What sentences are made of, and what else somebody may type.
    private static let pieces = [
        "photo", "badge", "a", "b", "superview", "window", "in", "make", "left", "top", "width",
        "edges",
        "size", "center", "margins", "equalTo", "lessThanOrEqualTo", "equalToSuperview", "offset",
        "inset", "insets", "sizeOffset", "multipliedBy", "dividedBy", "priority", "labeled",
        "aspectRatio",
        "aspectFit", "ratio", "high", "contentHuggingHorizontalPriority", "gap", "12", "0", "1e9",
        ".5", "200x100",
        ".", ".", "(", ")", "(", ")", ":", ": ", "=", "==", ",", ";", "\n", "\n", "\r\n", " ", "\t",
        "\"", "\\", "#",
        "//", "+", "-", "*", "/", "[", "]", "{", "}", "@", "|", "$0", "?", "ü", "👩‍👩‍👧", "\u{0}",
        "\u{202E}",
        "\u{FEFF}", "\u{1B}[2J", "e\u{301}",
    ]

    private static let good = """
        gap = 12
        wide = 2 * (gap + 4) - 1
        card
        photo 200x100 in card
        title in card "Some text"
        badge: right.top.equalTo(photo).inset(gap).priority(740)
            size.equalTo(20, 20)
        photo: center.equalToSuperview(); width.lessThanOrEqualTo([card, window]).multipliedBy(1 / 2)
        title: left.equalTo(photo.right).offset(wide).labeled("side")
        title: contentHuggingHorizontalPriority = .low + 1
        card: edges.equalTo(superview.margins).insets(top: 1, left: gap)
        card: aspectFit(in: window, ratio: 16 / 9)
        """

    @Test(
        "do no harm, whatever they are made of",
        arguments: usually(100, of: 1...400 as ClosedRange<UInt64>))
    func pieces(seed: UInt64) {
        var chooser = SeededGenerator(seed: seed)
        let text = (0..<chooser.number(in: 1...120)).map { _ in chooser.one(of: Self.pieces) }
            .joined()
        use(text, "seed \(seed)")
    }

    @Test(
        "do no harm when they nearly are some",
        arguments: usually(100, of: 1...400 as ClosedRange<UInt64>))
    func mutations(seed: UInt64) {
        var chooser = SeededGenerator(seed: seed)
        var bytes = Array(Self.good.utf8)
        for _ in 0..<chooser.number(in: 1...8) {
            let place = chooser.below(bytes.count)
            switch chooser.number(in: 0...3) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(UInt8(chooser.below(256)), at: place)
            case 2: bytes.insert(contentsOf: Array(chooser.one(of: Self.pieces).utf8), at: place)
            default: bytes.swapAt(place, chooser.below(bytes.count))
            }
        }
        use(String(decoding: bytes, as: UTF8.self), "seed \(seed)")
    }

    /// Reads a text, and makes what there is of it.
    private func use(_ text: String, _ comment: Comment) {
        let sentences = Sentences(tolerant: text)
        let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).count
        expectTrue(sentences.problems.count + sentences.furtherProblems <= lines, comment)
        for problem in sentences.problems {
            expectTrue((1...lines).contains(problem.line), comment)
            expectTrue((1...problem.text.count + 1).contains(problem.column), comment)
            expectTrue(!"\(problem)".utf8.contains(27), comment)
        }
        let window = Window(frame: Rect(0, 0, 320, 480))
        let reports = Reports(of: window)
        let views = sentences.make(in: window)
        window.layoutIfNeeded()
        expectEqual(views.count, sentences.views.count, comment)
        expectTrue(reports.refusals.isEmpty, comment)
        expectTrue(sentences.swiftSource().hasSuffix("}\n"), comment)
    }

    @Test("have good ones among them")
    func goodText() {
        expectEqual(Sentences(tolerant: Self.good).problems, [])
    }

    @Test(
        "are read to their end when they are long",
        arguments: [
            "(", "a: left.equalTo((", "left.", "a.", "a,", "[", "\"", "-", "a: left.equalTo(", "\n",
            "x\n", "a:\n", ";",
            "a: left.equalTo(a);", "a: left.equalTo(b)\n", "a b\n", "a = 1\n", "1+", "\u{FEFF}",
            "é", "((1)+", "#\n",
            "a: left.equalTo([a,a,a,a,a,a,a,a])\n", "a: rigth.equalTo(a)\n", "a: x = y\n", "{",
            "\u{0}", "a in b\n",
        ])
    func long(piece: String) {
        let text = String(repeating: piece, count: 15_000 / piece.utf8.count)
        for beginning in ["", "a: left.equalTo(", "b = ", "a: "] {
            let sentences = Sentences(tolerant: beginning + text)
            expectTrue(sentences.problems.count <= 100)
            expectTrue(sentences.problems.allSatisfy { "\($0)".count < 400 })
        }
    }

    @Test(
        "are read to their end when they are huge",
        arguments: usually(2, of: ["(", "a.", "a:\n", "a b\n"]))
    func huge(piece: String) {
        let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
        let sentences = Sentences(tolerant: text)
        expectTrue(sentences.problems.count <= 100)
    }

    @Test("may name very many views and metrics")
    func manyNames() {
        let lines = (0..<10_000).map { "v\($0) in v\($0 / 2 * 2 + 2)\nm\($0) = m\($0 - 1)" }
        let sentences = Sentences(tolerant: lines.joined(separator: "\n"))
        expectEqual(sentences.problems.count, 100)
        expectEqual(sentences.views.count, 10_000)
    }

    @Test("compute numbers of any depth of parentheses")
    func depth() throws {
        let depth = 100_000
        let text =
            "x = " + String(repeating: "-(1 + ", count: depth) + "2"
            + String(repeating: ")", count: depth)
        // Every pair of parentheses turns y into −1 − y: 2 after an even number of them.
        try expectEqual(Sentences(text).metrics.map(\.value), [2])
    }

    @Test("do not come to more constraints than anybody can want")
    func mostConstraints() {
        let list = "[" + (0..<1000).map { _ in "a" }.joined(separator: ",") + "]"
        let line = "a: edges.equalTo(\(list))\n"
        let sentences = Sentences(tolerant: String(repeating: line, count: 260))
        expectEqual(sentences.problems.map(\.line), Array(251...260))
        expectEqual(sentences.problems[0].message, "sentences make 1000000 constraints at most")
    }
}
