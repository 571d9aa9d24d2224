import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// A stack is as small as what is in it: nothing is open, and nothing is seen.
@Suite("Stacks of views without a size")
struct EmptyStackTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))
    private let stack = StackView()

    init() {
        window.name = "window"
        stack.name = "stack"
        stack.axis = .vertical
        window.addSubview(stack)
        stack.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    }

    private func add(_ name: String, color: Color?) -> View {
        let view = View()
        view.name = name
        view.backgroundColor = color
        stack.addArrangedSubview(view)
        return view
    }

    @Test("are told if those are drawn")
    func drawn() throws {
        let views = [add("one", color: .black), add("two", color: .white)]
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.invisible])
        expectEqual(findings[0].views.map { $0.name }, ["stack", "one", "two"])
        expectEqual(
            findings[0].message,
            "stack is invisible: its height is 0, for it is as high as what is in it, and "
                + "nothing says how high one and two are.")
        try #require(findings[0].mends.first).apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(views.map { $0.frame.height }, [44, 44])
    }

    @Test("are quiet if nothing is drawn, or a size of 0 was given")
    func quiet() {
        _ = add("space", color: nil)
        expectEqual(window.findings().map { $0.message }, [])
        add("line", color: .black).makeConstraints { $0.height.equalTo(0) }
        expectEqual(window.findings().map { $0.message }, [])
        stack.makeConstraints { $0.height.equalTo(0) }
        _ = add("folded", color: .black)
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("are quiet if what is in them is hidden")
    func hidden() {
        add("one", color: .black).isHidden = true
        expectEqual(window.findings().map { $0.message }, [])
    }
}
