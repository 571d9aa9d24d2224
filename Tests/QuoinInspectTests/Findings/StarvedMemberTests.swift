import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Stacks settle who fills them, so that nothing is open where others get nothing.
@Suite("Views that get nothing of a stack")
struct StarvedMemberTests {
    private let window = Window(frame: Rect(0, 0, 300, 200))
    private let stack = StackView()

    init() {
        window.name = "window"
        stack.name = "stack"
        window.addSubview(stack)
        stack.makeConstraints { $0.edges.equalToSuperview() }
    }

    @discardableResult
    private func add(_ name: String, color: Color? = .black) -> View {
        let view = View()
        view.name = name
        view.backgroundColor = color
        stack.addArrangedSubview(view)
        return view
    }

    private var messages: [String] { window.findings().map { $0.message } }

    @Test("are told if they are drawn, and may get as much as who gets everything")
    func drawn() throws {
        let views = [add("one"), add("two"), add("three")]
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .invisible)
        expectEqual(finding.views.map { $0.name }, ["two", "three"])
        expectEqual(
            messages,
            [
                "two and three are invisible: their widths are 0, for nothing says how wide they are, and one takes "
                    + "what there is."
            ])
        expectEqual(
            finding.mends.map { $0.description },
            [
                "two.width.equalTo(one)\nthree.width.equalTo(one)",
                "two.width.equalTo(44)   // or what is meant\nthree.width.equalTo(44)   // or what is meant",
            ])
        finding.mends.first?.apply()
        expectEqual(messages, [])
        expectEqual(views.map { $0.frame.width }, [100, 100, 100])
    }

    @Test("are told beside texts and room that is left")
    func besideText() {
        stack.axis = .vertical
        stack.addArrangedSubview(Label("text"))
        add("room", color: nil)
        add("line")
        expectEqual(
            messages,
            [
                "line is invisible: its height is 0, for nothing says how high it is, and what is beside it takes what "
                    + "there is."
            ])
    }

    @Test("are quiet if they are not drawn, hold something, or were given a size")
    func quiet() {
        add("one")
        add("space", color: nil)
        add("line").makeConstraints { $0.width.equalTo(0) }
        let box = add("box")
        let inner = View()
        box.addSubview(inner)
        inner.makeConstraints {
            $0.edges.equalToSuperview()
            $0.width.equalTo(0)
        }
        expectEqual(messages.filter { $0.contains("nothing says how") }, [])
        add("hidden").isHidden = true
        expectEqual(messages.filter { $0.contains("nothing says how") }, [])
    }

    @Test("are not taken for what lies behind the stack, nor that for who gets everything")
    func ground() {
        let ground = View()
        ground.name = "ground"
        ground.backgroundColor = .white
        stack.addSubview(ground)
        ground.makeConstraints { $0.edges.equalToSuperview() }
        add("one")
        add("two")
        expectEqual(
            messages,
            [
                "two is invisible: its width is 0, for nothing says how wide it is, and one takes what there is."
            ])
    }

    @Test("are quiet where the stack gives each a share")
    func shares() {
        stack.distribution = .fillEqually
        add("one")
        add("two")
        expectEqual(messages, [])
    }
}
