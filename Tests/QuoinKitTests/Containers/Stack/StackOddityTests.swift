import Quoin
import QuoinKit
import TestSupport
import Testing

/// What nobody should do to a stack, and what happens then.
@Suite("Stacks and odd input")
struct StackOddityTests {
    private let one = Brick(60, 20, named: "one")
    private let two = Brick(30, 20, named: "two")
    private let scene: StackScene
    private var stack: StackView { scene.stack }

    init() {
        scene = StackScene(one, two, height: 20)
    }

    @Test("a view that is added again moves to the end")
    func addingTwice() {
        stack.addArrangedSubview(one)
        expectEqual(stack.arrangedSubviews.map(\.name), ["two", "one"])
        expectEqual(stack.subviews.count, 2)
        scene.layOut()
        expect([two, one], along: .horizontal, at: [(0, 30), (30, 60)])
    }

    @Test("a view that is inserted again moves, and the index counts the others")
    func insertingTwice() {
        let three = Brick(10, 20, named: "three")
        stack.addArrangedSubview(three)
        stack.insertArrangedSubview(one, at: 1)
        expectEqual(stack.arrangedSubviews.map(\.name), ["two", "one", "three"])
        stack.insertArrangedSubview(two, at: 3)
        expectEqual(stack.arrangedSubviews.map(\.name), ["one", "three", "two"])
        expectTrue(scene.messages.isEmpty)
    }

    @Test("a subview that is added keeps its place among the subviews")
    func addingASubview() {
        let behind = Brick(10, 20)
        stack.insertSubview(behind, at: 0)
        expectEqual(stack.arrangedSubviews.count, 2)
        stack.addArrangedSubview(behind)
        expectTrue(stack.subviews.first === behind)
        expectTrue(stack.arrangedSubviews.last === behind)
    }

    @Test("an index out of range is refused, and nothing changes", arguments: [-1, 3, .max, .min])
    func wrongIndex(index: Int) {
        let stranger = Brick(10, 20, named: "stranger")
        stack.insertArrangedSubview(stranger, at: index)
        expectTrue(stranger.superview == nil)
        expectEqual(stack.arrangedSubviews.count, 2)
        expectEqual(
            scene.messages,
            [
                "stranger cannot be arranged at \(index) in stack, which arranges 2 views."
            ])
    }

    @Test("a view that contains the stack is refused, and so is the stack itself")
    func ancestor() {
        stack.addArrangedSubview(scene.window)
        stack.addArrangedSubview(stack)
        let card = View()
        let inner = StackView()
        scene.window.addSubview(card)
        card.addSubview(inner)
        inner.addArrangedSubview(card)
        expectEqual(scene.messages.count, 3)
        expectEqual(stack.arrangedSubviews.count, 2)
        expectTrue(inner.arrangedSubviews.isEmpty)
        expectTrue(card.superview === scene.window)
    }

    @Test(
        "a spacing that is not finite is refused", arguments: [Double.nan, .infinity, -.infinity])
    func unsoundSpacing(spacing: Double) {
        stack.spacing = 7
        stack.spacing = spacing
        stack.setCustomSpacing(spacing, after: one)
        expectEqual(stack.spacing, 7)
        expectEqual(stack.customSpacing(after: one), StackView.spacingUseDefault)
        expectEqual(scene.messages.count, 2)
        expectTrue(scene.messages.allSatisfy { $0.hasPrefix("The spacing of stack cannot be") })
    }

    @Test("a custom spacing after a view that is not arranged is refused")
    func spacingAfterAStranger() {
        let stranger = Brick(10, 20, named: "stranger")
        stack.addSubview(stranger)
        stack.setCustomSpacing(5, after: stranger)
        expectEqual(stack.customSpacing(after: stranger), StackView.spacingUseDefault)
        expectEqual(
            scene.messages,
            [
                "stack cannot have a spacing after stranger, which it does not arrange."
            ])
    }

    @Test("a custom spacing is taken back by the default, and goes when the view goes")
    func customSpacing() {
        stack.spacing = 4
        stack.setCustomSpacing(StackView.spacingUseSystem, after: one)
        expectEqual(stack.customSpacing(after: one), 8)
        scene.layOut()
        expectEqual(two.frame.minX, 68)
        stack.setCustomSpacing(StackView.spacingUseDefault, after: one)
        scene.layOut()
        expectEqual(two.frame.minX, 64)
        stack.setCustomSpacing(20, after: one)
        stack.removeArrangedSubview(one)
        stack.insertArrangedSubview(one, at: 0)
        scene.layOut()
        expectEqual(two.frame.minX, 64)
    }

