import QuoinLayout
import TestSupport
import Testing

@Suite("Hooks of the hierarchy")
struct HierarchyHookTests {
    private let record = Record()
    private let window = Window()
    private let parent: RecordingView
    private let child: RecordingView

    init() {
        window.name = "window"
        parent = RecordingView("parent", in: record)
        child = RecordingView("child", in: record)
    }

    private func take() -> [String] {
        defer { record.calls = [] }
        return record.calls
    }

    @Test("Without a window, only the hooks of superviews are called")
    func withoutWindow() {
        parent.addSubview(child)
        expectEqual(
            take(),
            [
                "child.willMove(toSuperview: parent)", "child.didMoveToSuperview in parent",
                "parent.didAddSubview(child)",
            ])
        child.removeFromSuperview()
        expectEqual(
            take(),
            [
                "child.willMove(toSuperview: nil)", "parent.willRemoveSubview(child)",
                "child.didMoveToSuperview in nil",
            ])
    }

    @Test("Into a window: both announcements, then window, superview, and the superview's own")
    func intoWindow() {
        window.addSubview(parent)
        _ = take()
        parent.addSubview(child)
        expectEqual(
            take(),
            [
                "child.willMove(toWindow: window)", "child.willMove(toSuperview: parent)",
                "child.didMoveToWindow in window", "child.didMoveToSuperview in parent",
                "parent.didAddSubview(child)",
            ])
        child.removeFromSuperview()
        expectEqual(
            take(),
            [
                "child.willMove(toWindow: nil)", "child.willMove(toSuperview: nil)",
                "parent.willRemoveSubview(child)", "child.didMoveToWindow in nil",
                "child.didMoveToSuperview in nil",
            ])
    }

    @Test("All that comes along into a window is told of the window, and only of that")
    func subtreeIntoWindow() {
        parent.addSubview(child)
        _ = take()
        window.addSubview(parent)
        expectEqual(
            take(),
            [
                "parent.willMove(toWindow: window)", "child.willMove(toWindow: window)",
                "parent.willMove(toSuperview: window)", "parent.didMoveToWindow in window",
                "child.didMoveToWindow in window", "parent.didMoveToSuperview in window",
            ])
    }

    @Test("From parent to parent, the old one is told before, the new one after")
    func betweenParents() {
        let other = RecordingView("other", in: record)
        parent.addSubview(child)
        _ = take()
        other.addSubview(child)
        expectEqual(
            take(),
            [
                "child.willMove(toSuperview: other)", "parent.willRemoveSubview(child)",
                "child.didMoveToSuperview in other", "other.didAddSubview(child)",
            ])
    }

    @Test("From window to window, each subview hears of the new one once")
    func betweenWindows() {
        let second = Window()
        second.name = "second"
        parent.addSubview(child)
        window.addSubview(parent)
        _ = take()
        second.addSubview(parent)
        let calls = take()
        expectEqual(calls.filter { $0.hasPrefix("child.") }.count, 2)
        expectTrue(calls.contains("child.willMove(toWindow: second)"))
        expectTrue(calls.contains("child.didMoveToWindow in second"))
    }

    @Test("What is not moved is not called: shifting among siblings, and refusals")
    func silence() {
        parent.addSubview(child)
        parent.addSubview(View())
        _ = take()
        parent.addSubview(child)
        parent.sendSubviewToBack(child)
        parent.onDiagnostic = { _ in }
        child.addSubview(parent)
        expectTrue(take().isEmpty)
    }

    @Test("Before the move the old superview is still there, and after it the new one")
    func stateInHooks() {
        var before: View?
        var after: View?
        parent.addSubview(child)
        let other = View("other")
        child.whenMovingToSuperview = { _ in before = child.superview }
        child.whenMoved = { after = child.superview }
        other.addSubview(child)
        expectTrue(before === parent && after === other)
    }

    @Test("A hook that puts the view elsewhere leaves it in one place")
    func hookThatMoves() {
        let refuge = View("refuge")
        let destination = View("destination")
        parent.addSubview(child)
        parent.whenRemovingSubview = { view in
            parent.whenRemovingSubview = nil
            refuge.addSubview(view)
        }
        destination.addSubview(child)
        let holders = [parent, refuge, destination].filter { $0.subviews.contains { $0 === child } }
        expectEqual(holders.count, 1)
        expectTrue(child.superview === holders.first)
    }

    @Test("A hook that removes the view after it was added has the last word")
    func hookThatRemoves() {
        child.whenMoved = {
            child.whenMoved = nil
            child.removeFromSuperview()
        }
        parent.addSubview(child)
        expectTrue(child.superview == nil && parent.subviews.isEmpty)
        expectTrue(!record.calls.contains("parent.didAddSubview(child)"))
    }

    @Test("A hook that puts the destination into the view does not make a ring")
    func hookThatWouldMakeARing() {
        let destination = View("destination")
        child.whenMovingToSuperview = { _ in
            child.whenMovingToSuperview = nil
            child.addSubview(destination)
        }
        destination.addSubview(child)
        expectTrue(destination.superview === child && child.superview == nil)
    }
}
