/// What a comparison comes to: a number, and perhaps a multiple of a size or place.
struct FormatValue {
    var constant: Double
    var multiplier = 0.0
    var reference: FormatReference?
}

/// What a value is a multiple of.
struct FormatReference {
    let kind: FormatReferenceKind
    let place: Int
}

/// What a value is a multiple of.
enum FormatReferenceKind {
    /// What the view at hand is in.
    case container
    /// An attribute of a view: the one at hand, unless it says which.
    case item(LayoutElement, LayoutAttribute?)
}

extension FormatReferenceKind: Equatable {
    static func == (one: FormatReferenceKind, other: FormatReferenceKind) -> Bool {
        switch (one, other) {
        case (.container, .container): true
        case (.item(let item, let attribute), .item(let otherItem, let otherAttribute)):
            item === otherItem && attribute == otherAttribute
        case (.container, .item), (.item, .container): false
        }
    }
}

extension FormatResolver {
    /// Computes what a comparison compares with.
    func value(of predicate: FormatPredicate) throws(FormatProblem) -> FormatValue {
        if predicate.operations.count == 1,
            case .number(let number) = syntax.operations[predicate.operations.lowerBound].kind
        {
            // As most are.
            return FormatValue(constant: number)
        }
        var values: [FormatValue] = []
        for operation in syntax.operations[predicate.operations] {
            try apply(operation, to: &values)
        }
        let value = values.last ?? FormatValue(constant: 0)
        guard value.constant.isFinite, value.multiplier.isFinite else {
            throw FormatProblem("this comes to more than numbers can hold", at: predicate.place)
        }
        guard value.reference == nil || value.multiplier != 0 else {
            throw FormatProblem(
                "this takes 0 times a size, which says nothing", at: predicate.place)
        }
        return value
    }

    /// The priority of a comparison: required by default.
    func priority(of predicate: FormatPredicate) throws(FormatProblem) -> Priority {
        guard let written = predicate.priority else { return .required }
        return try names.priority(syntax.priorities[written])
    }

    private func apply(
        _ operation: FormatOperation, to values: inout [FormatValue]
    ) throws(FormatProblem) {
        let place = operation.place
        switch operation.kind {
        case .number(let number):
            values.append(FormatValue(constant: number))
        case .percentage(let number):
            let container = FormatReference(kind: .container, place: place)
            values.append(
                FormatValue(
                    constant: 0, multiplier: number / 100,
                    reference: number == 0 ? nil : container))
        case .name(let name, let attribute):
            values.append(try value(of: name, attribute, at: place))
        case .negate:
            values.append((values.popLast() ?? FormatValue(constant: 0)).times(-1))
        case .add, .subtract, .multiply, .divide:
            guard let right = values.popLast(), let left = values.popLast() else { return }
            values.append(try combine(left, operation, right))
        }
    }

    private func value(
        of name: String, _ attribute: LayoutAttribute?, at place: Int
    ) throws(FormatProblem) -> FormatValue {
        if attribute == nil, let metric = try names.metric(name, at: place) {
            return FormatValue(constant: metric)
        }
        guard let item = try names.find(name, at: place) else {
            throw names.unknown(name, at: place)
        }
        let reference = FormatReference(kind: .item(item, attribute), place: place)
        return FormatValue(constant: 0, multiplier: 1, reference: reference)
    }

    private func combine(
        _ left: FormatValue, _ operation: FormatOperation, _ right: FormatValue
    ) throws(FormatProblem) -> FormatValue {
        switch operation.kind {
        case .add:
            return try left.plus(right)
        case .subtract:
            return try left.plus(right.times(-1))
        case .multiply:
            let isRight = left.reference == nil
            let (value, factor) = isRight ? (right, left) : (left, right)
            if let reference = factor.reference {
                throw FormatProblem(
                    "a size can be multiplied with a number only", at: reference.place)
            }
            if value.reference != nil, factor.constant == 0 {
                throw FormatProblem(
                    "this takes 0 times a size, which says nothing", at: operation.place)
            }
            return value.times(factor.constant)
        case .divide:
            if let reference = right.reference {
                throw FormatProblem("only numbers can be divided by", at: reference.place)
            }
            if right.constant == 0 {
                throw FormatProblem("nothing can be divided by 0", at: operation.place)
            }
            return FormatValue(
                constant: left.constant / right.constant,
                multiplier: left.multiplier / right.constant, reference: left.reference)
        case .number, .percentage, .name, .negate:
            return right
        }
    }
}

extension FormatValue {
    fileprivate func times(_ factor: Double) -> FormatValue {
        FormatValue(
            constant: constant * factor, multiplier: multiplier * factor, reference: reference)
    }

    fileprivate func plus(_ other: FormatValue) throws(FormatProblem) -> FormatValue {
        if let one = reference, let another = other.reference, one.kind != another.kind {
            throw FormatProblem("a comparison has one size in it, not several", at: another.place)
        }
        return FormatValue(
            constant: constant + other.constant, multiplier: multiplier + other.multiplier,
            reference: reference ?? other.reference)
    }
}
