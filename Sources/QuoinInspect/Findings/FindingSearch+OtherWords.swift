import QuoinKit
import QuoinLayout

/// One wrong word that all findings come from: an edge in place of the opposite one, or a sign.
///
/// A conflict ends where a line is left out, and an overlap where a distance is said that nobody has thought of. Where
/// another word in a line that is there ends all that is told, and makes of it what everybody writes, that is likelier
/// what was meant.
extension FindingSearch {
    /// In larger trees each trial takes too long.
    private static let mostViews = 400
    /// More findings come from more than one word.
    private static let mostFindings = 8
    private static let mostTrials = 40

    /// Puts the one other word that mends all before what else would mend each, if there is one.
    func preferringOtherWord(_ findings: [LayoutFinding]) -> [LayoutFinding] {
        let told = findings.filter { $0.mayComeFromWord }
        guard !told.isEmpty, told.count <= Self.mostFindings, shown.count <= Self.mostViews,
            let word = otherWord(for: told)
        else { return findings }
        return findings.map { finding in
            guard finding.mayComeFromWord, !isAsGood(finding.mends.first, as: word, for: told)
            else { return finding }
            let others = finding.mends.filter { $0.description != word.mend.description }
            return LayoutFinding(
                kind: finding.kind, views: finding.views, constraints: finding.constraints,
                message: finding.message, mends: [word.mend] + others)
        }
    }

    /// The first of the words that mends all, those that replace the least usual ones first.
    private func otherWord(for told: [LayoutFinding]) -> OtherWord? {
        let words = suspects(of: told).flatMap { otherWords(for: $0) }
        let order = words.indices.sorted {
            words[$0].rank == words[$1].rank ? $0 < $1 : words[$0].rank < words[$1].rank
        }
        return order.lazy.map { words[$0] }.prefix(Self.mostTrials).first { word in
            self.isGood(word.mend) { self.areMended(told) && self.keepsApart(word) }
        }
    }

    /// The constraints that are told of, those that place what is told of, and odd ones wherever they are.
    private func suspects(of told: [LayoutFinding]) -> [LayoutConstraint] {
        let causes = told.flatMap { finding in
            finding.views.prefix(2).filter { isShown($0) }.flatMap { view in
                Axis.allCases.flatMap { self.causes(of: view, along: $0) }
            }
        }
        let odd = shown.flatMap { $0.constraints }.filter { $0.habit == .slip }
        return (told.flatMap { $0.constraints } + causes + odd).withoutRepeats.filter {
            $0.isWritten && $0.isActive && $0.firstAttribute.axis == $0.secondAttribute.axis
        }
    }

    /// What could have been meant instead of a constraint, and is said more often.
    private func otherWords(for constraint: LayoutConstraint) -> [OtherWord] {
        guard let habit = constraint.habit, habit < .usual, let element = constraint.firstElement
        else { return [] }
        let (own, other, constant) = (
            constraint.firstAttribute, constraint.secondAttribute, constraint.constant
        )
        var words: [OtherWord] = []
        func add(_ turned: LayoutConstraint, _ mend: LayoutMend) {
            guard let better = turned.habit, better > habit else { return }
            // Where something else says where that edge is, it is likely to be another one.
            let isSaidTwice = constraints(of: element).contains {
                $0 !== constraint && $0.isWritten && $0.relation == .equal
                    && $0.firstElement === element && $0.firstAttribute == turned.firstAttribute
            }
            words.append(
                OtherWord(
                    constraint: constraint, habit: habit, betterHabit: better,
                    isSaidTwice: isSaidTwice, mend: mend))
        }
        func turn(_ attribute: LayoutAttribute?, _ other: LayoutAttribute?, _ constant: Double) {
            guard let attribute, let other else { return }
            let turned = LayoutConstraint.trial(
                element, attribute, constraint.relation, constraint.secondElement, other,
                constant: constant)
            turned.priority = constraint.priority
            add(turned, stating(turned, insteadOf: constraint))
        }
        if constraint.relation == .equal {
            turn(own.opposite, other, constant)
        }
        turn(own, other.opposite, constant)
        turn(own, other.opposite, -constant)
        let turned = constraint.copy(constant: -constant)
        add(
            turned,
            LayoutMend(self.words.statement(turned), [.setConstant(constraint, -constant)]))
        return words
    }

    /// Whether what is proposed already mends all as well, and is no less likely.
    private func isAsGood(
        _ mend: LayoutMend?, as word: OtherWord, for told: [LayoutFinding]
    ) -> Bool {
        guard let mend else { return false }
        return mend.description == word.mend.description
            || (!word.isLikelier(than: mend) || areAlike(mend, word))
                && isGood(mend) {
                    areMended(told)
                }
    }

