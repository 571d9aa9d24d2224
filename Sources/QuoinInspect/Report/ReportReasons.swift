import QuoinLayout

/// Why the views of a tree are where they are. Most views of a list hang on the same others, so that a step is
/// kept once, whatever number of views it is told of.
struct ReportReasons: Sendable {
    /// A step without its depth: what is added up, the numbers, and where it comes from.
    private(set) var steps: [[String]] = []
    /// For each view two reasons, along the horizontal and the vertical axis.
    private(set) var all: [Reason?] = []
    private var numbers: [[String]: Int] = [:]
    private var length = 0

    struct Reason: Sendable {
        var place: Chain
        var size: Chain
        /// What was not obtained, each in words.
        var missed: [String]
    }

    struct Chain: Sendable {
        var heading: String
        /// The depth and the number of each step.
        var steps: [(depth: Int, number: Int)]
        /// How many steps are left out behind the first ones.
        var left: Int
    }

    /// So many steps are told at the beginning of a chain, and so many at its end.
    private static let (most, last) = (9, 3)
    /// So many steps are followed for one report of one tree: in thousands of views, of which each hangs on
    /// all before it, following all would take minutes.
    private static let mostFollowed = 2_000_000

    init() {}

    /// Explains views.
    init(of views: [View]) {
        let names = NameTable()
        for view in views {
            for axis in [Axis.horizontal, .vertical] {
                guard length < Self.mostFollowed, !view.isHidden else {
                    all.append(nil)
                    continue
                }
                let reason = ReasonFinder(view, axis, names).reason
                all.append(
                    Reason(
                        place: chain(reason.place, names), size: chain(reason.size, names),
                        missed: reason.missed.map { $0.line(names) }))
            }
        }
    }

    private mutating func chain(_ chain: LayoutReason.Chain, _ names: NameTable) -> Chain {
        length += chain.steps.count
        var heading = "\(chain.name) = \(chain.value.asTold)"
        if let note = chain.frameNote {
            heading += ", \(note)"
        }
        if chain.isAmbiguous {
            heading += ", but nothing decides it"
        }
        let isLong = chain.steps.count > Self.most + Self.last + 1
        let shown =
            isLong
            ? chain.steps.prefix(Self.most) + chain.steps.suffix(Self.last) : chain.steps[...]
        return Chain(
            heading: heading, steps: shown.map { (min($0.depth, 8), number(of: $0, names)) },
            left: chain.steps.count - shown.count)
    }

    private mutating func number(of step: LayoutReason.Step, _ names: NameTable) -> Int {
        let parts = [step.expression, step.numbersText, step.origin(names)]
        if let known = numbers[parts] {
            return known
        }
        numbers[parts] = steps.count
        steps.append(parts)
        return steps.count - 1
    }
}

extension LayoutReason.Step {
    /// What is added up, by name.
    fileprivate var expression: String {
        let beginning =
            isBranch ? "\(name) \(relation) " : relation == .equal ? "" : "\(relation) "
        if let sharing {
            return beginning + sharing
        }
        return beginning + (terms.isEmpty ? value.asTold : sum { $0.name })
    }

    /// What is added up, by number.
    fileprivate var numbersText: String {
        terms.isEmpty || sharing != nil ? "" : "= " + sum { $0.value.asTold }
    }

    private func sum(_ text: (LayoutReason.Term) -> String) -> String {
        var written = ""
        for (index, term) in terms.enumerated() {
            if index == 0 {
                written = term.factorText + text(term)
            } else {
                written += (term.factor < 0 ? " - " : " + ") + term.magnitudeText + text(term)
            }
        }
        guard constant != 0 else { return written }
        return written + (constant < 0 ? " - " : " + ") + constant.magnitude.asTold
    }
}

// MARK: - For the page

extension ReportReasons {
    func write(to json: inout MarkupBuffer, _ texts: inout TextTable) {
        json.key("steps")
        json.list(steps.joined().map { texts.number(of: $0) })
        json.key("reasons")
        json.list(all) { json, reason in
            guard let reason else {
                json.append("null")
                return
            }
            json.append("[")
            reason.place.write(to: &json, &texts)
            json.append(",")
            reason.size.write(to: &json, &texts)
            json.append(",")
            json.list(reason.missed.map { texts.number(of: $0) })
            json.append("]")
        }
    }
}

extension ReportReasons.Chain {
    /// The heading, how many steps are left out, and number and depth of each step as one number.
    fileprivate func write(to json: inout MarkupBuffer, _ texts: inout TextTable) {
        json.append("[")
        json.append(Double(texts.number(of: heading)))
        json.append(",")
        json.append(Double(left))
        for step in steps {
            json.append(",")
            json.append(Double(step.number * 16 + step.depth))
        }
        json.append("]")
    }
}
