/// A way from colour to colour, for what a ``Canvas`` fills.
///
/// Places are shares of the rectangle that is filled: 0 and 0 is its upper left corner, 1 and 1 the lower right one.
public struct Gradient: Hashable, Sendable {
    /// A colour, and how far on the way it is.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// How far on the way it is, from 0 to 1.
        public var share: Double

        /// Makes a stop.
        public init(_ color: Color, at share: Double) { (self.color, self.share) = (color, share) }
    }

    /// How the colours run.
    public enum Shape: Hashable, Sendable {
        /// From the start to the end, in a straight line.
        case linear
        /// From the start outwards. The end says how far: the way there to the side, and the way there downwards.
        case radial
    }

    /// The colours, from the first on.
    public var stops: [Stop]
    /// How they run.
    public var shape: Shape
    /// Where the first colour is.
    public var start: Point
    /// Where the last colour is.
    public var end: Point

    /// Makes one, from the top to the bottom unless it is said.
    public init(
        _ stops: [Stop], shape: Shape = .linear, start: Point = Point(x: 0.5, y: 0),
        end: Point = Point(x: 0.5, y: 1)
    ) {
        (self.stops, self.shape) = (stops, shape)
        (self.start, self.end) = (start, end)
    }

    /// The colour that stands for all of it where only one can be shown.
    public var middleColor: Color? {
        guard !stops.isEmpty else { return nil }
        let share = 1 / Double(stops.count)
        return Color(
            red: stops.reduce(0) { $0 + $1.color.red * share },
            green: stops.reduce(0) { $0 + $1.color.green * share },
            blue: stops.reduce(0) { $0 + $1.color.blue * share },
            opacity: stops.reduce(0) { $0 + $1.color.opacity * share })
    }

    /// The gradient with other colours in the same places.
    public func mapColors(_ change: (Color) -> Color) -> Gradient {
        var gradient = self
        gradient.stops = stops.map { Stop(change($0.color), at: $0.share) }
        return gradient
    }
}
