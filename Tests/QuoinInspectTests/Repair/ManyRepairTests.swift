import QuoinKit
import TestSupport
import Testing

@testable import QuoinInspect

@Suite("Repairs of many views")
struct ManyRepairTests {
    @Test("ask of each member of a stack whether it is one, and not each other member")
    func stacks() {
        func stack(_ count: Int) -> Window {
            let window = Window(frame: Rect(0, 0, 320, 4800))
            let stack = StackView(arrangedSubviews: (0..<count).map { View("row \($0)") })
            stack.axis = .vertical
            stack.distribution = .fillEqually
            window.addSubview(stack)
            stack.makeConstraints { $0.edges.equalToSuperview() }
            window.layoutIfNeeded()
            return window
        }
        let (few, many) = (stack(150), stack(600))
        expectTrue(few.repair.addMissingConstraints().isEmpty)
        let time = leastProcessorTime { _ = few.repair.addMissingConstraints() }
        // The square of their number would be sixteen times as much.
        expectTrue(leastProcessorTime { _ = many.repair.addMissingConstraints() } < 8 * time)
    }

    @Test("know which views a stack arranges")
    func arranges() {
        let (stack, member, other) = (StackView(), View(), View())
        stack.addArrangedSubview(member)
        stack.addSubview(other)
        expectTrue(stack.arranges(member) && member.isArranged)
        expectTrue(!stack.arranges(other) && !other.isArranged)
        stack.removeArrangedSubview(member)
        expectTrue(!stack.arranges(member) && !member.isArranged)
    }
}
