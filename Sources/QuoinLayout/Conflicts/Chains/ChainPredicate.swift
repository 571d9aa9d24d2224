/// A condition on a gap or a size, as a visual format writes it: `20`, `>=70@250`, `b*2+10`.
struct ChainPredicate {
    let relation: Relation
    let priority: Priority
    /// What the constant is added to, as it is written: `b*2`, `50%`. Nil if there is the number alone.
    var base: String?
    let constant: Double
    /// Whether it is a gap to the superview's margin instead of to its edge.
    var isToMargin = false

    /// Whether it demands one size and nothing weaker.
    var isPlain: Bool { relation == .equal && priority == .required }

    /// Whether it demands a number of points and nothing weaker.
    func isPlainly(_ points: Double) -> Bool {
        isPlain && base == nil && !isToMargin && constant == points
    }

    /// The condition without brackets; `==` is left out, and so is the priority 1000.
    var text: String {
        let strength = priority == .required ? "" : "@\(priority.chainText)"
        return relation.chainText + measure + strength
    }

    private var measure: String {
        guard let base else { return constant.chainText }
        if constant == 0 {
            return base
        }
        return base + (constant < 0 ? "-" : "+") + constant.magnitude.chainText
    }
}

extension ChainPredicate {
    /// Whether it is written before another one: what is equal first, then lower bounds, and the
    /// stronger first. So the text does not depend on the order in which constraints were made.
    static func comesFirst(_ one: ChainPredicate, _ other: ChainPredicate) -> Bool {
        if one.relation != other.relation {
            return one.relation.chainRank < other.relation.chainRank
        }
        if one.priority != other.priority {
            return one.priority > other.priority
        }
        if one.base != other.base {
            // A number stands before what names a view.
            guard let base = one.base, let otherBase = other.base else { return one.base == nil }
            return base < otherBase
        }
        return one.constant < other.constant
    }
}

extension [ChainPredicate] {
    /// The conditions as they stand between brackets.
    var chainText: String {
        sorted(by: ChainPredicate.comesFirst).map { $0.text }.joined(separator: ",")
    }
}

extension Relation {
    fileprivate var chainText: String {
        switch self {
        case .equal: ""
        case .greaterThanOrEqual: ">="
        case .lessThanOrEqual: "<="
        }
    }

    fileprivate var chainRank: Int {
        switch self {
        case .equal: 0
        case .greaterThanOrEqual: 1
        case .lessThanOrEqual: 2
        }
    }
}
