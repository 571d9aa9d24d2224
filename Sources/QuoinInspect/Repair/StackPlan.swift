import Quoin
import QuoinKit

/// How views become a stack without moving.
struct StackPlan {
    let axis: Axis
    let alignment: StackView.Alignment
    /// In the order of the stack.
    let views: [View]
    /// The distances that are not the usual one, each after the view after which it is.
    let customGaps: [(view: View, gap: Double)]
    /// The distance that occurs most often.
    let spacing: Double
    /// What they cover together.
    let area: Rect

    /// Views that are hidden take no room in a stack: only those that are shown say how large it is.
    init(_ all: [View], _ targets: RepairTargets) {
        let shown = all.filter { !$0.isHidden }
        let deciding = shown.isEmpty ? all : shown
        let rects = deciding.map { targets[$0] }
        area = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        axis = Self.axis(of: rects)
        let isMirrored =
            axis == .horizontal && all.first?.superview?.effectiveLayoutDirection == .rightToLeft
        let axis = axis
        let spans = all.map { Span(of: targets[$0], axis, isMirrored: isMirrored) }
        let order = all.indices.sorted {
            spans[$0].start != spans[$1].start ? spans[$0].start < spans[$1].start : $0 < $1
        }
        views = order.map { all[$0] }
        func gaps(between places: [Int]) -> [(first: Int, gap: Double)] {
            zip(places, places.dropFirst()).map { ($0, spans[$1].start - spans[$0].end) }
        }
        // What is shown is apart by what follows the one before, whatever is hidden between them.
        let places = order.filter { !all[$0].isHidden }
        let shownGaps = gaps(between: places)
        let neighbors = gaps(between: order)
        let close = neighbors.filter { one in
            shownGaps.contains { $0.first == one.first && $0.gap == one.gap }
        }
        let spacing = Self.mostFrequent(
            (close.isEmpty ? neighbors : close).map { $0.gap })
        self.spacing = spacing
        customGaps = (shown.isEmpty ? neighbors : shownGaps)
            .filter { abs($0.gap - spacing) > 1e-6 }.map { (all[$0.first], $0.gap) }
        let isMirroredAcross =
            axis == .vertical && all.first?.superview?.effectiveLayoutDirection == .rightToLeft
        alignment = Self.alignment(
            rects.map { Span(of: $0, axis.perpendicular, isMirrored: isMirroredAcross) },
            Span(of: area, axis.perpendicular, isMirrored: isMirroredAcross))
    }

    /// The one along which they overlap least.
    private static func axis(of rects: [Rect]) -> Axis {
        func overlap(_ axis: Axis) -> Double {
            let spans = rects.map { Span(of: $0, axis) }.sorted { $0.start < $1.start }
            return zip(spans, spans.dropFirst()).reduce(0) { $0 + max(0, $1.0.end - $1.1.start) }
        }
        let (across, down) = (overlap(.horizontal), overlap(.vertical))
        if across != down {
            return across < down ? .horizontal : .vertical
        }
        func reach(_ axis: Axis) -> Double {
            (rects.map { $0.origin[axis] }.max() ?? 0) - (rects.map { $0.origin[axis] }.min() ?? 0)
        }
        return reach(.horizontal) > reach(.vertical) ? .horizontal : .vertical
    }

    private static func alignment(_ spans: [Span], _ area: Span) -> StackView.Alignment {
        func isShared(_ part: AttributeFacts.Part) -> Bool {
            spans.allSatisfy { abs($0.place(of: part) - area.place(of: part)) < 0.01 }
        }
        if isShared(.start) {
            return isShared(.end) ? .fill : .leading
        }
        return isShared(.end) ? .trailing : isShared(.middle) ? .center : .leading
    }

    func carryOut(
        in container: View, _ targets: RepairTargets, _ location: CodeLocation
    ) -> [RepairReport.Change] {
        var changes: [RepairReport.Change] = []
        let rects = views.map { targets[$0] }
        let ties = tiesToOthers(in: container)
        let stack = StackView(frame: area)
        stack.axis = axis
        stack.alignment = alignment
        stack.spacing = spacing
        let position = container.subviews.firstIndex { view in views.contains { $0 === view } } ?? 0
        container.insertSubview(stack, at: position)
        for tie in ties {
            tie.isActive = false
            changes.append(.removed(tie))
        }
        for view in views {
            stack.addArrangedSubview(view)
            changes.append(.embedded(view, in: stack))
        }
        for (view, gap) in customGaps {
            stack.setCustomSpacing(gap, after: view)
        }
        stack.leavePlacingToConstraints()
        // First the sizes that no content says, then the place of the whole.
        var wanted: [(View, Rect)] = [(stack, area)]
        for (view, rect) in zip(views, rects) {
            wanted.append(
                (view, Rect(origin: rect.origin - area.origin, size: rect.size)))
        }
        let added = MissingConstraints.inStack(stack, wanted, at: location)
        return changes + added.map { .added($0) }
    }

    /// What the views are tied by to others and to each other: all but the sizes of each.
    private func tiesToOthers(in container: View) -> [LayoutConstraint] {
        var ties: [LayoutConstraint] = []
        for view in views {
            for constraint in view.constraintsInForce
            where constraint.installedView === container && !constraint.isMadeByContainer
                && !ties.contains(where: { $0 === constraint })
            {
                ties.append(constraint)
            }
        }
        return ties
    }

    private static func mostFrequent(_ gaps: [Double]) -> Double {
        var counts: [(gap: Double, count: Int)] = []
        for gap in gaps {
            if let position = counts.firstIndex(where: { abs($0.gap - gap) < 1e-6 }) {
                counts[position].count += 1
            } else {
                counts.append((gap, 1))
            }
        }
        return counts.max { $0.count < $1.count }?.gap ?? 0
    }
}
