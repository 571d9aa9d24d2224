import Quoin
import TestSupport
import Testing

@Suite("Edited sentences")
struct SentenceEditorTests {
    @Test(
        "say all but what is to be otherwise, however they are written",
        arguments: usually(40, of: 1...2000))
    func random(seed: Int) {
        var chooser = SeededGenerator(seed: seed)
        let text = Self.text(using: &chooser)
        let scene = EditedScene(text)
        expectTrue(scene.sentences.problems.isEmpty, "seed \(seed):\n\(text)")
        let (share, replaced) = (chooser.one(of: 10, 40, 80), chooser.one(of: 0, 30))
        let constraints = scene.constraints.map { constraint in
            (constraint, chooser.happens(percent: share), chooser.happens(percent: replaced))
        }
        let name = chooser.happens(percent: 50) ? nil : chooser.one(of: "a", "b", "c")
        let expected = constraints.compactMap { constraint, isChanged, isReplaced in
            guard isChanged else { return constraint.said }
            return isReplaced ? constraint.said.replacing("≤", with: "≥") : nil
        }
        for apart in [false, true] {
            let edited = scene.edited(constraints, settingOf: name, apart: apart)
            let comment: Comment = "seed \(seed):\n\(text)\n-- is\n\(edited)"
            let read = EditedScene(edited)
            expectTrue(read.sentences.problems.isEmpty, comment)
            expectEqual(read.constraints.map(\.said).sorted(), expected.sorted(), comment)
            expectEqual(Set(read.views.keys), Set(scene.views.keys), comment)
            for (view, before) in scene.views {
                expectEqual(
                    read.views[view]?.contentHuggingVerticalPriority,
                    view == name ? Priority(7) : before.contentHuggingVerticalPriority, comment)
            }
        }
    }

    @Test("end with a line break if they did, or if something comes behind")
    func lastLine() {
        func edited(_ text: String, dropping: Int, settingOf name: String? = nil) -> String {
            let scene = EditedScene(text)
            return scene.edited(
                scene.constraints.enumerated().map { ($1, $0 == dropping, false) },
                settingOf: name, apart: false)
        }
        let text = "a: left.lessThanOrEqualTo(0)\nb\na: top.lessThanOrEqualTo(1)"
        expectEqual(edited(text, dropping: 1), "a: left.lessThanOrEqualTo(0)\nb")
        expectEqual(edited(text + "\n", dropping: 1), "a: left.lessThanOrEqualTo(0)\nb\n")
        expectEqual(edited(text, dropping: 0), "b\na: top.lessThanOrEqualTo(1)")
        expectEqual(
            edited(text, dropping: 1, settingOf: "b"),
            "a: left.lessThanOrEqualTo(0)\nb\nb: contentHuggingVerticalPriority = 7\n")
    }

    private static func text(using chooser: inout SeededGenerator) -> String {
        var number = 0
        func statement(_ chooser: inout SeededGenerator) -> String {
            number += 1
            if chooser.happens(percent: 8) { return "contentHuggingVerticalPriority = \(number)" }
            let attributes = chooser.one(
                of: "left", "top", "left.top", "size", "edges", "right.size")
            return "\(attributes).lessThanOrEqualTo(\(number))"
        }
        func statements(_ name: String?, _ chooser: inout SeededGenerator) -> String {
            let said = (0..<chooser.number(in: 1...4)).map { position in
                let isNamed = name != nil && (position == 0 || chooser.happens(percent: 20))
                return (isNamed ? chooser.one(of: name ?? "", "a", "b") + "." : "")
                    + statement(&chooser)
            }
            return said.joined(separator: chooser.one(of: "; ", ";"))
                + (chooser.happens(percent: 15) ? "  # said" : "")
        }
        var lines =
            chooser.happens(percent: 60)
            ? ["a, b, c"] : ["a: " + statements(nil, &chooser), "b, c"]
        for _ in 0..<chooser.number(in: 1...6) {
            let name = chooser.one(of: "a", "b", "c")
            switch chooser.below(6) {
            case 0: lines.append("\(name): " + statements(nil, &chooser))
            case 1: lines.append("a, \(name == "a" ? "c" : name): " + statements(nil, &chooser))
            case 2: lines.append(statements(name, &chooser))
            case 3: lines.append(chooser.one(of: "gap\(lines.count) = 3", "", "# nothing", name))
            default: lines.append("  " + statements(nil, &chooser))
            }
        }
        let end = lines.last?.hasSuffix(")") == true ? chooser.one(of: "", ";") : ""
        return lines.joined(separator: chooser.happens(percent: 10) ? "\r\n" : "\n") + end
            + chooser.one(of: "", "\n", "\n\n")
    }
}

/// What sentences make, to be edited.
private struct EditedScene {
    let text: String
    let sentences: Sentences
    let record = SentenceRecord()
    let root = View("root", Rect(0, 0, 320, 480))
    let views: [String: View]

    init(_ text: String) {
        self.text = text
        sentences = Sentences(tolerant: text)
        views = sentences.make(in: root, views: [:], recording: record)
    }

    var constraints: [LayoutConstraint] { record.groups.layoutConstraints }

    /// The text without some constraints, or with the opposite in their places.
    func edited(
        _ constraints: [(LayoutConstraint, Bool, Bool)],
        settingOf name: String?, apart: Bool
    ) -> String {
        func line(_ constraint: LayoutConstraint, _ relation: String) -> SentenceEditor.Line {
            SentenceEditor.Line(
                about: [constraint.firstElement?.viewItself?.name ?? ""],
                "\(constraint.firstAttribute).\(relation)ThanOrEqualTo(\(constraint.constant))")
        }
        var editor = SentenceEditor(sentences, of: text, record) { line($0, "less") }
        for (constraint, isChanged, isReplaced) in constraints where isChanged {
            editor.drop(constraint, for: isReplaced ? line(constraint, "greater") : nil)
        }
        if let name {
            editor.set("contentHuggingVerticalPriority", of: name, to: "7")
        }
        let edited = editor.edited(takingApart: apart)
        let known = Set(EditedScene(edited).views.keys)
        let lost = sentences.views.map { $0.name }.filter { !known.contains($0) }
        return editor.edited(takingApart: apart, declaring: lost)
    }
}
