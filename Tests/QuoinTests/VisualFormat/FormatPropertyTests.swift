import Quoin
import TestSupport
import Testing

@Suite("Random formats")
struct FormatPropertyTests {
    /// What formats are made of.
    private static let pieces = [
        "H:", "V:", "HV:", "Z:", "C:", "|", "[", "]", "(", ")", "-", "->", "~", "=", "==", ">=",
        "<=",
        "@", ",", ":", ".", "..", "+", "*", "/", "%", "//", "\n", "\r\n", " ", "\t", "a", "b", "c",
        "d",
        "e", "v1", "v2", "guide", "gap", "box", "row", "height", "width", "left", "centerX", "0",
        "1",
        "8", "20", "750", "1e9", "high", "[a]", "[b(20)]", "|-", "-|", "ä", "é", "😀", "\0",
        "\u{301}",
    ]

    /// Formats without a mistake, of every kind.
    private static let formats = [
        "|[a]|", "|-[a]-|", "[a]-[b]", "V:|-20-[a(100)]", "[a(>=70,<=100@250)]", "[a(==b*2+10)]",
        "[a(b/2-3)]", "[a(50%)]", "[a(50%-10)]", "|-10%-[a]", "[a]-(b)-[c]", "[a]-(b/2+3)-[c]",
        "|~[a]~[b]~|", "|~[a,b]~|", "|[a,b,c(100)]|", "|[v1..8(10)]|", "V:|[row:[a][b(a)]]|",
        "|[row:-5-[a]-[b]-5-]|", "|[row:[box:[a][b]]-[c]]|", "HV:|[a]|", "VH:|-[a(20)]-|",
        "Z:[a][b,c]", "Z:|[c][b][a]|", "C:a.centerX(b.centerX*0.5+3).centerY(b)",
        "C:a.left(>=b.left+8@high) b.top(3)", "|[a]->[b]|", "|-(-10)-[a]-(-gap)-[b]",
        "|[a]| // comment", "|[a]|\nV:|[a]|\n[b]",
        "\n\n// c\n|-gap-[a(gap*2@750)]-(>=gap,<=20@low)-[b]|",
        "[guide]-[a]-|", "|-[guide(20)]-[b]", "[a(a.height/3)]", "[a(-10%)]", "[a][b][c][d][e]",
        "V:[a]-20@high-[b]", "|-(>=20@750,<=30)-[a]", "[a(1.5e1)]", "[v..3]", "|[a(((1+2)))]|",
    ]

    private static let options: [VisualFormatOptions] = [
        [], [], .alignAllTop, .alignAllLeft, .directionLeftToRight, .directionRightToLeft,
        .spacingBaselineToBaseline, [.alignAllCenterX, .alignAllLastBaseline],
    ]

    @Test(
        "either hold, or change nothing and say where they are wrong",
        arguments: usually(20, of: 1...60 as ClosedRange<UInt64>))
    func random(seed: UInt64) {
        var chooser = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let count = chooser.number(in: 1...14)
            check((0..<count).map { _ in chooser.one(of: Self.pieces) }.joined(), &chooser, seed)
        }
    }

    @Test(
        "that are slips of good ones behave as well",
        arguments: usually(20, of: 1...60 as ClosedRange<UInt64>))
    func mutated(seed: UInt64) {
        var chooser = SeededGenerator(seed: seed &* 7919)
        for _ in 0..<60 {
            var characters = Array(chooser.one(of: Self.formats))
            for _ in 0..<chooser.number(in: 0...3) {
                chooser.slip(in: &characters, Self.pieces)
            }
            var format = String(characters)
            if chooser.happens(percent: 30) {
                format += "\n" + chooser.one(of: Self.formats)
            }
            check(format, &chooser, seed)
        }
    }

    @Test("that are good are taken", arguments: formats)
    func good(format: String) throws {
        let stage = FormatStage()
        stage.root.add("nothing")
        let views = stage.items.merging(["v": stage["e"]]) { $1 }
        let constraints = try stage.root.visualConstraints(
            format, metrics: ["gap": 12], views: views)
        expectEqual(constraints.allSatisfy(\.isActive), true)
        stage.root.layoutIfNeeded()
    }

    private func check(_ format: String, _ chooser: inout SeededGenerator, _ seed: UInt64) {
        let stage = FormatStage(width: 100, height: 100)
        let box = stage["b"].add("box")
        let views = stage.items.merging(["box": box, "v": stage["e"]]) { $1 }
        let options = chooser.one(of: Self.options)
        let metrics = ["gap": chooser.one(of: 12.0, 0, -3, .nan, 1e308)]
        let place: Comment =
            "seed \(seed), options \(options.rawValue), \(metrics): \(format.debugDescription)"
        let before = FormatSnapshot(of: stage.root, [])
        do {
            let isApplied = chooser.happens(percent: 70)
            let constraints =
                isApplied
                ? try stage.root.visualConstraints(
                    format, options: options, metrics: metrics, views: views)
                : try LayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views)
            expectTrue(constraints.allSatisfy { $0.isActive == isApplied }, place)
            expectTrue(
                constraints.allSatisfy { $0.constant.isFinite && $0.multiplier.isFinite }, place)
            expectTrue(constraints.allSatisfy { $0.priority.isValid && $0.multiplier != 0 }, place)
            expectTrue(constraints.allSatisfy { $0.firstItem != nil }, place)
            stage.root.layoutIfNeeded()
            expectTrue(stage.reports.refusals.isEmpty, place)
        } catch {
            expectEqual(FormatSnapshot(of: stage.root, []), before, place)
            expectTrue(stage.reports.all.isEmpty, place)
            let lines = format.split(omittingEmptySubsequences: false) {
                $0 == "\n" || $0 == "\r\n"
            }
            expectTrue(lines.indices.contains(error.line - 1), place)
            expectTrue((1...error.text.count + 1).contains(error.column), place)
            expectTrue(!error.message.isEmpty && "\(error)".hasSuffix("^"), place)
        }
    }
}

extension SeededGenerator {
    /// Leaves a character out, puts something in, exchanges two, or writes some again.
    fileprivate mutating func slip(in characters: inout [Character], _ pieces: [String]) {
        guard !characters.isEmpty else { return }
        let place = number(in: 0...characters.count - 1)
        let other = number(in: 0...characters.count - 1)
        switch number(in: 1...4) {
        case 1: characters.remove(at: place)
        case 2: characters.insert(contentsOf: one(of: pieces), at: place)
        case 3: characters.swapAt(place, other)
        default:
            let range = min(place, other)...max(place, other)
            characters.insert(contentsOf: characters[range], at: place)
        }
    }
}
