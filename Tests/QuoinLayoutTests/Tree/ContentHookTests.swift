import QuoinLayout
import TestSupport
import Testing

@Suite("Hooks of what is in a view")
struct ContentHookTests {
    /// A view that writes down what it is told of its content.
    private final class Container: View {
        var calls: [String] = []
        var whenCalled: (() -> Void)?

        private func note(_ call: String) {
            calls.append(call)
            whenCalled?()
        }

        override func subviewVisibilityDidChange(_ subview: View) {
            note("\(subview.name ?? "?") is \(subview.isHidden ? "hidden" : "shown")")
        }

        override func subviewContentSizeDidChange(_ subview: View) {
            note("\(subview.name ?? "?") has another content")
        }

        override func boundsOriginDidChange() {
            note("shows \(bounds.minX), \(bounds.minY)")
        }

        func takeCalls() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private let container = Container("container", Rect(0, 0, 100, 100))

    @Test("A view is told that a subview was hidden or shown, after that")
    func visibility() {
        let subview = container.addFramed("subview", Rect(0, 0, 10, 10))
        let inner = subview.addFramed("inner", Rect(0, 0, 5, 5))
        subview.isHidden = true
        expectEqual(container.takeCalls(), ["subview is hidden"])
        subview.isHidden = true
        inner.isHidden = true
        container.isHidden = true
        expectTrue(container.takeCalls().isEmpty)
        subview.isHidden = false
        expectEqual(container.takeCalls(), ["subview is shown"])
        subview.removeFromSuperview()
        subview.isHidden = true
        container.addSubview(subview)
        expectTrue(container.takeCalls().isEmpty)
    }

    @Test("A view is told that a subview's content wants another size")
    func contentSize() {
        let subview = AdjustableView("subview", content: Size(width: 10, height: 10))
        container.addSubview(subview)
        expectTrue(container.takeCalls().isEmpty)
        subview.invalidateIntrinsicContentSize()
        expectEqual(container.takeCalls(), ["subview has another content"])
        subview.removeFromSuperview()
        subview.invalidateIntrinsicContentSize()
        expectTrue(container.takeCalls().isEmpty)
    }

    @Test("A view is told that the origin of its bounds has changed, not their size")
    func boundsOrigin() {
        let reports = Reports(of: container)
        container.bounds.origin = Point(x: 3, y: 4)
        expectEqual(container.takeCalls(), ["shows 3.0, 4.0"])
        container.bounds.origin = Point(x: 3, y: 4)
        container.bounds.size.width = 50
        container.frame = Rect(10, 10, 70, 70)
        container.bounds.origin.x = .nan
        expectTrue(container.takeCalls().isEmpty)
        container.bounds = Rect(0, 4, 20, 20)
        expectEqual(container.takeCalls(), ["shows 0.0, 4.0"])
        expectEqual(reports.refusals.count, 1)
    }

    @Test("What a hook does in turn is told as well")
    func nestedCalls() {
        let first = container.addFramed("first", .zero)
        let second = container.addFramed("second", .zero)
        container.whenCalled = { [unowned container] in
            second.isHidden = first.isHidden
            container.bounds.origin.y = first.isHidden ? 5 : 0
        }
        first.isHidden = true
        expectEqual(
            container.takeCalls(), ["first is hidden", "second is hidden", "shows 0.0, 5.0"])
        // The view may lose the subview that it is told of.
        container.whenCalled = { first.removeFromSuperview() }
        first.isHidden = false
        expectEqual(container.takeCalls(), ["first is shown"])
        expectTrue(first.superview == nil)
    }
}
