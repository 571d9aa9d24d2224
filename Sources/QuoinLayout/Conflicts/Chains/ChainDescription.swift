/// Constraints as a visual format, where together they are what one line of it says: views in a row
/// or a column, each next to the one before, with gaps and sizes.
///
///     H:|-[icon(44)]-8-[title]-(>=8@750)-|
///
/// Reading the format gives constraints that mean the same. So there is none if the format could not
/// say everything: for left and right edges (which it means only with an option), for views without
/// names, or with one name, and for constraints that form no chain, or several.
package struct ChainDescription {
    /// The format.
    package let text: String

    /// Describes constraints, whose order does not matter. Nil where they form no chain.
    ///
    /// It takes time in proportion to the number of constraints.
    package init?(of constraints: [LayoutConstraint]) {
        var writer = ChainWriter()
        guard let text = writer.format(of: constraints) else { return nil }
        self.text = text
    }
}

/// Writes constraints as a visual format.
struct ChainWriter {
    private var links = ChainLinks()
    private var names = ChainNames()
    private var axis = Axis.horizontal
    /// What is said of the sizes of the members, by their positions.
    private var sizes: [[ChainPredicate]] = []
    private var superview: ChainSuperview?

    mutating func format(of constraints: [LayoutConstraint]) -> String? {
        var sizeConstraints: [LayoutConstraint] = []
        for constraint in constraints {
            guard constraint.defect == nil, !constraint.hasLostAnItem else { return nil }
            if constraint.firstAttribute.isPosition {
                guard let gap = gap(constraint), links.take(gap) else { return nil }
            } else {
                sizeConstraints.append(constraint)
            }
        }
        return links.members.isEmpty
            ? formatWithoutGaps(of: sizeConstraints) : text(with: sizeConstraints)
    }

    /// Without a gap there can be one view only. It is one of those that the first constraint is about,
    /// and if both will do, the one that more constraints are stated about.
    private func formatWithoutGaps(of constraints: [LayoutConstraint]) -> String? {
        guard let constraint = constraints.first else { return nil }
        var best: (text: String, count: Int)?
        for (element, attribute) in [
            (constraint.first.target, constraint.firstAttribute),
            (constraint.second.target, constraint.secondAttribute),
        ] {
            var writer = self
            guard let element, !attribute.isPosition else { continue }
            _ = writer.links.enter(element, along: attribute.axis)
            guard let text = writer.text(with: constraints) else { continue }
            let count = constraints.count {
                $0.first.leads(to: element) && $0.firstAttribute == attribute
            }
            guard let known = best else {
                best = (text, count)
                continue
            }
            // The text decides in the end, so that the order of the constraints does not.
            if count > known.count || (count == known.count && text < known.text) {
                best = (text, count)
            }
        }
        return best?.text
    }

    /// The chain of all gaps, with what is said of sizes.
    private mutating func text(with sizeConstraints: [LayoutConstraint]) -> String? {
        guard let axis = links.axis, let order = links.order else { return nil }
        self.axis = axis
        sizes = Array(repeating: [], count: links.members.count)
        for constraint in sizeConstraints {
            guard takeSize(constraint) else { return nil }
        }
        return text(in: order)
    }

    // MARK: Gaps

    /// What a constraint says of a gap; nil if it says something else.
    private mutating func gap(_ constraint: LayoutConstraint) -> ChainGap? {
        guard var gap = ChainGap(constraint) else { return nil }
        if constraint.hasDistance {
            axis = gap.axis
            guard let element = gap.element, let base = base(constraint, of: element) else {
                return nil
            }
            gap.predicate.base = base.text
        }
        return gap
    }

    // MARK: Sizes

    /// Enters a constraint between sizes with the member whose size it is about, which is the first
    /// item if possible.
    private mutating func takeSize(_ constraint: LayoutConstraint) -> Bool {
        guard !constraint.hasDistance, let first = constraint.first.target else { return false }
        if let position = links.position(of: first), constraint.firstAttribute == axis.chainSize {
            guard let base = base(constraint, of: first) else { return false }
            sizes[position].append(
                ChainPredicate(
                    relation: constraint.relation, priority: constraint.storedPriority,
                    base: base.text, constant: constraint.storedConstant))
            return true
        }
        // The other way round, which is exact only if nothing is multiplied.
        guard let second = constraint.second.target, let position = links.position(of: second),
            constraint.secondAttribute == axis.chainSize, constraint.storedMultiplier == 1,
            let base = base(first, constraint.firstAttribute, 1, of: second)
        else { return false }
        sizes[position].append(
            ChainPredicate(
                relation: constraint.relation.reversed, priority: constraint.storedPriority,
                base: base.text, constant: -constraint.storedConstant))
        return true
    }

