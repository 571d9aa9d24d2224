import QuoinKit
import TestSupport
import Testing

@testable import QuoinBench

@Suite("Things done to views at random")
struct FuzzTests {
    @Test("leave all as it must be", arguments: 0..<8)
    func sound(index: Int) {
        let fault = FuzzSequence(seed: 42, index: index).run()
        expectTrue(fault == nil, "seed 42, sequence \(index): \(fault?.reason ?? "")")
    }

    @Test("are the same for the same seed, and others for another")
    func seeds() {
        let text = FuzzSequence(seed: 7, index: 3).text
        expectEqual(FuzzSequence(seed: 7, index: 3).text, text)
        expectTrue(FuzzSequence(seed: 8, index: 3).text != text)
        expectTrue(FuzzSequence(seed: 7, index: 7).text != text)
    }

    @Test("have a fault if one takes longer than it may")
    func slow() {
        var sequence = FuzzSequence(seed: 42, index: 0)
        sequence.patience = 0
        expectEqual(sequence.run()?.kind, .slow)
    }

    @Test("come back from a file as they were")
    func file() throws {
        let sequence = FuzzSequence(seed: 7, index: 3)
        let read = try #require(FuzzSequence(text: sequence.text))
        expectEqual(read.text, sequence.text)
        expectTrue(FuzzSequence(text: "no sequence") == nil)
        expectTrue(FuzzSequence(text: "") == nil)
    }

    @Test("are told as Swift before they are done")
    func telling() {
        var lines: [String] = []
        _ = FuzzSequence(seed: 1, index: 0).run { lines.append($0) }
        expectTrue(lines.contains { $0.contains(".addSubview(v") })
        expectTrue(lines.count <= FuzzSequence.length)
    }

    @Test("have their names before what makes them later")
    func later() {
        let adding = FuzzAction("let v1 = FuzzView()\nv1.addSubview(v2)") {}
        let stating = FuzzAction("let m3 = v1.makeConstraints { make in\n    let\n}") {}
        let inner = FuzzAction([stating].textLater { "v1.inMove = {\n    \($0)\n}" }) {}
        expectEqual(
            [adding, inner].textLater { "v2.inLayout = {\n    \($0)\n}" },
            """
            var v1: FuzzView!
            var m3: [ConstraintGroup]!
            v2.inLayout = {
                v1 = FuzzView()
                v1.addSubview(v2)
                v1.inMove = {
                    m3 = v1.makeConstraints { make in
                        let
                    }
                }
            }
            """)
    }

    /// A failure that needs two steps, and of their first numbers that they are not 0.
    @Test("are cut down to what a failure needs")
    func shrinking() {
        var sequence = FuzzSequence(seed: 3, index: 0)
        sequence.steps[10].numbers[3] = 777
        sequence.steps[30].numbers[5] = 888
        var shrinker = FuzzShrinker(sequence) { smaller in
            let numbers = smaller.steps.flatMap(\.numbers)
            return numbers.contains(777) && numbers.contains(888)
        }
        shrinker.shrink()
        let steps = shrinker.sequence.steps
        expectEqual(steps.count, 2)
        // The first number of a step says what it does, and stays.
        expectEqual(steps.map { $0.numbers.dropFirst().count { $0 != 0 } }, [1, 1])
    }

    @Test("take the first choice where numbers are missing")
    func draws() {
        var draws = FuzzDraws([5])
        let numbers = [draws.below(3), draws.below(3)]
        let happens = draws.happens(percent: 99)
        let word = draws.pick("first", "second")
        let nothing = draws.element(of: [Int]())
        // 5 of 3 is 2, and the rest are noughts.
        expectEqual(numbers, [2, 0])
        expectTrue(!happens)
        expectEqual(word, "first")
        expectTrue(nothing == nil)
    }

    @Test("find a table that shows anything else than its data source has")
    func tables() {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 60))
        let source = FuzzSections()
        source.sections = [FuzzSection(header: 10, rows: [20, 30, 40])]
        table.dataSource = source
        table.layoutIfNeeded()
        table.contentOffset.y = 15
        table.layoutIfNeeded()
        let check = FuzzTableCheck(table: table, source: source, rounding: 0)
        expectTrue(check.defect() == nil)
        // The rows are 100 tall with their header.
        expectEqual(table.contentSize.height, 100)
        source.sections[0].rows[1] = 31
        expectEqual(check.defect(), "row 0:1 has the cell of 30.0, not of 31.0")
        source.sections[0].rows = [20]
        expectEqual(check.defect(), "it has [3] rows, and its data source [1]")
        source.sections[0].rows = [20, 30, 40]
        table.headerCell(ofSection: 0)?.frame.origin.y = 0
        expectEqual(check.defect()?.hasPrefix("the header of section 0 is at (0, 0)"), true)
    }
}
