import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Lengths that several divide")
struct SharedLengthTests {
    /// Views in a row, 8 apart, from one edge of a window to the other.
    private static func row(_ views: [View]) -> Window {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.name = "window"
        var last: View?
        for (index, view) in views.enumerated() {
            view.name = "v\(index)"
            window.addSubview(view)
            view.makeConstraints { make in
                make.top.equalToSuperview()
                make.height.equalTo(20)
                if let last {
                    make.left.equalTo(last.right).offset(8)
                } else {
                    make.left.equalToSuperview()
                }
            }
            last = view
        }
        last?.makeConstraints { $0.right.equalToSuperview() }
        return window
    }

    @Test("are told once, with all of them, as they are shown", arguments: 3...4)
    func labels(count: Int) throws {
        let window = Self.row((0..<count).map { Label("word \($0)") })
        let findings = window.findings()
        let finding = try #require(findings.first)
        expectEqual(findings.map { $0.kind }, [.huggingTie])
        expectEqual(finding.views.map { $0.name }, window.subviews.map { $0.name })
        let room = 320 - 8 * (count - 1)
        expectTrue(finding.message.contains(" have \(room) together and ask for "))
        expectTrue(finding.message.contains("Set the hugging priority of all but one of them."))
        let parts = try #require(finding.message.split(separator: "(now ").last)
            .split(whereSeparator: { " ,)".contains($0) }).compactMap { Double($0) }
        expectTrue(parts.count == count && abs(parts.reduce(0, +) - Double(room)) < 0.01)
    }

    @Test("have mends that end them", arguments: 3...5)
    func mends(count: Int) throws {
        let mendCount = Self.row((0..<count).map { Label("word \($0)") }).findings()[0].mends.count
        expectEqual(mendCount, 2)
        for index in 0..<mendCount {
            let window = Self.row((0..<count).map { Label("word \($0)") })
            window.findings()[0].mends[index].apply()
            expectEqual(window.findings().map { $0.description }, [])
            if index == 0 {
                // The last one takes what is left.
                let views = window.subviews
                expectTrue(views.dropLast().allSatisfy { $0.frame.width == views[0].frame.width })
                expectTrue(views[count - 1].frame.width > views[0].frame.width)
            }
        }
    }

    @Test("are told of views without contents, too")
    func plain() throws {
        let window = Self.row([View(), View(), View(), View()])
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.shared])
        // 320 without three gaps of 8.
        expectTrue(findings[0].message.hasPrefix("v0, v1, v2 and v3 share a width of 296, and"))
        try #require(findings[0].mends.first).apply()
        expectTrue(window.findings().isEmpty)
        expectTrue(window.subviews.allSatisfy { abs($0.frame.width - 74) < 1e-9 })
    }
}
