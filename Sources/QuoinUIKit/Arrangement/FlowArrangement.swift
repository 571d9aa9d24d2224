import QuoinKit

/// How the items of a section follow one another in lines.
struct FlowRule {
    /// The way that the collection scrolls.
    var axis: Axis
    /// How long a line is, with the insets at its ends.
    var room: CGFloat
    var insets: UIEdgeInsets
    /// The least that is between lines, and between the items of one.
    var lineGap: CGFloat
    var itemGap: CGFloat
}

/// Where the items of a section stand that follow one another in lines, as words in a text, from the section's corner.
///
/// Lines are justified. The last one stands close, unless all items are equally large: then it keeps to the columns of
/// the others, as UIKit has it.
struct FlowArrangement {
    /// Some items side by side.
    struct Line {
        /// Where it begins and ends along the way that the collection scrolls.
        var start: CGFloat
        var end: CGFloat
        var items: Range<Int>
    }
    private let rule: FlowRule
    private let sizes: [CGSize]
    private(set) var lines: [Line] = []
    private(set) var frames: [CGRect] = []
    /// How long all of it is along the way that the collection scrolls, with the insets.
    private(set) var length: CGFloat = 0

    /// - Parameter isGrid: Whether lines keep to columns if all items are equally large.
    /// - Complexity: as many steps as there are items.
    init(_ sizes: [CGSize], _ rule: FlowRule, isGrid: Bool) {
        (self.sizes, self.rule) = (sizes, rule)
        frames.reserveCapacity(sizes.count)
        length = rule.insets.start(rule.axis)
        let parts = broken
        let perLine = isGrid ? itemsPerLine(parts) : nil
        for (number, items) in parts.enumerated() {
            if number > 0 { length += rule.lineGap }
            place(items, isLast: number == parts.count - 1, perLine)
        }
        length += rule.insets.end(rule.axis)
    }

    private var across: Axis { rule.axis.perpendicular }
    /// The room that the items of a line have.
    private var width: CGFloat { rule.room - rule.insets.start(across) - rule.insets.end(across) }

    /// The items of each line: as many as there is room for.
    private var broken: [Range<Int>] {
        var parts: [Range<Int>] = []
        var first = 0
        var taken: CGFloat = 0
        for (item, size) in sizes.enumerated() {
            let wide = size[across]
            if item > first, taken + rule.itemGap + wide > width + Self.tolerance {
                parts.append(first..<item)
                (first, taken) = (item, 0)
            }
            taken += item > first ? rule.itemGap + wide : wide
        }
        if first < sizes.count { parts.append(first..<sizes.count) }
        return parts
    }

    /// How many items a line has that is full, if all of them are equally large.
    private func itemsPerLine(_ parts: [Range<Int>]) -> Int? {
        guard let size = sizes.first, sizes.allSatisfy({ $0 == size }) else { return nil }
        if parts.count > 1 { return parts[0].count }
        let step = size[across] + rule.itemGap
        guard step > 0 else { return nil }
        let more = (width + Self.tolerance - size[across]) / step
        return max(sizes.count, 1 + Int(max(0, min(more, 1e6))))
    }

    /// Places the items of a line at the end of what there is.
    ///
    /// - Parameter perLine: How many there would be in a full one, if it is to keep to the columns of that.
    private mutating func place(_ items: Range<Int>, isLast: Bool, _ perLine: Int?) {
        var (taken, extent): (CGFloat, CGFloat) = (0, 0)
        for size in sizes[items] {
            taken += size[across]
            extent = max(extent, size[rule.axis])
        }
        let count = perLine ?? items.count
        if perLine != nil { taken = sizes[items.lowerBound][across] * CGFloat(count) }
        let isJustified = perLine != nil || !isLast
        let spare = width - taken
        var gap = rule.itemGap
        if isJustified, count > 1 { gap = max(gap, spare / CGFloat(count - 1)) }
        // Where one item alone has room, it stands in the middle.
        var place = rule.insets.start(across) + (isJustified && count == 1 ? max(0, spare / 2) : 0)
        for size in sizes[items] {
            var frame = CGRect(origin: .zero, size: size)
            frame.origin[rule.axis] = length + (extent - size[rule.axis]) / 2
            frame.origin[across] = place
            frames.append(frame)
            place += size[across] + gap
        }
        lines.append(Line(start: length, end: length + extent, items: items))
        length += extent
    }

    /// The lines of which something may be between two places along the way that the collection scrolls.
    func lines(from start: CGFloat, to end: CGFloat) -> ArraySlice<Line> {
        // Such lines overlap.
        guard rule.lineGap >= 0 else { return lines[...] }
        let first = lines.firstPlace { $0.end >= start }
        return lines[first..<max(first, lines.firstPlace { $0.start > end })]
    }

    /// Sizes need not add up to the last bit.
    private static let tolerance: CGFloat = 0.001
}

extension UIEdgeInsets {
    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? left : top }
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
