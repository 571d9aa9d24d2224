import Quoin
import QuoinKit

/// Where a stack should put its views, worked out by plain arithmetic.
struct StackReference {
    /// A view of the stack.
    struct Item {
        var content: Brick.Content
        /// Along the axis.
        var hugging = 250.0
        var resistance = 750.0
        var customSpacing: Double?
        var isHidden = false
    }

    var axis = Axis.horizontal
    var distribution = StackView.Distribution.fill
    var alignment = StackView.Alignment.fill
    var spacing = 0.0
    var margins: EdgeInsets?
    var isRightToLeft = false
    var spacesBaselines = false
    var size = Size(width: 0, height: 0)
    var items: [Item] = []

    /// A place along one axis.
    struct Span {
        var start: Double
        var length: Double
    }

    /// The frames of the views that are shown; nil for hidden ones. Nil altogether where several
    /// arrangements are as good by what is documented.
    var frames: [Rect?]? {
        let shown = items.filter { !$0.isHidden }
        guard let along = spansAlong(shown), let across = spansAcross(shown) else { return nil }
        var frames = zip(along, across).map { along, across in
            axis == .horizontal ? frame(along, across) : frame(across, along)
        }
        return items.map { $0.isHidden || frames.isEmpty ? nil : frames.removeFirst() }
    }

    private func frame(_ across: Span, _ down: Span) -> Rect {
        Rect(
            isRightToLeft ? size.width - across.start - across.length : across.start, down.start,
            across.length, down.length)
    }

    /// The stack's area along an axis; across, it is counted from where lines begin.
    private func area(_ axis: Axis) -> Span {
        guard let margins else { return Span(start: 0, length: size[axis]) }
        let total =
            axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
        let start =
            axis == .vertical ? margins.top : isRightToLeft ? margins.right : margins.left
        return Span(start: start, length: size[axis] - total)
    }

    // MARK: Along the axis

    private func spansAlong(_ shown: [Item]) -> [Span]? {
        if shown.isEmpty { return [] }
        let room = area(axis)
        let natural = shown.map { $0.content.length(along: axis) }
        // What spacings cover of the views themselves, when they count between baselines.
        let covered = zip(shown, shown.dropFirst()).map { item, next in
            spacesBaselines && axis == .vertical
                ? item.content.lastBaseline + next.content.firstBaseline : 0
        }
        let spacings = shown.dropLast().map { $0.customSpacing ?? spacing }
        let least = zip(spacings, covered).map { $0 - $1 }
        let rest = room.length - natural.sum
        var gaps = least
        var lengths = natural
        switch distribution {
        case .fill:
            break
        case .fillEqually:
            lengths = natural.map { _ in (room.length - least.sum) / Double(shown.count) }
        case .fillProportionally:
            guard natural.sum > 0 else { return nil }
            lengths = natural.map { $0 / natural.sum * (room.length - least.sum) }
        case .equalSpacing:
            let widest = spacings.max() ?? 0
            let even = spacings.isEmpty ? 0 : (rest + covered.sum) / Double(spacings.count)
            gaps = covered.map { max(widest, even) - $0 }
        case .equalCentering:
            guard let found = centeredGaps(shown, natural, rest, least) else { return nil }
            gaps = found
        }
        adjust(&lengths, of: shown, by: room.length - lengths.sum - gaps.sum)
        var start = room.start
        return lengths.indices.map { index in
            defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
            return Span(start: start, length: lengths[index])
        }
    }

    /// Room that is left goes to the first of those that hug least. What is missing is taken from those
    /// that resist least, from the last one on.
    private func adjust(_ lengths: inout [Double], of shown: [Item], by surplus: Double) {
        if surplus >= 0 {
            let least = shown.map(\.hugging).min()
            if let index = shown.firstIndex(where: { $0.hugging == least }) {
                lengths[index] += surplus
            }
            return
        }
        var missing = -surplus
        let order = shown.indices.sorted {
            (shown[$0].resistance, -$0) < (shown[$1].resistance, -$1)
        }
        for index in order {
            let part = min(missing, lengths[index])
            lengths[index] -= part
            missing -= part
        }
    }

    private func centeredGaps(
        _ shown: [Item], _ lengths: [Double], _ rest: Double, _ least: [Double]
    ) -> [Double]? {
        guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else {
            return []
        }
        if rest <= least.sum {
            // Of equals that shrink, those do whose middles are then nearer to where they should be.
            let isSettled = lengths.count == 2 || Set(shown.map(\.resistance)).count == shown.count
            return isSettled ? least : nil
        }
        let distance =
            (rest + lengths.sum - first / 2 - last / 2) / Double(lengths.count - 1)
        var gaps = zip(lengths, lengths.dropFirst()).map { distance - $0 / 2 - $1 / 2 }
        let narrow = gaps.indices.filter { gaps[$0] < least[$0] }
        if narrow.isEmpty {
            return gaps
        }
        guard gaps.count == 2 else { return nil }
        // With three views, one gap is as small as can be, and the other one is what is left.
        gaps[narrow[0]] = least[narrow[0]]
        gaps[1 - narrow[0]] = rest - least[narrow[0]]
        return gaps
    }

    // MARK: Across the axis

    private func spansAcross(_ shown: [Item]) -> [Span]? {
        let room = area(axis.perpendicular)
        let alignment =
            axis == .vertical && (alignment == .firstBaseline || alignment == .lastBaseline)
            ? .leading : alignment
        if alignment == .firstBaseline || alignment == .lastBaseline {
            return spansOnBaseline(shown, room, isFirst: alignment == .firstBaseline)
        }
        return shown.map { item in
            let natural = item.content.length(along: axis.perpendicular)
            let length = alignment == .fill ? room.length : min(natural, room.length)
            let share = alignment == .center ? 0.5 : alignment == .trailing ? 1 : 0
            return Span(start: room.start + (room.length - length) * share, length: length)
        }
    }

    private func spansOnBaseline(_ shown: [Item], _ room: Span, isFirst: Bool) -> [Span]? {
        let above = shown.map {
            isFirst ? $0.content.firstBaseline : $0.content.height - $0.content.lastBaseline
        }
        let below = zip(shown, above).map { $0.content.height - $1 }
        guard let highest = above.max(), let deepest = below.max() else { return [] }
        guard highest + deepest <= room.length else { return nil }
        let line = isFirst ? highest : room.length - deepest
        return zip(shown, above).map {
            Span(start: room.start + line - $1, length: $0.content.height)
        }
    }
}

extension Sequence<Double> {
    /// What they add up to.
    var sum: Double { reduce(0, +) }
}
