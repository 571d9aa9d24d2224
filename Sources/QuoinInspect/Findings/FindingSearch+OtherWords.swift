import QuoinKit
import QuoinLayout

/// One wrong word that all findings come from: an edge in place of the opposite one, a sign, and what else ``OtherWord`` knows.
///
/// A conflict ends where a line is left out, and an overlap where a distance is said that nobody has thought of. Where
/// another word in a line that is there ends all that is told, and makes of it what everybody writes, that is likelier
/// what was meant.
extension FindingSearch {
    /// In larger trees each trial takes too long.
    private static let mostViews = 400
    /// More findings come from more than two words.
    private static let mostFindings = 8
    private static let mostTrials = 40
    /// Of more lines of one finding it is not looked at what else is said of the same.
    private static let mostLines = 8

    /// Puts the one other word that mends all before what else would mend each, if there is one, or the two.
    func preferringOtherWord(_ findings: [LayoutFinding]) -> [LayoutFinding] {
        guard shown.count <= Self.mostViews else { return findings }
        let isToldOf = findings.map { mayComeFromWord($0) }
        let told = zip(findings, isToldOf).filter { $0.1 }.map { $0.0 }
        guard !told.isEmpty, told.count <= Self.mostFindings else { return findings }
        let words = likelyWords(for: told)
        guard let (word, standsApart) = otherWord(for: told, among: words) else {
            return preferringTwoWords(findings, isToldOf: isToldOf, told, among: words)
        }
        let isAsGood = { (mend: LayoutMend) in
            self.isAsGood(mend, as: word, for: told)
                && !(standsApart && self.trial.trying(mend.changes) { self.liesOnNeighbor(word) })
        }
        return zip(findings, isToldOf).map { finding, isTold in
            guard isTold, !finding.mends.prefix(1).contains(where: isAsGood) else { return finding }
            return finding.preferring(word.mend)
        }
    }

    /// Whether a wrong word may have brought a finding about, of which it can be told in a trial whether it is over: it is
    /// not, while nothing is tried.
    private func mayComeFromWord(_ finding: LayoutFinding) -> Bool {
        Axis.allCases.contains { !isMended(finding, along: $0) }
    }

    /// What could have been meant, those words first that replace the least usual ones.
    private func likelyWords(for told: [LayoutFinding]) -> [OtherWord] {
        let words = suspects(of: told).flatMap { otherWords(for: $0) }
        return Array(words.likeliestFirst.prefix(Self.mostTrials))
    }

    /// The first of the words that mends all.
    private func otherWord(
        for told: [LayoutFinding], among words: [OtherWord]
    ) -> (word: OtherWord, standsApart: Bool)? {
        func first(where isMeant: (OtherWord) -> Bool) -> OtherWord? {
            words.first { word in
                isGood(word.mend) { mendsAll(told, saying: [word]) && isMeant(word) }
            }
        }
        // A view may be the ground of another one, but rather stands beside it: unless it fills what both are in.
        let apart = first { fillsContainer($0) || !liesOnNeighbor($0) }
        return apart.map { ($0, !fillsContainer($0)) } ?? first { _ in true }.map { ($0, false) }
    }

    /// Whether a word has a view end where what it is in ends, which begins where that begins, or the other way round.
    private func fillsContainer(_ word: OtherWord) -> Bool {
        let said = word.other
        guard let view = said.firstElement as? View, let area = said.secondElement,
            area.viewItself === view.superview, said.isSameEdgeWithoutGap
        else { return false }
        return statements(of: view, along: said.firstAttribute.axis).contains {
            $0 !== word.constraint && $0.isWritten && $0.isSameEdgeWithoutGap
                && $0.secondElement === area && $0.firstAttribute == said.firstAttribute.opposite
        }
    }

    /// Whether nothing is left to tell while words are tried, and what they are about stands as anybody would have it.
    func mendsAll(_ told: [LayoutFinding], saying words: [OtherWord]) -> Bool {
        areMended(told, by: words)
            && words.allSatisfy {
                keepsApart($0) && !leavesOpen($0.mend) && !bringsOverlap($0.mend)
            }
    }

    private func liesOnNeighbor(_ word: OtherWord) -> Bool {
        guard let view = word.constraint.firstElement as? View else { return false }
        return neighbors(of: view).contains { overlapSize(of: view, and: $0) != nil }
    }

    /// The constraints that are told of, what else is said of the same, and odd ones wherever they are.
    private func suspects(of told: [LayoutFinding]) -> [LayoutConstraint] {
        var found: [LayoutConstraint] = []
        for finding in told {
            found += finding.constraints
            let views = finding.views.prefix(2).filter { isShown($0) }
            for axis in Axis.allCases {
                found += views.flatMap { statements(of: $0, along: axis) }
                found += views.flatMap { causes(of: $0, along: axis) }
                found += finding.constraints.prefix(Self.mostLines).compactMap { $0.firstElement }
                    .flatMap { statements(of: $0, along: axis) }
            }
        }
        found += shown.flatMap { $0.constraints }.filter { $0.habit == .slip }
        return found.withoutRepeats.filter {
            $0.isWritten && $0.isActive
                && ($0.secondElement == nil || $0.firstAttribute.axis == $0.secondAttribute.axis)
        }
    }

