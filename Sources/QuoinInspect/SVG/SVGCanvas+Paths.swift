import QuoinLayout

/// Shapes that are no rectangles, and colours that go over into others.
extension SVGCanvas {
    func fill(_ path: Path, color: Color, rule: FillRule) {
        let color = state.faded(color)
        guard let path = begin(path, reach: 0, color) else { return }
        markup.append("<path")
        markup.outline(path, rule)
        markup.paint("fill", "fill-opacity", color)
        markup.append("/>\n")
    }

    func stroke(_ path: Path, color: Color, style: LineStyle) {
        let color = state.faded(color)
        guard style.width > 0, style.width.isFinite,
            let path = begin(path, reach: style.reach, color)
        else { return }
        markup.append("<path")
        markup.outline(path, .winding)
        markup.append(" fill=\"none\"")
        markup.paint("stroke", "stroke-opacity", color)
        markup.line(style, along: path)
        markup.append("/>\n")
    }

    func fill(_ rect: Rect, gradient: Gradient, cornerRadius: Double) {
        guard gradient.isSound, let placed = begin(rect, state.faded(.black)) else { return }
        let name = "\(prefix)gradient-\(definitions)"
        definitions += 1
        markup.define(gradient, as: name, over: placed, opacity: state.opacity)
        markup.append("<rect")
        markup.place(placed, cornerRadius: cornerRadius)
        markup.attribute("fill", "url(#\(name))")
        markup.append("/>\n")
    }

    func clip(to path: Path, rule: FillRule) {
        guard path.isFinite, let bounds = path.bounds, groups.count < Self.mostGroups,
            let placed = state.place(bounds), !placed.isEmpty
        else {
            return clip(to: path.isFinite ? path.bounds ?? .zero : .zero)
        }
        let outline = path.offsetBy(dx: state.origin.x, dy: state.origin.y)
        beginClip(named: "shape") { markup in
            markup.append("<path")
            markup.outline(outline, nil)
            if rule == .evenOdd { markup.append(" clip-rule=\"evenodd\"") }
        }
        clip(to: bounds)
    }

    /// Makes ready for a path, which reaches further than its outline.
    ///
    /// - Returns: the path in the picture's coordinates, or nil if nothing would be seen of it.
    private func begin(_ path: Path, reach: Double, _ color: Color) -> Path? {
        guard path.isFinite, let bounds = path.bounds,
            // A line has no area, and is seen nevertheless.
            begin(bounds.insetBy(dx: -reach, dy: -reach), color) != nil
        else { return nil }
        return path.offsetBy(dx: state.origin.x, dy: state.origin.y)
    }
}

extension Gradient {
    fileprivate var isSound: Bool {
        !stops.isEmpty && start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite
            && stops.contains { $0.color.soundOpacity > 0 }
    }
}
