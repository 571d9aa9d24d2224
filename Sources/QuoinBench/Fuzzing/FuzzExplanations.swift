import QuoinInspect
import QuoinKit

/// What is said about a layout: why things are where they are, what is wrong, and what would mend it.
extension FuzzCheck {
    /// Looks at what is said about one view or guide, and now and then about all: each view has its turn.
    func lookAtExplanations() throws(FuzzFault) {
        world.looks += 1
        let elements: [LayoutElement] = world.views.map(\.view) + world.guides.map(\.value)
        let element = elements[world.looks % elements.count]
        for axis in Axis.allCases {
            let reason = element.why(axis)
            guard !"\(reason)".isEmpty else { throw fault(.reason, "a reason without words") }
            for chain in [reason.place, reason.size] {
                if let defect = defect(of: chain) {
                    throw fault(.reason, "\(defect) in:\n\(reason)")
                }
            }
        }
        if world.looks % 9 == 0 { try lookAtFindings() }
    }

    /// What does not add up.
    private func defect(of chain: LayoutReason.Chain) -> String? {
        func isNear(_ one: Double, _ other: Double) -> Bool {
            abs(one - other) <= 1e-5 * max(1, abs(other))
        }
        guard let first = chain.steps.first, first.name == chain.name,
            isNear(first.value, chain.value)
        else { return "\(chain.name) is not what it begins with" }
        for step in chain.steps {
            let sum = step.terms.reduce(step.constant) { $0 + $1.factor * $1.value }
            if !isNear(sum, step.value) { return "\(step.name) = \(step.value) is not \(sum)" }
        }
        return nil
    }

    private func lookAtFindings() throws(FuzzFault) {
        let start = Stopwatch.worked()
        let findings = world.window.findings()
        if Stopwatch.worked() - start > FuzzSequence.patience {
            throw fault(.slow, "what is wrong takes seconds to find")
        }
        if let mended = world.mended,
            findings.contains(where: { $0.saysTheSame(as: mended) })
        {
            throw fault(.mend, "this is still there, for all its mend:\n\(mended)")
        }
    }
}

extension FuzzWorld {
    /// Whether what came of a mend is about something that a container has made.
    var holdsRows: Bool {
        proposed.contains { constraint in
            [constraint.firstItem, constraint.secondItem].contains { item in
                (item as? View).map { !knows($0) } ?? false
            }
        }
    }

    /// Does what is proposed against something that is wrong.
    func mendSomething(_ draws: inout FuzzDraws) -> FuzzAction? {
        let chosen = draws.below(1000)
        let text =
            "do {\n    let all = window.findings().flatMap(\\.mends)\n"
            + "    if !all.isEmpty { all[\(chosen) % all.count].apply() }\n}"
        return FuzzAction(text) { [unowned self] in
            let all = window.findings().flatMap { finding in
                finding.mends.map { (finding: finding, mend: $0) }
            }
            guard !all.isEmpty else { return }
            let (finding, mend) = all[chosen % all.count]
            for change in mend.changes {
                switch change {
                case .activate(let constraint), .replace(_, with: let constraint):
                    proposed.append(constraint)
                default: break
                }
            }
            mend.apply()
            // What hooks do may undo it.
            mended = style.hasHooks ? nil : finding
            looks = -1
        }
    }
}

extension LayoutFinding {
    /// Whether another one says the same of the same things. (Two conflicts may have the same words.)
    fileprivate func saysTheSame(as other: LayoutFinding) -> Bool {
        func isSame<Object: AnyObject>(_ one: [Object], _ others: [Object]) -> Bool {
            one.map(ObjectIdentifier.init) == others.map(ObjectIdentifier.init)
        }
        return kind == other.kind && message == other.message
            && isSame(views, other.views) && isSame(constraints, other.constraints)
    }
}
