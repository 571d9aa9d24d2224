import Quoin
import TestSupport
import Testing

@Suite("Names for messages")
struct NamesTests {
    @Test("attachNames names views and guides")
    func attach() {
        let green = View()
        let blue = View()
        let gap = LayoutGuide()
        attachNames(["green": green, "blue": blue, "gap": gap])
        expectTrue(green.name == "green" && blue.name == "blue" && gap.identifier == "gap")
        attachNames(["red": green])
        expectTrue(green.name == "red" && blue.name == "blue")
        attachNames([:])
    }

    @Test("Constraints speak by them")
    func descriptions() {
        let stage = Stage()
        let groups = stage.a.makeConstraints { make in
            make.left.equalTo(stage.b.right).multipliedBy(2).offset(8).priority(740).labeled("gap")
        }
        stage.a.name = "title"
        attachNames(["icon": stage.b])
        let text = groups[0].layoutConstraints.map(\.description)
        expectEqual(text, ["gap: title.left = 2 × icon.right + 8 @740"])
    }

    @Test("A conflict of what the maker made names the labels and lines")
    func conflict() {
        let stage = Stage()
        let line: UInt = #line + 2
        stage.a.makeConstraints { make in
            make.width.equalTo(100).labeled("wide")
            make.width.equalTo(50).labeled("narrow")
        }
        stage.root.layoutIfNeeded()
        expectEqual(stage.reports.conflicts.count, 1)
        let message = stage.reports.messages.first ?? ""
        expectTrue(message.contains("a.width = 100") && message.contains("“wide”"), "\(message)")
        expectTrue(message.contains("“narrow”"), "\(message)")
        expectTrue(message.contains("NamesTests.swift:\(line)"), "\(message)")
        expectTrue(message.contains("NamesTests.swift:\(line + 1)"), "\(message)")
        expectEqual(stage.reports.conflicts.first?.broken.identifier, "narrow")
    }
}

@Suite("Priorities of content")
struct ContentPriorityTests {
    /// A view with a content of 60 by 20.
    private final class Label: View {
        override var intrinsicContentSize: Size { Size(width: 60, height: 20) }
    }

    @Test("Each property reads and sets the priority of one axis")
    func properties() {
        let view = View("view")
        expectEqual(view.contentHuggingHorizontalPriority, 250)
        expectEqual(view.contentHuggingVerticalPriority, 250)
        expectEqual(view.contentCompressionResistanceHorizontalPriority, 750)
        expectEqual(view.contentCompressionResistanceVerticalPriority, 750)
        view.contentHuggingHorizontalPriority = 1
        view.contentHuggingVerticalPriority = 2
        view.contentCompressionResistanceHorizontalPriority = 3
        view.contentCompressionResistanceVerticalPriority = 4
        expectEqual(view.contentHuggingPriority(for: .horizontal), 1)
        expectEqual(view.contentHuggingPriority(for: .vertical), 2)
        expectEqual(view.contentCompressionResistancePriority(for: .horizontal), 3)
        expectEqual(view.contentCompressionResistancePriority(for: .vertical), 4)
        view.setContentHuggingPriority(.high, for: .vertical)
        view.setContentCompressionResistancePriority(.low, for: .horizontal)
        expectEqual(view.contentHuggingVerticalPriority, .high)
        expectEqual(view.contentCompressionResistanceHorizontalPriority, .low)
    }

    @Test("Of two labels in a row, the one that hugs less grows")
    func hugging() {
        let root = View("root", Rect(0, 0, 200, 50))
        let labels = [Label(), Label()]
        labels.forEach(root.addSubview)
        labels[0].contentHuggingHorizontalPriority = 251
        labels.makeConstraints { $0.top.equalTo(0) }
        labels[0].makeConstraints { $0.left.equalTo(0) }
        labels[1].makeConstraints { make in
            make.left.equalTo(labels[0].right)
            make.right.equalTo(0)
        }
        root.layoutIfNeeded()
        expect(labels[0], at: Rect(0, 0, 60, 20))
        expect(labels[1], at: Rect(60, 0, 140, 20))
        labels[0].contentHuggingHorizontalPriority = 249
        root.layoutIfNeeded()
        expect(labels[0], at: Rect(0, 0, 140, 20))
    }

    @Test("Of two labels in too small a row, the one that resists less shrinks")
    func resistance() {
        let root = View("root", Rect(0, 0, 100, 50))
        let labels = [Label(), Label()]
        labels.forEach(root.addSubview)
        labels[1].contentCompressionResistanceHorizontalPriority = .high - 1
        labels.makeConstraints { $0.top.equalTo(0) }
        labels[0].makeConstraints { $0.left.equalTo(0) }
        labels[1].makeConstraints { make in
            make.left.equalTo(labels[0].right)
            make.right.equalTo(0)
        }
        root.layoutIfNeeded()
        expect(labels[0], at: Rect(0, 0, 60, 20))
        expect(labels[1], at: Rect(60, 0, 40, 20))
    }
}
