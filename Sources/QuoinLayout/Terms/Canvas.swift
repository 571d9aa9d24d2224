/// What views draw on.
///
/// Coordinates are those of the view that draws; the origin is its upper left corner.
public protocol Canvas: AnyObject {
    /// Fills a rectangle, with rounded corners if the radius is above 0.
    func fill(_ rect: Rect, color: Color, cornerRadius: Double)
    /// Draws the outline of a rectangle, inside of its edges.
    func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double)
    /// Writes a line of text whose baseline begins at a point.
    func text(_ string: String, at baseline: Point, style: TextStyle)
    /// Shows a picture, which the canvas knows by name, or a box in its place.
    func image(named name: String, in rect: Rect)
    /// Draws nothing outside of a rectangle until ``restore()``.
    func clip(to rect: Rect)
    /// Draws nothing outside of a rectangle with rounded corners until ``restore()``. A canvas that does
    /// not say how clips to the rectangle.
    func clip(to rect: Rect, cornerRadius: Double)
    /// Shows all that is drawn until ``restore()`` as one picture, of which a share of 0 to 1 is seen. A
    /// canvas that does not say how draws it as it is.
    func fade(to share: Double)
    /// Draws the shadow of a rectangle with rounded corners. A canvas that does not say how draws none.
    func shadow(_ shadow: Shadow, of rect: Rect, cornerRadius: Double)
    /// Fills what is inside of a path. A canvas that does not say how leaves it out.
    func fill(_ path: Path, color: Color, rule: FillRule)
    /// Draws a line along a path. A canvas that does not say how leaves it out.
    func stroke(_ path: Path, color: Color, style: LineStyle)
    /// Fills a rectangle, with rounded corners if the radius is above 0, from colour to colour. A canvas that
    /// does not say how fills it with the colour in the middle.
    func fill(_ rect: Rect, gradient: Gradient, cornerRadius: Double)
    /// Draws nothing outside of a path until ``restore()``. A canvas that does not say how clips to the rectangle
    /// around it.
    func clip(to path: Path, rule: FillRule)
    /// Turns, scales and shifts all that is drawn until ``restore()``, about a point. A canvas that does not
    /// say how shifts it only.
    func transform(by transform: Transform, about point: Point)
    /// Moves the origin until ``restore()``.
    func translate(by offset: Point)
    /// Remembers clip and origin.
    func save()
    /// Goes back to the clip and origin that were remembered last.
    func restore()
}

extension Canvas {
    /// Clips to the rectangle.
    public func clip(to rect: Rect, cornerRadius: Double) {
        clip(to: rect)
    }

    /// Does nothing.
    public func fade(to share: Double) {}

    /// Shifts only.
    public func transform(by transform: Transform, about point: Point) {
        translate(by: transform.offset)
    }

    /// Draws nothing.
    public func fill(_ path: Path, color: Color, rule: FillRule) {}

    /// Draws nothing.
    public func stroke(_ path: Path, color: Color, style: LineStyle) {}

    /// Fills it with one colour.
    public func fill(_ rect: Rect, gradient: Gradient, cornerRadius: Double) {
        if let color = gradient.middleColor {
            fill(rect, color: color, cornerRadius: cornerRadius)
        }
    }

    /// Clips to the rectangle around the path.
    public func clip(to path: Path, rule: FillRule) {
        clip(to: path.bounds ?? .zero)
    }

    /// Draws nothing.
    public func shadow(_ shadow: Shadow, of rect: Rect, cornerRadius: Double) {}
}

/// How text looks.
public struct TextStyle: Hashable, Sendable {
    /// The size of the font in points.
    public var size: Double
    /// Whether the font is bold.
    public var isBold: Bool
    /// The colour of the letters.
    public var color: Color
    /// How much further each letter is from the next than in the font.
    public var letterSpacing = 0.0
    /// Whether there is a line below the letters.
    public var isUnderlined = false
    /// Whether there is a line through the letters.
    public var isStruckThrough = false

    /// Makes a style.
    public init(size: Double, isBold: Bool = false, color: Color = .black) {
        self.size = size
        self.isBold = isBold
        self.color = color
    }
}
