import QuoinLayout

/// Outlines, lines and gradients as attributes and elements of SVG.
extension MarkupBuffer {
    /// Appends the outline of a path.
    mutating func outline(_ path: Path, _ rule: FillRule?) {
        append(" d=\"")
        for step in path.steps {
            switch step {
            case .move(let point): draw("M", [point])
            case .line(let point): draw("L", [point])
            case .quadCurve(let point, let control): draw("Q", [control, point])
            case .curve(let point, let control1, let control2):
                draw("C", [control1, control2, point])
            case .close: append("Z")
            }
        }
        append("\"")
        if rule == .evenOdd { append(" fill-rule=\"evenodd\"") }
    }

    private mutating func draw(_ letter: MarkupLiteral, _ points: [Point]) {
        append(letter)
        for (index, point) in points.enumerated() {
            if index > 0 { append(" ") }
            append(point.x)
            append(",")
            append(point.y)
        }
    }

    /// Appends how a line along a path looks.
    mutating func line(_ style: LineStyle, along path: Path) {
        if style.width != 1 { attribute("stroke-width", style.width) }
        switch style.cap {
        case .butt: break
        case .round: append(" stroke-linecap=\"round\"")
        case .square: append(" stroke-linecap=\"square\"")
        }
        switch style.join {
        case .miter:
            // Four is SVG's own: it need not be told another where no point is longer than either.
            let limit = style.soundMiterLimit
            if limit != 4, path.longestPoint > min(limit, 4) * 1.0001 {
                attribute("stroke-miterlimit", limit)
            }
        case .round: append(" stroke-linejoin=\"round\"")
        case .bevel: append(" stroke-linejoin=\"bevel\"")
        }
        let dashes = style.dashes
        guard dashes.contains(where: { $0 > 0 }), dashes.allSatisfy({ $0 >= 0 && $0.isFinite })
        else { return }
        append(" stroke-dasharray=\"")
        for (index, dash) in dashes.enumerated() {
            if index > 0 { append(" ") }
            append(dash)
        }
        append("\"")
        if style.dashPhase != 0, style.dashPhase.isFinite {
            attribute("stroke-dashoffset", style.dashPhase)
        }
    }

    /// Appends the definition of a gradient that fills a rectangle.
    mutating func define(
        _ gradient: Gradient, as name: String, over rect: Rect, opacity: Double
    ) {
        func point(_ share: Point) -> Point {
            Point(x: rect.minX + share.x * rect.width, y: rect.minY + share.y * rect.height)
        }
        let (start, end) = (point(gradient.start), point(gradient.end))
        append(gradient.shape == .linear ? "<linearGradient" : "<radialGradient")
        attribute("id", name)
        append(" gradientUnits=\"userSpaceOnUse\"")
        switch gradient.shape {
        case .linear:
            attribute("x1", start.x)
            attribute("y1", start.y)
            attribute("x2", end.x)
            attribute("y2", end.y)
        case .radial:
            // A circle of radius 1, made as wide and as high as it is to be.
            append(" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(")
            append(max(0.001, abs(end.x - start.x)))
            append(",0,0,")
            append(max(0.001, abs(end.y - start.y)))
            append(",")
            append(start.x)
            append(",")
            append(start.y)
            append(")\"")
        }
        append(">")
        for stop in gradient.stops {
            append("<stop")
            attribute("offset", stop.share.isNaN ? 0 : max(0, min(1, stop.share)))
            var color = stop.color
            color.opacity = color.soundOpacity * opacity
            paint("stop-color", "stop-opacity", color)
            append("/>")
        }
        append(gradient.shape == .linear ? "</linearGradient>\n" : "</radialGradient>\n")
    }
}
