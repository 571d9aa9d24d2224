import QuoinKit
import QuoinLayout

/// Dimension lines, as in technical drawings: an arrow from where to where, with the number.
extension SVGOverlay {
    /// No text is wider.
    private static let mostRoom = 140.0

    mutating func drawDimensions() {
        let shown = constraints.filter { !isInConflict($0.constraint) }
        group("dimensions") { overlay in
            for (constraint, container) in shown {
                if let dimension = overlay.dimension(of: constraint, on: container) {
                    overlay.draw(
                        dimension, color: OverlayPalette.dimension,
                        isDashed: constraint.priority != .required)
                }
            }
        }
    }

    /// The dimension of a constraint, if it has one that can be seen.
    func dimension(of constraint: LayoutConstraint, on container: View) -> Dimension? {
        Dimension(constraint, on: container, in: views, survey)
    }

    /// Draws a dimension where its number covers no other label, and its line lies on no other one, if
    /// there is such a place.
    mutating func draw(_ dimension: Dimension, color: Color, isDashed: Bool) {
        let font = Font(
            size: Self.usualTextSize, isBold: dimension.isNumber && dimension.reach.isEmpty)
        let text = LabelText(
            dimension.text, in: font, room: Self.mostRoom, by: measurer)
        let size = text.size(in: font)
        let (place, isFree) = place(for: dimension, size: size)
        take(dimension.lineBox(across: place.across), along: dimension.axis)
        draw(dimension, across: place.across, color: color, isDashed: isDashed)
        // A number must be seen; that two things are alike is seen from the lines.
        if isFree || dimension.isNumber {
            labels.take(place.box)
            label(text.text, in: place.box, font, color: color)
        }
    }

    /// Where a dimension line stands across its axis, and where its label.
    private typealias Place = (across: Double, box: Rect)

    /// The best place for a dimension line and its label, and whether the label is free there.
    private func place(for dimension: Dimension, size: Size) -> (Place, isFree: Bool) {
        let lines = Self.shares.map { share in
            dimension.across.start + share * (dimension.across.end - dimension.across.start)
        }
        for mayTouchLines in [false, true] {
            for across in lines {
                let line = dimension.lineBox(across: across)
                guard mayTouchLines || isFree(line, along: dimension.axis) else { continue }
                for share in Self.sharesAlong {
                    let box = dimension.labelBox(of: size, across: across, along: share)
                        .moved(into: bounds)
                    if labels.isFree(box) {
                        return ((across, box), true)
                    }
                }
            }
        }
        let box = dimension.labelBox(of: size, across: lines[0]).moved(into: bounds)
        return ((lines[0], box), false)
    }

    /// Where a line may stand across its axis, in parts of the room that it has.
    private static let shares = [0.5, 0.25, 0.75, 0.375, 0.625, 0.125, 0.875, 0.06, 0.94]
    /// Where a number may stand along its line, in parts of that.
    private static let sharesAlong = [0.5, 0.3, 0.7, 0.15, 0.85]

    /// Whether no line of the same direction is in a rectangle.
    private func isFree(_ line: Rect, along axis: Axis) -> Bool {
        axis == .horizontal ? horizontalLines.isFree(line) : verticalLines.isFree(line)
    }

    private mutating func take(_ line: Rect, along axis: Axis) {
        if axis == .horizontal {
            horizontalLines.take(line)
        } else {
            verticalLines.take(line)
        }
    }

    private mutating func draw(
        _ dimension: Dimension, across: Double, color: Color, isDashed: Bool
    ) {
        let axis = dimension.axis
        var leads = MarkupBuffer()
        let goesOn = dimension.goesOn
        let ends = [(dimension.start, goesOn.atStart), (dimension.end, goesOn.atEnd)]
        for ((place, goesOn), reach) in zip(ends, dimension.reach) where !goesOn {
            let nearest = min(max(across, reach.start), reach.end)
            if nearest != across {
                leads.line(
                    from: Point(along: axis, place, across: nearest),
                    to: Point(along: axis, place, across: across))
            }
        }
        lines(leads, color: color, width: 0.5, dashes: "2 2")
        var arrow = MarkupBuffer()
        if isBare {
            arrow.line(
                from: Point(along: axis, dimension.start, across: across),
                to: Point(along: axis, dimension.end, across: across))
            bareLines(
                arrow, dashes: isDashed ? "3 2" : nil,
                heads: (goesOn.atStart ? 0 : 1) + (goesOn.atEnd ? 0 : 2))
            return
        }
        arrow.arrow(
            along: axis, from: dimension.start, to: dimension.end, across: across,
            hasHeads: (!goesOn.atStart, !goesOn.atEnd))
        lines(arrow, color: color, dashes: isDashed ? "3 2" : nil)
    }
}

extension Rect {
    /// The rectangle, moved so that it does not hang out of another one, if it fits in there.
    fileprivate func moved(into bounds: Rect) -> Rect {
        Rect(
            x: max(bounds.minX, min(minX, bounds.maxX - width)),
            y: max(bounds.minY, min(minY, bounds.maxY - height)), width: width, height: height)
    }
}

extension Dimension {
    /// Where the line is, with some room at its sides.
    fileprivate func lineBox(across: Double) -> Rect {
        Rect(along: axis, (start, end), across: (across - 1.5, across + 1.5))
    }

    /// Where the number stands: on the line if it is long enough, or else beside it.
    ///
    /// - Parameter share: Where on the line, in parts of that.
    fileprivate func labelBox(of size: Size, across: Double, along share: Double = 0.5) -> Rect {
        let extent = axis == .horizontal ? size.width : size.height
        let room = abs(end - start) - extent - 12
        var center = Point(along: axis, (start + end) / 2, across: across)
        if room > 0 {
            center[axis] = min(start, end) + 6 + extent / 2 + share * room
        } else if axis == .horizontal {
            center.y -= size.height / 2 + 2
        } else {
            center.x += size.width / 2 + 4
        }
        return Rect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }
}

extension MarkupBuffer {
    /// Appends a line with a head at both ends to a path, or only where there is to be one. The heads of a
    /// short one are small.
    mutating func arrow(
        along axis: Axis, from start: Double, to end: Double, across: Double,
        hasHeads: (atStart: Bool, atEnd: Bool) = (true, true)
    ) {
        line(
            from: Point(along: axis, start, across: across),
            to: Point(along: axis, end, across: across))
        let head = min(4, abs(end - start) / 3)
        guard head >= 0.5 else {
            // Of so short a line only a tick is seen.
            line(
                from: Point(along: axis, start, across: across - 3),
                to: Point(along: axis, start, across: across + 3))
            return
        }
        let inward = end > start ? head : -head
        let heads = [(start, inward, hasHeads.atStart), (end, -inward, hasHeads.atEnd)]
        for (place, step, isThere) in heads where isThere {
            line(
                from: Point(along: axis, place + step, across: across - head * 0.7),
                to: Point(along: axis, place, across: across))
            line(
                from: Point(along: axis, place, across: across),
                to: Point(along: axis, place + step, across: across + head * 0.7))
        }
    }
}
