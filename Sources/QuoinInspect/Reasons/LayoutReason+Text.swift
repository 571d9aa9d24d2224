import QuoinLayout

extension LayoutReason: CustomStringConvertible {
    /// The reasons as text: a heading for the place and one for the size, below each its steps, and at the end
    /// what was missed. Of very long chains the beginning and the end are told.
    public var description: String {
        var lines = place.lines + size.lines
        let names = NameTable()
        lines += missed.map { $0.line(names) }
        return lines.joined(separator: "\n")
    }
}

extension LayoutReason.Chain: CustomStringConvertible {
    /// The heading and the steps, one a line.
    public var description: String { lines.joined(separator: "\n") }

    /// As many steps are told at the beginning, and as many at the end, of a chain with more.
    private static var stepsAtEnd: Int { 10 }

    fileprivate var lines: [String] {
        var heading = "\(name) = \(value.asTold)"
        if let frameNote {
            heading += ", \(frameNote)"
        }
        if isAmbiguous {
            heading += ", but nothing decides it: another value would be as good"
        }
        let rows = rows
        if rows.count == 1, rows[0].isPlainNumber {
            let origin = rows[0].origin
            return ["\(heading)\(origin.isEmpty ? "" : "   \(origin)")"]
        }
        return [heading] + Self.aligned(rows)
    }

    /// The steps that have a line of their own, with those behind them that fit into it.
    private var rows: [StepLine] {
        var rows: [StepLine] = []
        let names = NameTable()
        for (index, step) in steps.enumerated() {
            let isLeaf =
                step.isBranch && step.terms.isEmpty && step.sharing == nil
                && (index + 1 == steps.count || steps[index + 1].depth < step.depth
                    || steps[index + 1].isBranch)
            if isLeaf, let last = rows.last, last.depth == step.depth - 1 {
                rows[rows.count - 1].asides.append(step.aside(names))
            } else {
                rows.append(StepLine(step, names))
            }
        }
        return rows
    }

    private static func aligned(_ rows: [StepLine]) -> [String] {
        let isLong = rows.count > 2 * stepsAtEnd
        let shown =
            isLong ? Array(rows.prefix(stepsAtEnd) + rows.suffix(stepsAtEnd)) : rows
        let firstWidth = shown.map { $0.loneName?.count ?? 0 }.max() ?? 0
        let expressions = shown.map { $0.expression(nameWidth: firstWidth) }
        let width = expressions.map { $0.count }.max() ?? 0
        let numbersWidth = shown.map { $0.numbers.count }.max() ?? 0
        var lines = zip(shown, expressions).map { row, expression in
            var line = "  " + expression.padded(to: width)
            line += "  " + row.numbers.padded(to: numbersWidth) + "   " + row.end
            while line.last == " " {
                line.removeLast()
            }
            return line
        }
        if isLong {
            let left = rows.count - 2 * stepsAtEnd
            lines.insert("  … \(left.inThousands) more", at: stepsAtEnd)
        }
        return lines
    }
}

/// A step as a line.
private struct StepLine {
    let depth: Int
    let head: String
    let step: LayoutReason.Step
    let origin: String
    /// Small steps that are told in the same line.
    var asides: [String] = []

    init(_ step: LayoutReason.Step, _ names: NameTable) {
        self.step = step
        depth = step.depth
        let relation = step.relation == .equal ? "" : "\(step.relation) "
        head =
            String(repeating: "  ", count: min(step.depth, 20))
            + (step.isBranch ? "\(step.name) = \(relation)" : relation)
        origin = step.origin(names)
    }

    /// Whether there is nothing to be added up.
    var isPlainNumber: Bool { step.terms.isEmpty && step.sharing == nil }

    /// The name of the one term, if there is just one.
    var loneName: String? {
        guard step.sharing == nil, step.terms.count == 1, step.constant != 0 else { return nil }
        return head + step.terms[0].factorText + step.terms[0].name
    }

