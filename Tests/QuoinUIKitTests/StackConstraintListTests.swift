import QuoinUIKit
import TestSupport
import Testing

@MainActor
@Suite("The constraints of a long stack")
struct StackConstraintListTests {
    private static func stack(_ count: Int) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in UIView() })
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 1000)
        stack.layoutIfNeeded()
        return stack
    }

    @MainActor @Test func `are the same objects each time, until the stack has others`() {
        let stack = Self.stack(20)
        let before = stack.constraints
        expectTrue(before.count > 40)
        expectTrue(zip(before, stack.constraints).allSatisfy { $0 === $1 })
        stack.arrangedSubviews[3].removeFromSuperview()
        stack.layoutIfNeeded()
        expectTrue(stack.constraints.count < before.count)
        expectTrue(stack.constraints.allSatisfy { $0.isActive })
    }

    @MainActor @Test func `are gone through by number in as much more time as there are more`() {
        func time(_ count: Int) -> Double {
            let stack = Self.stack(count)
            return leastProcessorTime {
                for index in stack.constraints.indices {
                    _ = stack.constraints[index].isActive
                }
            }
        }
        let few = time(50)
        // The square of their number would be sixteen times as much.
        expectTrue(time(200) < 9 * few)
    }

    @MainActor @Test func `keep no view`() {
        weak var gone: UIView?
        let stack = Self.stack(20)
        do {
            let view = UIView()
            gone = view
            stack.addArrangedSubview(view)
            stack.layoutIfNeeded()
            _ = stack.constraints.count
            view.removeFromSuperview()
        }
        expectTrue(gone == nil)
    }
}
