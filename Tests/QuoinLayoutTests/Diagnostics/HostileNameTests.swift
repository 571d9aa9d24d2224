import QuoinLayout
import TestSupport
import Testing

@Suite("Names that would drive a terminal")
struct HostileNameTests {
    private static let names = [
        "\u{1B}[2J", "\u{9B}2J", "a\u{202E}b", "\u{2066}x\u{2069}", "\u{0}", "line\nbreak",
        "tab\t", "\u{7F}", "\u{200F}r", "\r\n", "\u{2028}",
    ]

    /// Whether a text has characters that are not to be there, line breaks not counted.
    private func isHarmless(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x0A: true
            case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E,
                0x2066...0x2069:
                false
            default: true
            }
        }
    }

    @Test("do not get into anything that is told about a tree", arguments: names)
    func everywhere(name: String) {
        let root = Window(frame: Rect(0, 0, 300, 200))
        root.name = name
        let reports = Reports(of: root)
        let box = root.addFree(name)
        let guide = LayoutGuide(identifier: name)
        root.addLayoutGuide(guide)
        let width = box.width.constraint(equalToConstant: 10)
        width.identifier = name
        let guideWidth = guide.width.constraint(equalTo: box.width, constant: 5)
        let wrong = guide.width.constraint(equalTo: box.width)
        let pending = box.left.constraint(equalTo: View(name).left)
        LayoutConstraint.activate([width, guideWidth, wrong, pending])
        box.setContentHuggingPriority(0, for: .horizontal)
        width.constant = .nan
        root.addSubview(root)
        box.layoutMargins = EdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
        root.layoutIfNeeded()

        let lines = root.layoutTrace().split(separator: "\n", omittingEmptySubsequences: false)
        expectTrue(lines.count <= 9, "a name broke a line")
        var told = reports.messages
        told += reports.conflicts.map(\.explanation)
        told += root.constraints.map { "\($0)" } + box.constraints.map { "\($0)" }
        told += [root.layoutTrace(), "\(root.snapshot())"]
        told += root.snapshot().nodes.map(\.name) + root.snapshot().diagnostics
        told += pending.isActive ? ["\(pending)"] : []
        expectTrue(reports.messages.count >= 4)
        for text in told {
            expectTrue(isHarmless(text), "\(text.debugDescription)")
        }
        expectTrue(box.name == name && guide.identifier == name && width.identifier == name)
        expectTrue(root.snapshot().view(named: name) != nil)
    }

    @Test("are shown as in pictures: without marks of direction, controls replaced")
    func asInPictures() {
        let view = View("x\u{9B}2J \u{202E}ab\u{200F}c\td")
        expectEqual("\(view.snapshot())", "x\u{FFFD}2J abc d: View (0, 0), 0 × 0")
    }

    @Test("of other languages stay as they are", arguments: ["Überschrift", "שלום", "👩‍👩‍👧‍👦", "標題"])
    func harmless(name: String) {
        expectEqual("\(View(name).snapshot())", "\(name): View (0, 0), 0 × 0")
    }
}
