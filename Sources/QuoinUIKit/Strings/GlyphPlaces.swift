import QuoinKit

/// Where the letters of a text stand that is set within a container, one after the other from the left. Letters that are
/// read from the right stand where they would otherwise.
struct GlyphPlaces {
    /// A line, and what of the text stands in it.
    struct Line {
        var range: NSRange
        /// The room that the line has, from side to side.
        var area: CGRect
        /// What of it is taken, with the padding at both sides.
        var used: CGRect
        /// How far the baseline is below the top.
        var baseline: CGFloat
    }

    private(set) var lines: [Line] = []
    private let text: NSAttributedString
    private let padding: CGFloat

    init(_ text: NSAttributedString, in container: NSTextContainer) {
        self.text = text
        padding = container.lineFragmentPadding
        let styled = text.styled
        let isWide = container.size.width <= 0
        let room = isWide ? .infinity : max(1, container.size.width - 2 * padding)
        let layout = TextMeasure.layout(
            styled, within: room, lines: container.maximumNumberOfLines)
        let string = styled.string
        let whole = isWide ? layout.size.cg.width : room
        for (line, baseline) in zip(layout.lines, layout.baselines) {
            let metrics = layout.metrics(of: line)
            let y = baseline - metrics.baseline
            let x = Self.start(of: line, in: whole)
            lines.append(
                Line(
                    range: NSRange(line.range, in: string),
                    area: CGRect(
                        x: 0, y: y, width: whole + 2 * padding, height: metrics.lineHeight),
                    used: CGRect(
                        x: x, y: y, width: line.width + 2 * padding, height: metrics.lineHeight),
                    baseline: metrics.baseline))
        }
    }

    /// Where a line begins in the room that all have.
    private static func start(of line: TextLine, in room: CGFloat) -> CGFloat {
        let place = line.placement ?? LinePlacement()
        let rest = max(0, room - place.headIndent - place.tailIndent - line.width)
        switch place.alignment {
        case .center: return place.headIndent + rest / 2
        case .right, .trailing: return place.headIndent + rest
        default: return place.headIndent
        }
    }

    /// The line that a letter stands in; the last one, for what is behind the text.
    func line(of index: Int) -> Line? {
        lines.first { index < NSMaxRange($0.range) } ?? lines.last
    }

    /// How far from the left a letter begins.
    func x(of index: Int, in line: Line) -> CGFloat {
        let count = max(0, min(index, NSMaxRange(line.range)) - line.range.location)
        let end = line.used.maxX - padding
        guard count > 0 else { return line.used.minX + padding }
        let before = NSMutableAttributedString(
            attributedString: text.attributedSubstring(
                from: NSRange(location: line.range.location, length: count)))
        // Where the paragraph stands is known; how wide the letters are does not depend on it.
        before.removeAttribute(
            .paragraphStyle, range: NSRange(location: 0, length: before.length))
        let width = TextMeasure.size(of: before, within: .infinity).width
        // Spaces at the end of a line, and what has made way for an ellipsis, stand nowhere.
        return min(end, line.used.minX + padding + width)
    }

    /// The letter that is nearest to a point, and how much of it is to the left of that.
    func index(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard let line = lines.first(where: { point.y < $0.area.maxY }) ?? lines.last else {
            return (0, 0)
        }
        // Each letter is further to the right than those before it.
        var (low, high) = (
            line.range.location, max(line.range.location, NSMaxRange(line.range) - 1)
        )
        while low < high {
            let middle = (low + high + 1) / 2
            if x(of: middle, in: line) <= point.x { low = middle } else { high = middle - 1 }
        }
        let first = (text.string as NSString).rangeOfComposedCharacterSequence(at: low)
        let (left, right) = (x(of: first.location, in: line), x(of: NSMaxRange(first), in: line))
        let fraction = right > left ? (point.x - left) / (right - left) : 0
        return (first.location, max(0, min(fraction, 1)))
    }

    /// The parts of lines that some letters take.
    func areas(of range: NSRange) -> [CGRect] {
        lines.compactMap { line in
            guard let common = range.part(in: line.range), common.length > 0 else { return nil }
            let (left, right) = (
                x(of: common.location, in: line), x(of: NSMaxRange(common), in: line)
            )
            return CGRect(x: left, y: line.area.minY, width: right - left, height: line.area.height)
        }
    }
}
