import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Room that hidden views take")
struct GapTests {
    private let window = {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.name = "window"
        return window
    }()

    /// A hidden view of 60 × 60.
    private func hidden(_ name: String) -> View {
        let view = window.plain(name)
        view.isHidden = true
        view.makeConstraints { $0.width.height.equalTo(60) }
        return view
    }

    private func mendOnlyFinding() throws -> LayoutFinding {
        let findings = window.findings()
        let finding = try #require(findings.first)
        expectEqual(findings.map { $0.kind }, [.gap])
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        return finding
    }

    @Test("is told once where several come one after the other, and closed as a whole")
    func several() throws {
        let (top, low) = (window.label("top"), window.label("low"))
        top.makeConstraints { $0.left.top.equalToSuperview() }
        var last: View = top
        for name in ["a", "b", "c"] {
            let view = hidden(name)
            view.makeConstraints {
                $0.left.equalToSuperview()
                $0.top.equalTo(last.bottom).offset(8)
            }
            last = view
        }
        low.makeConstraints {
            $0.left.equalToSuperview()
            $0.top.equalTo(last.bottom).offset(8)
        }
        let finding = try mendOnlyFinding()
        // Three of 60, and two gaps of 8 between them.
        expectTrue(
            finding.message.hasPrefix("a, b and c are hidden and still take 196 between top"))
        expectEqual(finding.views.map { $0.name }, ["a", "b", "c"])
        expectTrue(finding.message.split(separator: "\n").count <= 6)
        expectEqual(low.frame.minY, top.frame.maxY + 8)
    }

    @Test("is closed for all that follow, whatever hidden view hangs there too")
    func branches() throws {
        let (top, one, two) = (window.label("top"), window.label("one"), window.label("two"))
        top.makeConstraints { $0.left.top.equalToSuperview() }
        let gone = hidden("gone")
        gone.makeConstraints {
            $0.left.equalToSuperview()
            $0.top.equalTo(top.bottom).offset(8)
        }
        let other = hidden("other")
        for (index, view) in [other, one, two].enumerated() {
            view.makeConstraints {
                $0.left.equalToSuperview().offset(100 * index)
                $0.top.equalTo(gone.bottom).offset(4)
            }
        }
        _ = try mendOnlyFinding()
        expectEqual([one, two].map { $0.frame.minY }, [top.frame.maxY + 4, top.frame.maxY + 4])
    }

    @Test("is closed in the words in which it was written", arguments: [false, true])
    func words(isRightToLeft: Bool) throws {
        window.semanticContentAttribute =
            isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        let (first, next) = (window.label("first"), window.label("next"))
        let gone = hidden("gone")
        first.makeConstraints { $0.leading.top.equalToSuperview() }
        gone.makeConstraints {
            $0.leading.equalTo(first.trailing).offset(8)
            $0.top.equalToSuperview()
        }
        next.makeConstraints {
            $0.leading.equalTo(gone.trailing).offset(6)
            $0.top.equalToSuperview()
        }
        let mend = try mendOnlyFinding().mends[0].description
        expectTrue(mend.hasPrefix("next.leading.equalTo(first.trailing).offset(6) instead of"))
        let distance =
            isRightToLeft
            ? first.frame.minX - next.frame.maxX : next.frame.minX - first.frame.maxX
        expectEqual(distance, 6)
    }

    @Test("is closed where those before say how far they are from what follows")
    func fromOutside() throws {
        let (top, low) = (window.label("top"), window.label("low"))
        let gone = hidden("gone")
        top.makeConstraints {
            $0.left.top.equalToSuperview()
            $0.bottom.equalTo(gone.top).offset(-8)
        }
        gone.makeConstraints {
            $0.left.equalToSuperview()
            $0.bottom.equalTo(low.top).offset(-12)
        }
        low.makeConstraints { $0.left.equalToSuperview() }
        _ = try mendOnlyFinding()
        expectEqual(low.frame.minY, top.frame.maxY + 12)
    }
}
