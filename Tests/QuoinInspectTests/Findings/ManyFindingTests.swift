import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Hundreds of things that are wrong at once are told and mended as each would be alone.
@Suite("Many findings")
struct ManyFindingTests {
    private static func window() -> Window {
        let window = Window(frame: Rect(0, 0, 320, 480))
        window.name = "window"
        window.onDiagnostic = { _ in }
        return window
    }

    @Test("views that lie on each other without a place are mended", arguments: [10, 40])
    func pile(count: Int) throws {
        let window = Self.window()
        for number in 0..<count {
            // None covers another one.
            window.plain("view \(number)").makeConstraints { make in
                make.width.equalTo(50 + number)
                make.height.equalTo(450 - number)
            }
        }
        let findings = window.findings()
        // From left to right, and from top to bottom.
        expectEqual(findings.map { $0.kind }, [.noPlace, .noPlace])
        for finding in findings {
            try #require(finding.mends.first).apply()
        }
        expectTrue(!window.findings().contains { $0.kind == .noPlace })
        expectTrue(window.subviews.allSatisfy { $0.frame.minX == 16 })
    }

    @Test("what would put hundreds of views on each other is not proposed unseen")
    func tooManyPairs() {
        let window = Self.window()
        for number in 0..<500 {
            window.plain("view \(number)").makeConstraints { make in
                make.left.right.equalToSuperview()
                make.top.equalTo(number)
            }
        }
        // There are 125,000 pairs of them, once all end where the window does.
        let findings = window.findings().filter { $0.kind == .noHeight }
        expectEqual(findings.map { $0.mends.count }, [0])
    }

    @Test(
        "conflicts of one kind, each for itself, are one finding whose first proposal ends all",
        arguments: [30, 300])
    func separateConflicts(count: Int) {
        let window = Window.ofFindings()
        for index in 0..<count {
            let view = window.plain("view \(index)")
            view.makeConstraints { make in
                make.left.equalToSuperview().inset(4)
                make.top.equalToSuperview().inset(index)
                make.height.equalTo(1)
                make.width.equalTo(50 + index % 100)
            }
            view.makeConstraints { $0.right.equalTo(window.left).offset(20) }
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.conflict])
        expectTrue(
            findings.first?.message.contains("The same \(count) times") ?? false, "\(findings)")
        findings.first?.mends.first?.apply()
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("conflicts have the same proposals beside others")
    func conflicts() {
        func window(with numbers: Range<UInt>) -> Window {
            let window = Self.window()
            for number in numbers {
                window.plain("view \(number)").makeConstraints { make in
                    make.left.equalToSuperview()
                    make.top.equalToSuperview().offset(10 * number)
                    make.height.equalTo(10)
                    make.width.equalTo(100, line: 1000 + number)
                    make.width.equalTo(120, line: 2000 + number)
                }
            }
            return window
        }
        let together = window(with: 0..<20).findings()
        expectEqual(together.map { $0.kind }, Array(repeating: .conflict, count: 20))
        for number in 0..<20 as Range<UInt> {
            let alone = window(with: number..<number + 1).findings()
            expectEqual(together[Int(number)].description, alone.first?.description)
        }
    }

    @Test(
        "what is said three times is told at once, and proposed to be as the first or the last one says"
    )
    func saidThreeTimes() throws {
        for index in 0..<2 {
            let window = Self.window()
            let box = window.plain("box")
            box.makeConstraints { make in
                make.left.top.equalToSuperview()
                make.height.equalTo(10)
                make.width.equalTo(100)
                make.width.equalTo(120)
                make.width.equalTo(140)
            }
            let findings = window.findings()
            expectEqual(findings.map { $0.kind }, [.conflict])
            let mends = (findings.first?.mends ?? []).filter { $0.description.hasPrefix("drop") }
            try #require(mends.count > index)
            mends[index].apply()
            expectEqual(window.findings().map { $0.kind }, [])
            expectEqual(box.frame.width, index == 0 ? 100 : 140)
        }
    }

    @Test("a line that ran three times is told with what it said each time")
    func ranThreeTimes() {
        let window = Self.window()
        let box = window.plain("box")
        box.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.height.equalTo(10)
        }
        for width in [100.0, 120, 140] {
            box.makeConstraints { $0.width.equalTo(width) }
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.saidTwice])
        let text = "ran 3 times for box: it said box.width = 100 and box.width = 120, and then "
        expectTrue(findings.first?.message.contains(text + "box.width = 140.") ?? false)
        findings.first?.mends.first?.apply()
        expectEqual(window.findings().count, 0)
        expectEqual(box.frame.width, 140)
    }
}
