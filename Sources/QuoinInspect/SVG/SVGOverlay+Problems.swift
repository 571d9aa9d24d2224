import QuoinLayout

/// What is wrong, where it is.
extension SVGOverlay {
    // MARK: Ambiguities

    /// Hatches the views whose place or size is ambiguous, and says along which axis.
    mutating func drawAmbiguities() {
        var found: [(rect: Rect, axes: [Axis])] = []
        for placed in views.all {
            let axes = survey.ambiguousAxes(of: placed.view)
            if !axes.isEmpty, let rect = placed.visible(placed.frame.grown(to: 6)) {
                found.append((rect, axes))
            }
        }
        guard !found.isEmpty else { return }
        var path = MarkupBuffer()
        for (rect, _) in found {
            path.outline(rect)
        }
        group("ambiguities") { overlay in
            overlay.defineHatching()
            overlay.markup.append("<path")
            overlay.markup.attribute("fill", "url(#\(overlay.prefix)hatching)")
            overlay.markup.append(" d=\"")
            overlay.markup.append(path)
            overlay.markup.append("\"/>\n")
            overlay.lines(path, color: OverlayPalette.ambiguity, dashes: "6 3")
            for (rect, axes) in found {
                overlay.mark(axes, in: rect)
            }
        }
    }

    private mutating func defineHatching() {
        markup.append("<pattern")
        markup.attribute("id", "\(prefix)hatching")
        markup.append(" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"")
        markup.append(" patternTransform=\"rotate(45)\"><path d=\"M0 0V8\"")
        markup.attribute("stroke", .white)
        markup.append(" stroke-width=\"5\" stroke-opacity=\"0.5\"/><path d=\"M0 0V8\"")
        markup.attribute("stroke", OverlayPalette.ambiguity)
        markup.append(" stroke-width=\"2.5\" stroke-opacity=\"0.8\"/></pattern>\n")
    }

    /// Draws arrows along the ambiguous axes in the middle of a view.
    private mutating func mark(_ axes: [Axis], in rect: Rect) {
        let length = min(14.0, max(rect.width, rect.height))
        var path = MarkupBuffer()
        for axis in axes {
            let middle = rect.center[axis]
            let across = rect.center[axis.perpendicular]
            path.arrow(
                along: axis, from: middle - length / 2, to: middle + length / 2, across: across)
        }
        labels.take(rect.insetBy(dx: (rect.width - length) / 2, dy: (rect.height - length) / 2))
        lines(path, color: OverlayPalette.ambiguity, width: 1.5)
    }

    // MARK: Conflicts

    /// What contradicts, in a sentence or two for each conflict.
    var conflicts: [String] {
        overlays.contains(.conflicts) ? survey.conflictReasons : []
    }

    /// Whether a constraint is shown as part of a conflict.
    func isInConflict(_ constraint: LayoutConstraint) -> Bool {
        overlays.contains(.conflicts) && survey.isInConflict(constraint)
    }

    /// Draws the constraints that contradict each other: sizes and distances as dimension lines, and
    /// edges in line as the edge; and the frames of views whose own frame or content is part of it.
    mutating func drawConflicts() {
        let members = constraints.filter { isInConflict($0.constraint) }
        var frames = MarkupBuffer()
        for placed in views.all where survey.hasImpliedConflict(placed.view) {
            if let visible = placed.visible(placed.frame) {
                frames.outline(visible.insetBy(dx: 1, dy: 1))
            }
        }
        guard !members.isEmpty || !frames.bytes.isEmpty else { return }
        group("conflicts") { overlay in
            overlay.lines(frames, color: OverlayPalette.conflict, width: 2)
            for (constraint, container) in members {
                if let dimension = overlay.dimension(of: constraint, on: container) {
                    overlay.draw(
                        dimension, color: OverlayPalette.conflict,
                        isDashed: overlay.survey.isSetAside(constraint))
                } else {
                    overlay.drawEdge(of: constraint, in: container)
                }
            }
        }
    }

    private mutating func drawEdge(of constraint: LayoutConstraint, in container: View) {
        let attribute = constraint.firstAttribute
        guard !attribute.isSize,
            let end = views.end(constraint.firstItem, attribute, in: container)
        else { return }
        let axis = attribute.axis
        let side = axis.perpendicular
        var path = MarkupBuffer()
        path.line(
            from: Point(along: axis, end.place, across: end.rect.start(along: side)),
            to: Point(along: axis, end.place, across: end.rect.end(along: side)))
        lines(path, color: OverlayPalette.conflict, width: 2)
    }
}

extension Rect {
    /// The rectangle, or one about its centre that is large enough to be seen.
    fileprivate func grown(to least: Double) -> Rect {
        insetBy(dx: min(0, (width - least) / 2), dy: min(0, (height - least) / 2))
    }
}
