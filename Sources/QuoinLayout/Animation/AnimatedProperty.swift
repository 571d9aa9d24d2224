/// What of a view can be seen to move.
enum AnimatedProperty: Int, CaseIterable, Sendable {
    case frame
    case boundsOrigin
    case alpha
    case backgroundColor
    case cornerRadius
    case borderWidth
    case borderColor
    case shadowColor
    case shadowPlace
}

/// The value of a property as up to four numbers, each of which moves by itself.
typealias MotionValue = SIMD4<Double>

extension MotionValue {
    init(_ rect: Rect) {
        self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }

    init(_ point: Point) {
        self.init(point.x, point.y, 0, 0)
    }

    init(_ number: Double) {
        self.init(number, 0, 0, 0)
    }

    init(_ color: Color) {
        self.init(color.red, color.green, color.blue, color.opacity)
    }

    /// The value as a rectangle. A spring that swings may go below a width of 0, which is none.
    var rect: Rect {
        Rect(x: self[0], y: self[1], width: Swift.max(0, self[2]), height: Swift.max(0, self[3]))
    }
    var point: Point { Point(x: self[0], y: self[1]) }
    var number: Double { self[0] }
    var color: Color {
        Color(
            red: self[0], green: self[1], blue: self[2],
            opacity: Swift.min(1, Swift.max(0, self[3])))
    }

    var isFinite: Bool {
        self[0].isFinite && self[1].isFinite && self[2].isFinite && self[3].isFinite
    }
}
