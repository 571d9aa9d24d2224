import QuoinLayout

/// Two wrong words at once, of which each may hide what the other has brought about: a view may still reach out of what
/// it is in by the one where the other is mended. Where more is wrong, a word for each finding alone.
extension FindingSearch {
    /// More pairs are not tried.
    private static let mostPairs = 60
    /// Of more words the likeliest are paired.
    private static let mostPaired = 16

    /// Puts the two other words that together mend all before what else would mend each finding that is told of: the one
    /// that mends it alone, or both.
    func preferringTwoWords(
        _ findings: [LayoutFinding], isToldOf: [Bool], _ told: [LayoutFinding],
        among words: [OtherWord]
    ) -> [LayoutFinding] {
        guard let pair = wordPair(for: told, among: words) else {
            return zip(findings, isToldOf).map { finding, isTold in
                isTold ? preferringWord(in: finding, among: words) : finding
            }
        }
        let both = LayoutMend(joining: pair.map { $0.mend })
        return zip(findings, isToldOf).map { finding, isTold in
            guard isTold, !isLikelyMended(finding, rather: pair) else { return finding }
            let alone = pair.first { word in
                isGood(word.mend) { isOver(finding, saying: word) }
            }
            return finding.preferring(alone?.mend ?? both)
        }
    }

    /// Puts the first word that mends a finding before what else would mend it, whatever is wrong elsewhere.
    private func preferringWord(
        in finding: LayoutFinding, among words: [OtherWord]
    ) -> LayoutFinding {
        let word = words.first { word in
            isGood(word.mend) {
                isOver(finding, saying: word) && keepsApart(word) && !leavesOpen(word.mend)
                    && !bringsOverlap(word.mend)
            }
        }
        guard let word, !isLikelyMended(finding, rather: [word]) else { return finding }
        return finding.preferring(word.mend)
    }

    /// Whether what is proposed already mends it, and is as likely as other words.
    private func isLikelyMended(_ finding: LayoutFinding, rather words: [OtherWord]) -> Bool {
        guard let mend = finding.mends.first,
            !words.contains(where: { $0.isLikelier(than: mend) })
        else { return false }
        return isGood(mend) { words.contains { isOver(finding, saying: $0) } }
    }

    /// The first pair that mends all, those first that replace the least usual words.
    private func wordPair(
        for told: [LayoutFinding], among words: [OtherWord]
    ) -> [OtherWord]? {
        let paired = words.filter { !$0.isLastResort }.prefix(Self.mostPaired)
        var pairs: [[OtherWord]] = []
        for (index, word) in paired.enumerated() {
            pairs += paired[..<index].filter {
                $0.constraint !== word.constraint && !$0.speaksOfSameEdge(as: word)
            }.map { [$0, word] }
        }
        let ranks = pairs.map { $0.reduce(0) { $0 + $1.rank } }
        let order = pairs.indices.sorted {
            ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1]
        }
        return order.prefix(Self.mostPairs).lazy.map { pairs[$0] }.first { pair in
            isGood(LayoutMend(joining: pair.map { $0.mend })) { mendsAll(told, saying: pair) }
        }
    }

    /// Whether a finding is over while one of the words is tried, whatever else is left.
    private func isOver(_ finding: LayoutFinding, saying word: OtherWord) -> Bool {
        guard finding.kind == .conflict else {
            return isMended(finding, along: word.constraint.firstAttribute.axis)
        }
        // What contradicts each other does so whatever is said elsewhere.
        guard finding.constraints.contains(where: { $0 === word.constraint }) else { return false }
        let ended = conflicts.filter { $0.constraints.contains { $0 === word.constraint } }
        let count = ended.reduce(0) { $0 + max(1, $1.setAside.count) }
        return trial.conflictCount <= conflictCount - count
            && !(finding.constraints + [word.other]).contains { trial.isSetAside($0) }
    }
}