    /// Whether what is proposed already mends all as well, and is no less likely.
    private func isAsGood(
        _ mend: LayoutMend, as word: OtherWord, for told: [LayoutFinding]
    ) -> Bool {
        mend.description == word.mend.description
            || (!word.isLikelier(than: mend) || areAlike(mend, word))
                && isGood(mend) {
                    areMended(told, by: [word])
                }
    }

    /// Whether what a word is about comes to be in the same place where the line is left out: it says nothing more then.
    private func areAlike(_ mend: LayoutMend, _ word: OtherWord) -> Bool {
        let elements = word.mend.changes.flatMap { $0.elements }
        let axis = word.constraint.firstAttribute.axis
        let places = trial.trying(mend.changes) {
            // What is open may be anywhere.
            elements.map { isOpenNow($0, along: axis) ? nil : trial.rect(of: $0) }
        }
        return trial.trying(word.mend.changes) {
            zip(elements, places).allSatisfy { element, place in
                guard let place, let now = trial.rect(of: element) else { return false }
                return place.isClose(to: now)
            }
        }
    }

    /// Whether two neighbours that did not lie on each other do not now, where nothing was odd in how they stood.
    func keepsApart(_ word: OtherWord) -> Bool {
        guard word.habit == .common, let one = word.constraint.firstElement as? View,
            let other = word.constraint.secondElement as? View, one.superview === other.superview
        else { return true }
        return overlapSize(of: one, and: other) == nil
    }

    // MARK: Asking while something is tried

    /// Whether nothing of what is told is left, nor of what is not told since it follows from a conflict.
    private func areMended(_ told: [LayoutFinding], by words: [OtherWord]) -> Bool {
        told.allSatisfy { finding in
            words.contains { isMended(finding, along: $0.constraint.firstAttribute.axis) }
        }
            && !faults.contains { stillHas($0) }
            && !shown.contains { view in
                (view as? ScrollView).map { wideText(in: $0) != nil } ?? false
            }
    }

    func isMended(_ finding: LayoutFinding, along axis: Axis) -> Bool {
        let views = finding.views.filter { isShown($0) }
        switch finding.kind {
        case .conflict: return trial.conflictCount == 0
        case .noWidth:
            return !views.prefix(1).contains { trial.hasOpenExtent($0, along: .horizontal) }
        case .noHeight:
            return !views.prefix(1).contains { trial.hasOpenExtent($0, along: .vertical) }
        case .noPlace:
            return !views.prefix(1).contains { view in
                Axis.allCases.contains { trial.hasOpenStart(view, along: $0) }
            }
        case .notMet:
            // Of two that cannot both hold it may be the one or the other that does not.
            return finding.constraints.allSatisfy {
                trial.violation(of: $0) <= LayoutFault.leastAmount
            }
        case .shared:
            return !views.contains { view in
                Axis.allCases.contains { trial.hasOpenExtent(view, along: $0) }
            }
        case .huggingTie, .resistanceTie: return haveTheirContentSize(views, along: axis)
        case .overlap: return !stillOverlap([finding])
        case .endlessContent:
            return views.prefix(1).allSatisfy { view in
                let guide = view.contentAreaGuideIfAny
                return Axis.allCases.allSatisfy { axis in
                    guide.map { !trial.hasOpenExtent($0, along: axis) } ?? true
                } && (view as? ScrollView).flatMap { wideText(in: $0) } == nil
            }
        case .cut, .invisible, .outside:
            return trial.faults(of: views, open: []).allSatisfy { !$0.isSeen || harmsNothing($0) }
        default: return true
        }
    }

    /// Whether contents that shared more or less than they ask for along an axis get just that.
    private func haveTheirContentSize(_ views: [View], along axis: Axis) -> Bool {
        var differed = false
        return views.allSatisfy { view in
            guard let asked = trial.contentSize(of: view, along: axis),
                let size = trial.rect(of: view)?.size, let before = places[ObjectIdentifier(view)]
            else { return true }
            differed = differed || abs(before.size[axis] - asked) > LayoutFault.leastAmount
            return abs(size[axis] - asked) <= LayoutFault.leastAmount
        } && differed
    }
}

extension LayoutConstraint {
    /// Whether it puts an edge of an item on the same edge of another one.
    fileprivate var isSameEdgeWithoutGap: Bool {
        relation == .equal && multiplier == 1 && constant == 0
            && firstAttribute == secondAttribute && firstAttribute.opposite != nil
    }
}

extension LayoutFinding {
    /// The same with something proposed before all else.
    func preferring(_ mend: LayoutMend) -> LayoutFinding {
        LayoutFinding(
            kind: kind, views: views, constraints: constraints, message: message,
            mends: [mend] + mends.filter { $0.description != mend.description })
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