    @Test("a view that is arranged no more stays in the stack, and is held by nothing")
    func removing() {
        stack.removeArrangedSubview(one)
        scene.layOut()
        expectTrue(one.superview === stack)
        expectEqual(stack.arrangedSubviews.map(\.name), ["two"])
        expectTrue(stack.constraints.allSatisfy { $0.firstItem !== one && $0.secondItem !== one })
        expect(one, at: Rect(0, 0, 60, 20))
        expect(two, at: Rect(0, 0, 30, 20))
        stack.removeArrangedSubview(one)
        stack.removeArrangedSubview(View())
        expectTrue(scene.messages.isEmpty)
    }

    @Test("a view that leaves its superview is arranged no more")
    func leaving() {
        one.removeFromSuperview()
        expectEqual(stack.arrangedSubviews.map(\.name), ["two"])
        scene.layOut()
        expect(two, at: Rect(0, 0, 30, 20))
        stack.insertArrangedSubview(one, at: 0)
        scene.layOut()
        expect([one, two], along: .horizontal, at: [(0, 60), (60, 30)])
    }

    @Test("a view that leaves and comes back in one turn is where it was")
    func leavingForAMoment() {
        one.removeFromSuperview()
        stack.insertArrangedSubview(one, at: 0)
        two.removeFromSuperview()
        stack.addArrangedSubview(two)
        scene.layOut()
        expect([one, two], along: .horizontal, at: [(0, 60), (60, 30)])
        expectTrue(scene.messages.isEmpty)
    }

    @Test("a hidden view that is taken out leaves nothing behind, and is not arranged when shown")
    func removingWhileHidden() {
        one.isHidden = true
        scene.layOut()
        stack.removeArrangedSubview(one)
        one.isHidden = false
        scene.layOut()
        expect(two, at: Rect(0, 0, 30, 20))
        expect(scene.stack, at: Rect(0, 0, 30, 20))
    }

    @Test("a view that another stack arranges leaves this one")
    func movingToAnotherStack() {
        let other = StackView()
        other.name = "other"
        stack.addArrangedSubview(other)
        other.addArrangedSubview(one)
        expectEqual(stack.arrangedSubviews.map(\.name), ["two", "other"])
        expectEqual(other.arrangedSubviews.map(\.name), ["one"])
        scene.layOut()
        expect([two, other], along: .horizontal, at: [(0, 30), (30, 60)])
        expect(one, at: Rect(0, 0, 60, 20))
        expectTrue(scene.messages.isEmpty)
    }

    @Test("views may be shown, hidden and arranged while the layout is under way")
    func changesInHooks() {
        final class Responsive: View {
            override func layoutSubviews() {
                super.layoutSubviews()
                guard let stack = subviews.first as? StackView else { return }
                stack.axis = bounds.width < 200 ? .vertical : .horizontal
                stack.arrangedSubviews.last?.isHidden = bounds.width < 100
            }
        }
        let card = Responsive(frame: Rect(0, 0, 300, 200))
        let stack = StackView(arrangedSubviews: [one, two])
        card.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.makeConstraints { make in
            make.left.top.equalToSuperview()
        }
        card.layoutIfNeeded()
        expect(stack, at: Rect(0, 0, 90, 20))
        card.frame.size.width = 150
        card.layoutIfNeeded()
        expect(stack, at: Rect(0, 0, 60, 40))
        card.frame.size.width = 50
        card.layoutIfNeeded()
        expect(stack, at: Rect(0, 0, 60, 20))
    }

    @Test("a thousand views are arranged in their order")
    func manyViews() {
        let bricks = (0..<1000).map { _ in Brick(2, 10) }
        let stack = StackView(arrangedSubviews: bricks)
        stack.spacing = 1
        let scene = StackScene(stack)
        expect(stack, at: Rect(0, 0, 2999, 10))
        expectTrue(bricks.indices.allSatisfy { bricks[$0].frame.minX == Double(3 * $0) })
        bricks[500].isHidden = true
        scene.layOut()
        expect(bricks[999], at: Rect(2994, 0, 2, 10))
        bricks.forEach { $0.removeFromSuperview() }
        scene.layOut()
        expect(stack, at: Rect(0, 0, 0, 0))
    }

    @Test("what contradicts a stack is told with the names of the stack's constraints")
    func conflict() throws {
        stack.spacing = 50
        scene.resize(width: 40, height: 20)
        let conflict = try #require(
            scene.reports.lazy.compactMap { report in
                if case .unsatisfiable(let conflict) = report { conflict } else { nil }
            }.first)
        let names = conflict.constraints.compactMap(\.identifier)
        expectTrue(names.contains("stack spacing"))
        expectTrue(names.contains("stack edge"))
        expectTrue(conflict.explanation.contains("stack spacing"))
    }
}