    func expression(nameWidth: Int) -> String {
        if let sharing = step.sharing {
            return head + sharing
        }
        if isPlainNumber {
            return head + step.value.asTold
        }
        if let loneName {
            return loneName.padded(to: nameWidth) + Self.signed(step.constant)
        }
        return head + sum { $0.name }
    }

    /// The numbers that are added up, after an equals sign.
    var numbers: String {
        isPlainNumber || step.sharing != nil ? "" : "= " + sum { $0.value.asTold }
    }

    var end: String {
        asides.isEmpty
            ? origin : (origin.isEmpty ? "" : "\(origin)  ") + "(\(asides.joined(separator: "; ")))"
    }

    private func sum(_ name: (LayoutReason.Term) -> String) -> String {
        var text = ""
        for (index, term) in step.terms.enumerated() {
            if index == 0 {
                text = term.factorText + name(term)
            } else {
                text += term.factor < 0 ? " - " : " + "
                text += term.magnitudeText + name(term)
            }
        }
        return step.constant == 0 ? text : text + Self.signed(step.constant)
    }

    private static func signed(_ number: Double) -> String {
        (number < 0 ? " - " : " + ") + number.magnitude.asTold
    }
}

extension LayoutReason.Term {
    var magnitudeText: String {
        abs(factor.magnitude - 1) < 1e-9 ? "" : "\(factor.magnitude.asTold) × "
    }

    var factorText: String { (factor < 0 ? "-" : "") + magnitudeText }
}

extension LayoutReason.Step {
    /// The step in brief, for the line of another one.
    fileprivate func aside(_ names: NameTable) -> String {
        let origin = origin(names)
        return "\(name) = \(value.asTold)\(origin.isEmpty ? "" : ", \(origin)")"
    }

    /// Where the step comes from, in a few words.
    func origin(_ names: NameTable) -> String {
        switch source {
        case .constraint, .container, .content:
            return constraint.map { $0.origin(source) } ?? ""
        case .guide: return "guide"
        case .frame: return "its frame"
        case .root:
            return constraint?.identifier == "window" ? "given: the window" : "given: the root"
        case .geometry: return ""
        case .notNegative: return "sizes are not negative"
        case .nothing: return "nothing decides it"
        case .shared:
            let places = constraints.prefix(3).map {
                $0.isMadeByContainer || !$0.sourceLocation.isKnown
                    ? $0.equation(names) : "\($0.sourceLocation)"
            }
            let more = constraints.count - places.count
            return "together: \(places.joined(separator: ", "))"
                + (more > 0 ? " and \(more.inThousands) more" : "")
        }
    }
}

extension LayoutConstraint {
    /// Where it comes from, and its priority if it is optional.
    fileprivate func origin(_ source: LayoutReason.Source) -> String {
        let optional = priority == .required ? "" : " @\(priority)"
        switch source {
        case .content: return "content\(optional)"
        case .container: return "\(identifier ?? "container")\(optional)"
        case .frame: return "its frame"
        case .guide: return "guide"
        default: return "\(sourceLocation)\(optional)"
        }
    }
}

extension LayoutReason.Miss {
    /// `missed: title.width = 200 @500, by 80   Profile.swift:14`
    func line(_ names: NameTable) -> String {
        let equation = constraint.equation(names)
        let place =
            source == .constraint ? "\(constraint.sourceLocation)" : constraint.origin(source)
        return isSetAside
            ? "set aside: \(equation)   \(place)"
            : "missed: \(equation), by \(amount.asTold)   \(place)"
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

extension Double {
    /// The number to three decimals, which is less than anyone sees.
    var asTold: String {
        let rounded = (self * 1000).rounded() / 1000
        return (rounded.isFinite ? rounded : self).shortestDecimal
    }
}

extension Int {
    /// The number with commas between thousands.
    var inThousands: String {
        var digits = "\(magnitude)"
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
    }
}