    /// What a size is compared with, but for the constant. Nil if a format cannot say it.
    private mutating func base(
        _ constraint: LayoutConstraint, of element: LayoutElement
    ) -> ChainBase? {
        if constraint.awaitsEnclosingView {
            guard constraint.secondAttribute == axis.chainSize, agree(on: .awaited) else {
                return nil
            }
            return .percentage(constraint.storedMultiplier)
        }
        if constraint.secondAttribute == .notAnAttribute {
            return ChainBase(text: nil)
        }
        guard !constraint.secondAttribute.isPosition else { return nil }
        guard let second = constraint.second.target else { return nil }
        return base(
            second, constraint.secondAttribute, constraint.storedMultiplier, of: element)
    }

    private mutating func base(
        _ other: LayoutElement, _ attribute: LayoutAttribute, _ factor: Double,
        of element: LayoutElement
    ) -> ChainBase? {
        if element.enclosingView === other {
            guard attribute == axis.chainSize, agree(on: .known(ObjectIdentifier(other))) else {
                return nil
            }
            return .percentage(factor)
        }
        guard let name = names.name(of: other) else { return nil }
        let part = attribute == axis.chainSize ? name : "\(name).\(attribute)"
        return ChainBase(text: part + factor.chainFactor)
    }

    /// Whether the superview that is spoken of is the one that was spoken of before.
    private mutating func agree(on superview: ChainSuperview) -> Bool {
        if self.superview == nil {
            self.superview = superview
        }
        return self.superview == superview
    }

    // MARK: Text

    private mutating func text(in order: [Int]) -> String? {
        var text = axis == .horizontal ? "H:" : "V:"
        for position in order {
            let member = links.members[position]
            guard let name = names.name(of: member.element) else { return nil }
            if member.previous == .superview || member.next == .superview {
                let container = member.element.enclosingView
                guard agree(on: container.map { .known(ObjectIdentifier($0)) } ?? .awaited) else {
                    return nil
                }
            }
            if let previous = member.previous {
                guard let gap = Self.gap(member.gapBefore, isToSuperview: previous == .superview)
                else { return nil }
                text += (previous == .superview ? "|" : "") + gap
            }
            let size = sizes[position]
            text += size.isEmpty ? "[\(name)]" : "[\(name)(\(size.chainText))]"
            if member.next == .superview {
                guard let gap = Self.gap(member.gapAfter, isToSuperview: true) else { return nil }
                text += gap + "|"
            }
        }
        return text
    }

    /// A gap as it stands between two neighbours: nothing if they touch.
    private static func gap(_ predicates: [ChainPredicate], isToSuperview: Bool) -> String? {
        guard predicates.count == 1, let predicate = predicates.first, predicate.isPlain else {
            // A margin is a gap of its own, of which nothing else can be said.
            return predicates.contains { $0.isToMargin } ? nil : "-(\(predicates.chainText))-"
        }
        if predicate.isToMargin
            || (!isToSuperview && predicate.isPlainly(LayoutConstraint.systemSpacing))
        {
            return "-"
        }
        if predicate.isPlainly(0) {
            return ""
        }
        let needsBrackets = predicate.base != nil || predicate.constant < 0
        return needsBrackets ? "-(\(predicate.text))-" : "-\(predicate.text)-"
    }
}

/// The superview that a format means by `|` and by percentages.
private enum ChainSuperview: Equatable {
    case known(ObjectIdentifier)
    /// What the views will be in.
    case awaited
}

/// What the constant of a size is added to.
private struct ChainBase {
    /// Nil if the size is a number alone.
    let text: String?

    /// A part of the superview's size: in percents, unless no number of them is exactly that part.
    static func percentage(_ part: Double) -> ChainBase {
        let percents = part * 100
        let exact = [percents, percents.nextDown, percents.nextUp].first { $0 / 100 == part }
        return ChainBase(text: exact.map { "\($0.chainText)%" } ?? "100%" + part.chainFactor)
    }
}
