import Quoin
import Testing

extension View {
    /// A view with a name, which its frame places.
    convenience init(_ name: String, _ frame: Rect = .zero) {
        self.init(frame: frame)
        self.name = name
    }

    /// Makes a view in this one.
    @discardableResult
    func add(_ name: String, _ frame: Rect = .zero) -> View {
        let view = View(name, frame)
        addSubview(view)
        return view
    }
}

extension Rect {
    /// A shorter way to write a frame.
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }

    /// Whether both are the same up to rounding.
    func isAbout(_ other: Rect) -> Bool {
        let differences = [
            minX - other.minX, minY - other.minY, width - other.width, height - other.height,
        ]
        return differences.allSatisfy { abs($0) < 1e-6 }
    }
}

/// Expects a view's frame to be what arithmetic says, up to rounding.
func expect(
    _ view: View, at frame: Rect, sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        view.frame.isAbout(frame), "\(view.name ?? "view"): \(view.frame), not \(frame)",
        sourceLocation: sourceLocation)
}
