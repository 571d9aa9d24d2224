import Quoin
import QuoinKit

/// A constraint that could be added, and how far what it is about is away.
struct PinCandidate {
    let element: LayoutElement
    let attribute: LayoutAttribute
    let other: LayoutElement?
    let otherAttribute: LayoutAttribute
    let constant: Double
    let distance: Double
    /// What is placed is this fraction of the extent behind the start; nil for an extent.
    var fraction: Double?

    func constraint(at location: CodeLocation) -> LayoutConstraint? {
        // What is written down must be what holds.
        let rounded = (constant * 1e6).rounded() / 1e6 + 0
        return try? LayoutConstraint(
            item: element, attribute: attribute, relatedBy: .equal, toItem: other,
            attribute: other == nil ? .notAnAttribute : otherAttribute,
            constant: rounded.isFinite ? rounded : constant, file: location.file,
            line: location.line)
    }
}

/// Looks around an element, along an axis, for what it could be pinned to.
struct NeighborSearch {
    private let element: LayoutElement
    private let axis: Axis
    private let container: View
    private let targets: RepairTargets
    private let words: EdgeWords
    private let own: Span
    private let ownAcross: Span
    private let area: Span

    /// What is nearer than that is in line.
    private static var tolerance: Double { 0.01 }
    /// What is further from the far edge than that does not reach for it.
    private static var farthestReach: Double { 48 }

    init(
        _ element: LayoutElement, _ axis: Axis, _ container: View, _ targets: RepairTargets,
        _ words: EdgeWords
    ) {
        self.element = element
        self.axis = axis
        self.container = container
        self.targets = targets
        self.words = words
        own = words.span(of: targets[element], axis)
        ownAcross = Span(of: targets[element], axis.perpendicular)
        area = words.span(of: targets.area(of: container), axis)
    }

    private func candidate(
        _ part: AttributeFacts.Part, _ other: LayoutElement, _ otherPart: AttributeFacts.Part,
        _ constant: Double, _ distance: Double
    ) -> PinCandidate {
        let isMirrored = words.isMirrored && axis == .horizontal
        let fraction: Double = part == .middle ? 0.5 : (part == .start) == isMirrored ? 1 : 0
        return PinCandidate(
            element: element, attribute: words.attribute(part, axis), other: other,
            otherAttribute: words.attribute(otherPart, axis), constant: constant,
            distance: distance, fraction: fraction)
    }

    // MARK: Places

    /// The ways to say by siblings where it is: next to the nearest before and after it, and in line with
    /// others.
    func places(among siblings: [View]) -> [PinCandidate] {
        var found: [PinCandidate] = []
        for sibling in siblings {
            let span = words.span(of: targets[sibling], axis)
            let across = Span(of: targets[sibling], axis.perpendicular)
            if ownAcross.overlaps(across) {
                if own.start >= span.end - Self.tolerance, span.extent > 0 {
                    let gap = own.start - span.end
                    found.append(candidate(.start, sibling, .end, gap, max(0, gap)))
                } else if own.end <= span.start + Self.tolerance, span.extent > 0 {
                    let gap = span.start - own.end
                    // What comes before counts more than what comes after.
                    found.append(candidate(.end, sibling, .start, -gap, max(0, gap) + 0.5))
                }
            }
            found += alignments(with: sibling, span, ownAcross.gap(to: across))
        }
        return found
    }

    private func alignments(
        with sibling: View, _ span: Span, _ distance: Double
    ) -> [PinCandidate] {
        for part in [AttributeFacts.Part.start, .middle, .end]
        where abs(own.place(of: part) - span.place(of: part)) < Self.tolerance {
            return [
                candidate(
                    part, sibling, part, own.place(of: part) - span.place(of: part), distance)
            ]
        }
        return []
    }

    /// The ways to say it by the container.
    func containerPlaces(isEndKnown: Bool) -> [PinCandidate] {
        var found = [containerStart]
        guard isEndKnown else { return found }
        let isCentered = abs(own.middle - area.middle) < Self.tolerance
        if isCentered, own.extent <= area.extent / 2, !(container is ScrollView) {
            found.append(candidate(.middle, container, .middle, own.middle - area.middle, -1))
        }
        let gap = area.end - own.end
        if gap >= 0 {
            found.append(candidate(.end, container, .end, -gap, gap + 0.75))
        }
        return found
    }

    /// By the edge of the container where reading begins, which always says where it is.
    var containerStart: PinCandidate {
        let gap = own.start - area.start
        return candidate(.start, container, .start, gap, gap >= 0 ? gap + 0.25 : 1e6)
    }

    // MARK: Extents

    /// The ways to say how large it is: to the far edge if it reaches for that, in line with a neighbour, and
    /// by a number.
    func extents(among siblings: [View], isEndKnown: Bool) -> [PinCandidate] {
        var found: [PinCandidate] = []
        let gap = area.end - own.end
        let isWide = own.extent > area.extent / 2
        let blocking = siblings.contains { sibling in
            Span(of: targets[sibling], axis.perpendicular).overlaps(ownAcross)
                && words.span(of: targets[sibling], axis).start >= own.end - Self.tolerance
        }
        if isEndKnown, isWide, gap >= 0, gap <= Self.farthestReach, !blocking {
            found.append(candidate(.end, container, .end, -gap, gap))
            if words.isMirrored, axis == .horizontal {
                // Where it ends may be said already: its place is counted from there.
                found.append(
                    candidate(
                        .start, container, .start, own.start - area.start, gap.nextUp))
            }
        }
        let aligned = siblings.filter { sibling in
            let span = words.span(of: targets[sibling], axis)
            return own.extent > 0 && abs(span.start - own.start) < Self.tolerance
                && abs(span.end - own.end) < Self.tolerance
        }.map { sibling in
            (sibling, ownAcross.gap(to: Span(of: targets[sibling], axis.perpendicular)))
        }
        if axis == .horizontal, let nearest = aligned.min(by: { $0.1 < $1.1 }),
            nearest.1 <= Self.farthestReach
        {
            let span = words.span(of: targets[nearest.0], axis)
            found.append(candidate(.end, nearest.0, .end, own.end - span.end, nearest.1))
        }
        found.sort { $0.distance < $1.distance }
        found.append(
            PinCandidate(
                element: element, attribute: words.attribute(.extent, axis), other: nil,
                otherAttribute: .notAnAttribute, constant: own.extent, distance: 0))
        return found
    }
}
