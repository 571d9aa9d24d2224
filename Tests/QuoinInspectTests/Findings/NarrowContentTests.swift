import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("What scrolls downwards and is narrower than what shows it")
struct NarrowContentTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))
    private let scroll = ScrollView()
    private let stack = StackView()

    init() {
        window.name = "window"
        scroll.name = "scroll"
        stack.name = "stack"
        stack.axis = .vertical
        window.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        scroll.addSubview(stack)
        stack.makeConstraints { $0.edges.equalToSuperview() }
    }

    private func fill(_ count: Int, color: Color? = nil) {
        for index in 0..<count {
            let label = Label("Line \(index)")
            label.backgroundColor = color
            stack.addArrangedSubview(label)
        }
    }

    @Test("is told where it is in the middle of itself, and not of what shows it")
    func centred() throws {
        stack.alignment = .center
        fill(40)
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .endlessContent)
        expectTrue(
            finding.message.hasPrefix(
                "The content of scroll has no width of its own: stack is as wide as what is in it, "
            ))
        expectTrue(finding.message.hasSuffix(", and scroll shows 320."))
        expectEqual(finding.mends.map { $0.description }, ["stack.width.equalTo(scroll)"])
        finding.mends.first?.apply()
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("is told where a ground shows where it ends")
    func ground() {
        fill(40, color: Color(red: 0, green: 0, blue: 1))
        expectEqual(window.findings().map { $0.kind }, [.endlessContent])
    }

    @Test("is not told where nobody sees it, where it fits in, or where it has a width")
    func quiet() {
        fill(40)
        expectEqual(window.findings().map { $0.message }, [])
        stack.alignment = .center
        for label in stack.arrangedSubviews.dropFirst(5) { label.removeFromSuperview() }
        expectEqual(window.findings().map { $0.message }, [])
        fill(40)
        stack.makeConstraints { $0.width.equalTo(200) }
        expectEqual(window.findings().map { $0.message }, [])
    }
}
