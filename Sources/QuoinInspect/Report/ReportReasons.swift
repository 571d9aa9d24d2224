import QuoinLayout

/// Why the views of a tree are where they are. Most views of a list hang on the same others, so that a step is
/// kept once, whatever number of views it is told of.
struct ReportReasons: Sendable {
    /// A step without its depth: what is added up, the numbers, and where it comes from.
    private(set) var steps: [[String]] = []
    /// For each view two reasons, along the horizontal and the vertical axis.
    private(set) var all: [Reason?] = []
    /// What the quantities in very long chains come from, each as the numbers of its step on the main line and at the
    /// beginning of a branch, and what it is made up of: twice the place of that here, and one more for a place. It is
    /// empty where nothing is known.
    private(set) var links: [[Int]] = []
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
        var steps: Steps
    }

    /// What is told of the way.
    enum Steps: Sendable {
        /// The depth and the number of each step, and how many are left out behind the first ones.
        case all([(depth: Int, number: Int)], left: Int)
        /// Where the way begins among the links: the page follows them.
        case linked(Int)
    }

    /// So many steps are told at the beginning of a chain, and so many at its end.
    private static let (most, last) = (9, 3)
    /// Chains with more steps than these are not gone through for each view, for which thousands of views would take
    /// minutes and thousands of steps: they are linked.
    private static let mostOfOne = 64
    /// So many steps and constraints of what is not linked are followed for one report of one tree.
    private static let mostFollowed = 400_000

    init() {}

    /// Explains views.
    init(of views: [View]) {
        let names = NameTable()
        let read = ReadRows()
        let shared = SharedReasons(names, read)
        // The first and the last one first: what stands in a row hangs on all before it, or on all behind it.
        let shown = views.filter { !$0.isHidden }
        for view in shown.prefix(1) + shown.reversed() {
            for axis in [Axis.horizontal, .vertical] {
                shared.learn(view, axis, isExtent: false)
                shared.learn(view, axis, isExtent: true)
            }
        }
        let parts = views.flatMap { view in
            [Axis.horizontal, .vertical].flatMap { axis in
                [false, true].map { (element: view as LayoutElement, axis: axis, isExtent: $0) }
            }
        }
        let areAmbiguous = views.first?.areAmbiguous(parts) ?? []
        var linked: [Int] = []
        for (index, view) in views.enumerated() {
            for (offset, axis) in [Axis.horizontal, .vertical].enumerated() {
                guard !view.isHidden else {
                    all.append(nil)
                    continue
                }
                let finder = ReasonFinder(view, axis, names, read)
                let part = 4 * index + 2 * offset
                let chains = [false, true].map { isExtent in
                    chain(
                        isExtent: isExtent, finder, shared,
                        isAmbiguous: areAmbiguous[part + (isExtent ? 1 : 0)], &linked)
                }
                guard let place = chains[0], let size = chains[1] else {
                    all.append(nil)
                    continue
                }
                all.append(
                    Reason(
                        place: place, size: size, missed: finder.missed.map { $0.line(names) }))
            }
        }
        link(linked, shared, names)
    }

    /// A chain of what is shared, if it can be; nil if too much was followed before.
    private mutating func chain(
        isExtent: Bool, _ finder: ReasonFinder, _ shared: SharedReasons, isAmbiguous: Bool,
        _ linked: inout [Int]
    ) -> Chain? {
        switch finder.heading(isExtent: isExtent) {
        case .given(let given):
            return chain(given, finder.names)
        case .worked(let value):
            if let number = shared.number(of: finder.element, finder.axis, isExtent: isExtent),
                ReasonFinder.explains(shared.value(of: number), value)
            {
                let steps = shared.steps(from: number, upTo: Self.mostOfOne)
                var chain = chain(
                    finder.chain(
                        isExtent: isExtent, value, isAmbiguous: isAmbiguous, steps ?? []),
                    finder.names)
                if steps == nil {
                    chain.steps = .linked(number)
                    linked.append(number)
                }
                return chain
            }
            guard length < Self.mostFollowed else { return nil }
            let own = finder.chain(isExtent: isExtent)
            length += own.steps.reduce(own.steps.count) { $0 + $1.constraints.count }
            return chain(own, finder.names)
        }
    }

    /// Keeps what linked chains come from.
    private mutating func link(_ first: [Int], _ shared: SharedReasons, _ names: NameTable) {
        let found = shared.all(from: first)
        guard let most = found.max() else { return }
        var places = Array(repeating: -1, count: most + 1)
        for (place, number) in found.enumerated() { places[number] = place }
        for number in found {
            guard let link = shared[number] else {
                links.append([])
                continue
            }
            links.append(
                [
                    self.number(of: link.step, names),
                    self.number(of: link.step.placed(at: 0, isBranch: true), names),
                ] + link.told.map { 2 * places[$0] + (shared.isPlace($0) ? 1 : 0) })
        }
        for index in all.indices {
            all[index]?.place.follow(places)
            all[index]?.size.follow(places)
        }
    }

    private mutating func chain(_ chain: LayoutReason.Chain, _ names: NameTable) -> Chain {
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
            heading: heading,
            steps: .all(
                shown.map { (min($0.depth, 8), number(of: $0, names)) },
                left: chain.steps.count - shown.count))
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
        if !links.isEmpty {
            json.key("links")
            json.list(links) { $0.list($1) }
        }
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
    /// Has a linked chain begin where its beginning is put.
    fileprivate mutating func follow(_ places: [Int]) {
        if case .linked(let number) = steps { steps = .linked(places[number]) }
    }

    /// The heading, how many steps are left out, and number and depth of each step as one number; or, in place of all that,
    /// −1 and where the way begins.
    fileprivate func write(to json: inout MarkupBuffer, _ texts: inout TextTable) {
        json.append("[")
        json.append(Double(texts.number(of: heading)))
        json.append(",")
        switch steps {
        case .all(let steps, let left):
            json.append(Double(left))
            for step in steps {
                json.append(",")
                json.append(Double(step.number * 16 + step.depth))
            }
        case .linked(let place):
            json.append("-1,")
            json.append(Double(place))
        }
        json.append("]")
    }
}
