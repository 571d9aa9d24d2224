import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Neighbours that lie on each other by just the distance that others keep.
@Suite("A gap with the wrong sign")
struct OddGapTests {
    private let window = Window.ofFindings()

    /// Boxes of 50 × 50 in a row, with these distances between them.
    private func row(_ gaps: [Double]) -> [View] {
        var boxes: [View] = []
        for index in 0...gaps.count {
            let box = window.plain("box \(index)")
            box.backgroundColor = .black
            box.makeConstraints { make in
                make.top.equalToSuperview().inset(20)
                make.size.equalTo(50)
                if let last = boxes.last {
                    make.left.equalTo(last.right).offset(gaps[index - 1])
                } else {
                    make.left.equalToSuperview().inset(20)
                }
            }
            boxes.append(box)
        }
        return boxes
    }

    @Test("is told where two others are kept")
    func amongOthers() throws {
        let boxes = row([4, -4, 4])
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.overlap])
        let finding = try #require(findings.first)
        expectTrue(finding.message.hasPrefix("box 2 overlaps box 1 by 4 × 50."), "\(finding)")
        expectTrue(finding.message.hasSuffix("offset(4) there; was that meant?"), "\(finding)")
        expectEqual(finding.mends.first?.description, "box 2.left.equalTo(box 1.right).offset(4)")
        try #require(finding.mends.first).apply()
        expectEqual(window.kindsOfFindings, [])
        expectEqual(boxes[3].frame.minX, 20 + 3 * 54)
    }

    @Test(
        "may be meant where nothing else is kept so",
        arguments: [[-8, -8, -8], [4, -8, 4], [8, -8], [-8]])
    func meant(gaps: [Double]) {
        _ = row(gaps)
        expectEqual(window.findings().map { $0.description }, [])
    }
}

/// What stands before the beginning of a content, where nobody can scroll to.
@Suite("The beginning of a content")
struct UnreachableBeginningTests {
    private let window = Window.ofFindings()

    private func scroll() -> (ScrollView, View) {
        let scroll = ScrollView()
        scroll.name = "scroll"
        window.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        let body = scroll.label("body", "Some words", lines: 0)
        body.makeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.width.equalTo(scroll)
            make.top.equalToSuperview().inset(100)
            make.height.equalTo(600)
        }
        return (scroll, body)
    }

    @Test("is not where a text can be read that begins before it")
    func sign() throws {
        let (scroll, _) = scroll()
        let heading = scroll.label("heading")
        heading.makeConstraints { make in
            make.top.equalToSuperview().offset(-16)
            make.left.equalToSuperview().inset(16)
            make.height.equalTo(40)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .outside)
        expectTrue(
            finding.message.hasPrefix("heading reaches 16 beyond the content of scroll at its top"),
            "\(finding)")
        try #require(finding.mends.first).apply()
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(heading.frame.minY, 16)
    }

    @Test("is where something waits above it that is pulled into sight")
    func pulled() {
        let (scroll, _) = scroll()
        let wait = scroll.label("wait", "Pull to load more")
        wait.makeConstraints { make in
            make.top.equalToSuperview().offset(-60)
            make.centerX.equalToSuperview()
            make.height.equalTo(40)
        }
        expectEqual(window.findings().map { $0.description }, [])
    }

    @Test("is where a picture begins before it, or there is as much room")
    func roomAndPictures() {
        let (scroll, _) = scroll()
        let picture = scroll.plain("picture")
        picture.backgroundColor = .black
        picture.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.top.equalToSuperview().offset(-200)
            make.height.equalTo(300)
        }
        expectEqual(window.findings().map { $0.description }, [])
        let heading = scroll.label("heading")
        heading.makeConstraints { make in
            make.top.equalToSuperview().offset(-16)
            make.left.equalToSuperview().inset(16)
            make.height.equalTo(40)
        }
        scroll.contentInset.top = 16
        expectEqual(window.findings().map { $0.description }, [])
    }
}
