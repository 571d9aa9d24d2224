import Quoin

/// A chain of views that chance has made, as constraints that are written this way round or that.
struct RandomChain {
    private(set) var constraints: [LayoutConstraint] = []
    let views: [String: any LayoutItem]
    private let root: View
    private let axis: Axis
    private var choose: SeededGenerator

    init(seed: UInt64) {
        choose = SeededGenerator(seed: seed)
        let root = View("root", Rect(0, 0, 320, 480))
        self.root = root
        axis = choose.one(of: .horizontal, .vertical)
        var members: [LayoutElement] = (1...choose.number(in: 1...6)).map { root.add("v\($0)") }
        let other = root.add("other")
        if choose.happens(percent: 30) {
            let guide = LayoutGuide(identifier: "guide")
            root.addLayoutGuide(guide)
            members.insert(guide, at: choose.number(in: 0...members.count))
        }
        views = Dictionary(
            uniqueKeysWithValues: (members + [other]).map { ($0.formatName, $0 as any LayoutItem) })
        link(members)
        for member in members where members.count == 1 || choose.happens(percent: 50) {
            for _ in 1...choose.number(in: 1...3) {
                addSize(of: member, among: members + [other])
            }
        }
        constraints.shuffle(using: &choose)
    }

    // MARK: Gaps

    private mutating func link(_ members: [LayoutElement]) {
        if let first = members.first {
            end(first, start, margin: axis == .horizontal ? .leadingMargin : .topMargin)
        }
        for (member, next) in zip(members, members.dropFirst()) {
            for _ in 1...choose.number(in: 1...2) {
                // next.start ≥ member.end + gap
                state(next, start, member, end, gap: choose.constant())
            }
        }
        if let last = members.last {
            end(last, end, margin: axis == .horizontal ? .trailingMargin : .bottomMargin)
        }
    }

    /// Leads to the superview's edge, to its margin, or nowhere.
    private mutating func end(
        _ member: LayoutElement, _ attribute: LayoutAttribute, margin: LayoutAttribute
    ) {
        switch choose.number(in: 0...3) {
        case 0: break
        case 1: add(member, attribute, .equal, root, margin, 1, 0, .required)
        case _ where attribute == start:
            state(member, attribute, root, attribute, gap: choose.constant())
        default: state(root, attribute, member, attribute, gap: choose.constant())
        }
    }

    /// Says that one place is so much after another, from either point of view.
    private mutating func state(
        _ one: LayoutElement, _ attribute: LayoutAttribute, _ other: LayoutElement,
        _ otherAttribute: LayoutAttribute, gap: Double
    ) {
        let relation = choose.one(
            of: Relation.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual)
        let priority = choose.priority()
        if choose.happens(percent: 50) {
            add(one, attribute, relation, other, otherAttribute, 1, gap, priority)
        } else {
            add(other, otherAttribute, relation.reversed, one, attribute, 1, -gap, priority)
        }
    }

    private var start: LayoutAttribute { axis == .horizontal ? .leading : .top }
    private var end: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }

    // MARK: Sizes

    private mutating func addSize(of member: LayoutElement, among others: [LayoutElement]) {
        let size: LayoutAttribute = axis == .horizontal ? .width : .height
        let across: LayoutAttribute = axis == .horizontal ? .height : .width
        let relation = choose.one(of: Relation.equal, .greaterThanOrEqual, .lessThanOrEqual)
        let factor = choose.one(of: 1, 1, 2, 0.5, 0.1, 1.0 / 3, -1.5)
        let (constant, priority) = (choose.constant(), choose.priority())
        let other = choose.element(of: others) ?? member
        switch choose.number(in: 0...3) {
        case 0: add(member, size, relation, root, size, factor, constant, priority)
        case 1: add(member, size, relation, other, across, factor, constant, priority)
        case 2 where other !== member:
            add(member, size, relation, other, size, factor, constant, priority)
        default: add(member, size, relation, nil, .notAnAttribute, 1, constant, priority)
        }
    }

    private mutating func add(
        _ one: LayoutElement, _ attribute: LayoutAttribute, _ relation: Relation,
        _ other: LayoutElement?, _ otherAttribute: LayoutAttribute, _ multiplier: Double,
        _ constant: Double, _ priority: Priority
    ) {
        let constraint = try? LayoutConstraint(
            item: one, attribute: attribute, relatedBy: relation, toItem: other,
            attribute: otherAttribute, multiplier: multiplier, constant: constant)
        if let constraint {
            constraint.priority = priority
            constraints.append(constraint)
        }
    }
}

extension SeededGenerator {
    /// A number of points, now and then one that is hard to write.
    fileprivate mutating func constant() -> Double {
        switch number(in: 0...9) {
        case 0, 1: 0
        case 2, 3: 8
        case 4: one(of: 0.1, -0.1, 1.0 / 3, 1e-7, 1e20, 123_456_789_012.25)
        default: halves(in: -20...100)
        }
    }

    fileprivate mutating func priority() -> Priority {
        one(of: 1000, 1000, 1000, 750, 250.5, 0.1, 1e-6)
    }
}

extension LayoutElement {
    fileprivate var formatName: String {
        (self as? View)?.name ?? (self as? LayoutGuide)?.identifier ?? ""
    }
}
