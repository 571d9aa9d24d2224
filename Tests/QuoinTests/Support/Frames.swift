import Quoin
import TestSupport
import Testing

extension View {
    /// Makes a view in this one.
    @discardableResult
    func add(_ name: String, _ frame: Rect = .zero) -> View {
        let view = View(name, frame)
        addSubview(view)
        return view
    }
}

/// Expects a view's frame to be what arithmetic says, up to rounding.
func expect(
    _ view: View, at frame: Rect, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectTrue(
        view.frame.isAbout(frame), "\(view.name ?? "view"): \(view.frame), not \(frame)",
        sourceLocation: sourceLocation)
}
