@testable import QuoinLayout
import TestSupport
import Testing

extension View {
    /// Makes a view in this one which constraints are to place.
    @discardableResult
    func addFree(_ name: String = "") -> View {
        let view = View(name)
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    /// Makes a view in this one which its frame places.
    @discardableResult
    func addFramed(_ name: String, _ frame: Rect) -> View {
        let view = View(name, frame)
        addSubview(view)
        return view
    }

    /// Makes a view in this one which constraints place at a frame.
    @discardableResult
    func addPinned(_ name: String, _ frame: Rect) -> View {
        let view = addFree(name)
        view.pin(to: frame)
        return view
    }

    /// Places the view at a frame of its superview by four constraints: left, top, width and height.
    @discardableResult
    func pin(to frame: Rect) -> [LayoutConstraint] {
        guard let superview else {
            Issue.record("a view without a superview was to be pinned")
            return []
        }
        let constraints = [
            left.constraint(equalTo: superview.left, constant: frame.minX),
            top.constraint(equalTo: superview.top, constant: frame.minY),
            width.constraint(equalToConstant: frame.width),
            height.constraint(equalToConstant: frame.height),
        ]
        LayoutConstraint.activate(constraints)
        return constraints
    }

    /// How many rows the engine of the view's tree has written so far.
    var rowsTouched: Int { tree.engine?.statistics.rowsTouched ?? 0 }
}

/// Expects a view's frame to be what arithmetic says, up to rounding.
func expect(
    _ view: View, at frame: Rect, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectTrue(
        view.frame.isAbout(frame), "\(view.name ?? "view"): \(view.frame), not \(frame)",
        sourceLocation: sourceLocation)
}
