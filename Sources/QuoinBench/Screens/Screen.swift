import QuoinLayout

/// A picture as a tree of views, as an application would write it.
protocol Screen: AnyObject {
    /// The topmost view, whose size is given from outside.
    var root: View { get }

    /// Compares frames with what arithmetic says for the root's present size.
    func check() throws(MeasurementError)
}

extension Screen {
    /// Makes the root wider or narrower than `width` by 1 in turn, and lays out.
    func alternateWidth(around width: Double) {
        let isWider = root.frame.width > width
        root.frame.size.width = isWider ? width : width + 1
        root.layoutIfNeeded()
    }
}

extension View {
    /// Makes a view that only constraints place.
    static func constrained() -> View {
        let view = View()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    /// Compares the frame with the one that arithmetic gives.
    func check(
        _ what: String, x: Double, y: Double, width: Double, height: Double
    ) throws(MeasurementError) {
        let pairs = [
            (frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height),
        ]
        for (actual, expected) in pairs {
            let allowed = 1e-6 * max(100, expected.magnitude)
            guard (actual - expected).magnitude <= allowed else {
                let wanted = Rect(x: x, y: y, width: width, height: height)
                throw MeasurementError(
                    reason: "\(what) was laid out at \(frame) instead of \(wanted)")
            }
        }
    }
}
