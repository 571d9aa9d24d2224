import Quoin

/// Frames by name, as ``ExampleCheck`` compares them.
typealias Frames = [String: Rect]

extension Frames {
    /// The bar at the top of a screen: 44 high, its title of 16 points in its middle, and a line of 1 at its
    /// lower edge.
    static func titleBar(_ title: String, on screen: ScreenSize) -> Frames {
        [
            "bar": Rect(x: 0, y: 0, width: screen.width, height: 44),
            "bar.title": .line(title, size: 16, inMiddleOf: Size(width: screen.width, height: 44)),
            "bar.line": Rect(x: 0, y: 44 - 1, width: screen.width, height: 1),
        ]
    }

    /// The frames of both. Names occur in one of them only.
    static func + (some: Frames, others: Frames) -> Frames {
        some.merging(others) { frame, _ in frame }
    }
}
