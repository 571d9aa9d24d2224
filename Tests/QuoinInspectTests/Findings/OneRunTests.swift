import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A line that says two things of one size in one run")
struct OneRunTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))

    init() {
        window.name = "window"
        window.onDiagnostic = { _ in }
    }

    private var kinds: [LayoutFinding.Kind] {
        window.findings().map { $0.kind }.filter { $0 == .conflict || $0 == .saidTwice }
    }

    @Test(
        "contradicts itself, and has not run twice, in sentences",
        arguments: [
            "a: left.top.equalToSuperview(); height.equalTo(20); width.equalTo(40); width.equalTo(50)",
            "a: width.equalTo(40); width.equalTo(50)",
        ])
    func sentences(text: String) throws {
        try Sentences(text).make(in: window)
        expectEqual(kinds, [.conflict])
    }

    @Test(
        "contradicts itself, and has not run twice, in a format",
        arguments: ["|-10-[b(>=40,<=30)]", "[b(40,50)]", "|-[b(40)]\n|-[b(50)]"])
    func formats(text: String) throws {
        let view = window.plain("b")
        try window.visualConstraints(text, views: [view])
        expectEqual(kinds, [.conflict])
    }

    @Test("contradicts itself, and has not run twice, in a block")
    func blocks() {
        let (box, other) = (window.plain("box"), window.plain("other"))
        box.makeConstraints { make in
            make.width.greaterThanOrEqualTo(100, line: 1)
            make.width.lessThanOrEqualTo(50, line: 1)
        }
        other.makeConstraints { make in
            make.height.equalTo(100, line: 2)
            make.height.equalTo(50, line: 2)
        }
        expectEqual(kinds, [.conflict, .conflict])
    }

    @Test("has run twice if it did")
    func twice() throws {
        let box = window.plain("box")
        for width in [40, 50] {
            box.makeConstraints { $0.width.equalTo(width) }
        }
        let view = window.plain("b")
        for width in [40.0, 50] {
            try window.visualConstraints("[b(width)]", metrics: ["width": width], views: [view])
        }
        expectEqual(kinds, [.saidTwice, .saidTwice])
    }

    @Test("says other things of one view if it relates it to others")
    func others() {
        let (one, other, box) = (window.plain("one"), window.plain("other"), window.plain("box"))
        one.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.size.equalTo(20)
        }
        other.makeConstraints { make in
            make.right.top.equalToSuperview()
            make.size.equalTo(20)
        }
        for neighbor in [one, other] {
            box.makeConstraints { $0.left.equalTo(neighbor) }
        }
        expectEqual(kinds, [.conflict])
    }
}