    /// Whether what a word is about comes to be in the same place where it is left out: it says nothing more then.
    private func areAlike(_ mend: LayoutMend, _ word: OtherWord) -> Bool {
        let elements = word.mend.changes.flatMap { $0.elements }
        func places(_ mend: LayoutMend) -> [Rect?] {
            trial.trying(mend.changes) { elements.map { trial.rect(of: $0) } }
        }
        return zip(places(mend), places(word.mend)).allSatisfy { one, other in
            guard let one, let other else { return false }
            return one.isClose(to: other)
        }
    }

    /// Whether two neighbours that did not lie on each other do not now, where nothing was odd in how they stood.
    private func keepsApart(_ word: OtherWord) -> Bool {
        guard word.habit == .common, let one = word.constraint.firstElement as? View,
            let other = word.constraint.secondElement as? View
        else { return true }
        return overlapSize(of: one, and: other) == nil
    }

    // MARK: Asking while something is tried

    /// Whether nothing of what is told is left.
    private func areMended(_ told: [LayoutFinding]) -> Bool {
        told.allSatisfy { isMended($0) }
            && !shown.contains { view in
                (view as? ScrollView).map { wideText(in: $0) != nil } ?? false
            }
    }

    private func isMended(_ finding: LayoutFinding) -> Bool {
        let views = finding.views.filter { isShown($0) }
        switch finding.kind {
        case .conflict: return trial.conflictCount == 0
        case .noWidth: return !views.prefix(1).contains { isOpenNow($0, .extent, .horizontal) }
        case .noHeight: return !views.prefix(1).contains { isOpenNow($0, .extent, .vertical) }
        case .noPlace:
            return !views.prefix(1).contains { view in
                Axis.allCases.contains { isOpenNow(view, .start, $0) }
            }
        case .notMet:
            return finding.constraints.prefix(1).allSatisfy {
                trial.violation(of: $0) <= LayoutFault.leastAmount
            }
        case .overlap: return !stillOverlap([finding])
        case .endlessContent:
            return views.prefix(1).allSatisfy { view in
                Axis.allCases.allSatisfy { axis in
                    view.contentAreaGuideIfAny.map { !trial.hasOpenExtent($0, along: axis) } ?? true
                }
            }
        case .cut, .invisible, .outside:
            return trial.faults(of: views, open: []).allSatisfy { !$0.isSeen || harmsNothing($0) }
        default: return true
        }
    }

    private func isOpenNow(_ view: View, _ part: AxisPart, _ axis: Axis) -> Bool {
        part == .start
            ? trial.hasOpenStart(view, along: axis) : trial.hasOpenExtent(view, along: axis)
    }
}

/// Something that is more usual than what a constraint says.
private struct OtherWord {
    let constraint: LayoutConstraint
    let habit: ConstraintHabit
    let betterHabit: ConstraintHabit
    let isSaidTwice: Bool
    let mend: LayoutMend

    /// The less, the earlier it is tried.
    var rank: Int { habit.rawValue * 8 - betterHabit.rawValue * 2 + (isSaidTwice ? 1 : 0) }

    /// Whether it is likelier what was meant than a proposal that does as much: that leaves something out or lets it give
    /// way, or has another line follow an odd one.
    func isLikelier(than mend: LayoutMend) -> Bool {
        mend.changes.allSatisfy { change in
            switch change {
            case .deactivate, .setPriority: true
            case .replace(let constraint, let other):
                constraint !== self.constraint && (isOdd || other.relation != .equal)
            case .setConstant(let constraint, _): constraint !== self.constraint && isOdd
            default: isOdd
            }
        }
    }

    private var isOdd: Bool { habit < .common }
}

extension LayoutFinding {
    /// Whether a wrong edge or sign brings such a thing about, and it can be told in a trial whether it is over.
    fileprivate var mayComeFromWord: Bool {
        switch kind {
        case .conflict, .noWidth, .noHeight, .noPlace, .notMet, .cut, .invisible, .outside,
            .overlap, .endlessContent:
            true
        default: false
        }
    }
}

extension Rect {
    /// Whether nobody could see a difference.
    fileprivate func isClose(to other: Rect) -> Bool {
        Axis.allCases.allSatisfy { axis in
            abs(origin[axis] - other.origin[axis]) < LayoutFault.leastAmount
                && abs(size[axis] - other.size[axis]) < LayoutFault.leastAmount
        }
    }
}
