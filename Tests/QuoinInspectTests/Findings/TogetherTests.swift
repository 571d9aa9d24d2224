import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// What is good for each of several views alone may not be for all of them: a proposal for all is tried as such.
@Suite("One proposal for several findings of a kind")
struct TogetherTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))

    init() {
        window.name = "window"
        // A contradiction would be a finding, and is not expected.
        window.onDiagnostic = { Issue.record("\($0.message)") }
    }

    private func views(_ count: Int) -> [View] {
        (0..<count).map { number in
            let view = View()
            view.name = "v\(number)"
            view.backgroundColor = .black
            window.addSubview(view)
            return view
        }
    }

    @Test("does not take the same line out for two")
    func oneLineForTwo() throws {
        let rects = [Rect(0, 0, 40, 20), Rect(8, 8, 120, 300), Rect(0, 0, 320, 160)]
        for (view, rect) in zip(views(3), rects) {
            view.makeConstraints { make in
                make.left.equalTo(rect.minX)
                make.top.equalTo(rect.minY)
                make.size.equalTo(rect.size)
            }
        }
        let finding = try #require(window.findings().first)
        expectTrue(finding.message.hasSuffix("The same 2 times: v2 over v1."))
        let mend = try #require(finding.mends.first)
        let linesLeftOut = mend.description.split(separator: "\n").map { line in
            line.range(of: " instead of ").map { String(line[$0.upperBound...]) } ?? ""
        }
        expectEqual(linesLeftOut.count, 2)
        expectEqual(Set(linesLeftOut).count, 2, "\(mend)")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("does not push what comes next out of sight")
    func rowWithoutWidths() throws {
        let views = views(3)
        var last: View?
        for view in views {
            view.makeConstraints { make in
                make.top.equalTo(8)
                make.height.equalTo(20)
                if let last {
                    make.left.equalTo(last.right).offset(8)
                } else {
                    make.left.equalTo(8)
                }
            }
            last = view
        }
        // The first hangs on the window, the others each on the one before: by two lines, so told as two.
        expectEqual(window.findings().map { $0.kind }, [.noWidth, .noWidth])
        for _ in 0..<2 {
            try #require(window.findings().first?.mends.first).apply()
        }
        expectEqual(window.findings().map { $0.message }, [])
        for view in views {
            expectTrue(view.frame.width >= 1 && view.frame.maxX <= 320, "\(view.frame)")
        }
    }

    @Test("sets what lies on one view one below the other")
    func pile() throws {
        let labels = ["one", "two", "three"].map { Label($0) }
        for label in labels {
            window.addSubview(label)
            label.makeConstraints { $0.left.top.equalTo(8) }
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.overlap])
        try #require(findings.first?.mends.first).apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(labels.map { $0.frame.minY }, [8, 36, 64])
    }

    @Test("lets no other overlap grow")
    func otherOverlap() {
        let rects = [Rect(0, 0, 120, 80), Rect(150, 0, 120, 90), Rect(100, 40, 100, 100)]
        let views = views(3)
        for (view, rect) in zip(views, rects) {
            view.makeConstraints { make in
                make.left.equalTo(rect.minX)
                make.top.equalTo(rect.minY)
                make.size.equalTo(rect.size)
            }
        }
        // The last lies on both others: 20 × 40 and 50 × 50. To go 8 to the right of the first would make it 78 × 50.
        for finding in window.findings() {
            for mend in finding.mends {
                expectTrue(!mend.description.contains("v2.left"), "\(mend)")
            }
        }
    }
}
