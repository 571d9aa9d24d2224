import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Conflicts in a stack")
struct StackConflictTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 500))
    private let stack = StackView()
    private let short = View()
    private let tall = View()
    private let messages = MessageList()

    init() {
        (window.name, stack.name, short.name, tall.name) = ("window", "stack", "short", "tall")
        window.onDiagnostic = { [messages] in messages.all.append($0) }
        window.addSubview(stack)
        [short, tall].forEach(stack.addArrangedSubview)
        stack.makeConstraints { $0.left.top.equalToSuperview() }
        short.makeConstraints { $0.height.equalTo(50) }
        tall.makeConstraints { $0.height.equalTo(70) }
    }

    @Test("tell what the stack does by its name, and only what can be dropped as such")
    func names() {
        window.layoutIfNeeded()
        expectEqual(messages.all.count, 1)
        let message = messages.all.first?.message ?? ""
        let lines = message.split(separator: "\n").map { String($0) }
        // Both are as high as the stack: four constraints of the stack, and the two heights.
        expectEqual(lines.count { $0.hasSuffix(" (stack alignment)") }, 4)
        expectEqual(lines.count { $0.contains("StackConflictTests.swift") }, 2)
        expectTrue(!message.contains("StackRule.swift"))
        expectEqual(lines.last, "Set aside for now: 1. To mend it, drop 2 or 3.")
        // Of what was written, the height of the tall view came last.
        expectEqual(messages.all.first?.sourceLocation?.line, 21)
        short.updateConstraints { $0.height.equalTo(70) }
        window.layoutIfNeeded()
        expectTrue(short.frame.height == 70 && stack.frame.height == 70)
        expectEqual(messages.all.count, 1)
    }

    @Test("of gaps that find no room name the gaps")
    func gaps() {
        // 20 are left, where 50 are needed: there is room for them in the window.
        stack.remakeConstraints { make in
            make.top.bottom.equalToSuperview()
            make.left.right.equalToSuperview().inset(40)
        }
        short.removeConstraints()
        tall.removeConstraints()
        stack.spacing = 50
        window.layoutIfNeeded()
        expectEqual(messages.all.count, 1)
        let message = messages.all.first?.message ?? ""
        expectTrue(message.contains("(stack spacing)"))
        // The edges of the stack were written, and nothing else.
        expectTrue(message.hasSuffix("To mend it, drop 2 or 3."))
    }
}

/// What was reported.
private final class MessageList {
    var all: [LayoutDiagnostic] = []
}
