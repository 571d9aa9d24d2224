/// How many cells of a terminal characters take.
package enum CellWidths {
    /// The cells that one scalar takes by itself.
    static func cells(of scalar: UInt32) -> Int {
        if scalar < 0x300 {
            let isControl = scalar < 0x20 || (0x7F..<0xA0).contains(scalar)
            return isControl ? 0 : 1
        }
        if zero.contains(scalar) {
            return 0
        }
        return wide.contains(scalar) ? 2 : 1
    }

    /// The cells that the several scalars of one character take.
    ///
    /// As in a terminal, the first scalar decides. Others make it wider or narrower, and only those
    /// that are letters again, as in the syllables of some scripts, add to it.
    package static func cells(of scalars: Substring.UnicodeScalarView) -> Int {
        var counter = CellCounter()
        for scalar in scalars {
            counter.count(scalar.value)
        }
        return counter.total
    }

    /// Whether two characters share their cells: the second is a vowel that widens the first, or
    /// the first ends in a mark that makes one sign of two letters of a script.
    ///
    /// Unicode's rules for the boundaries of characters leave out some scripts of which that is
    /// true.
    static func isJoined(_ last: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
        guard next.value >= 0x900 else { return false }
        if spacingMarks.contains(next.value) {
            return cells(of: last.value) > 0 || spacingMarks.contains(last.value)
        }
        // Half a block is of one script.
        return last.value >> 7 == next.value >> 7 && joiners.contains(last.value)
            && cells(of: next.value) > 0
    }
}

/// Counts the cells of the scalars that make up a character.
private struct CellCounter {
    /// The cells of all that was counted.
    var total: Int { before + current }

    /// The cells of the letters before the last one.
    private var before = 0
    /// The cells of the last letter and of what belongs to it.
    private var current = 0
    /// The last scalar that took cells, until a mark has changed how many.
    private var base: UInt32?
    /// Whether the last scalar makes one sign of the letters around it.
    private var afterJoiningMark = false
    /// Whether the last scalar was a zero width joiner, after which an emoji takes no more room.
    private var afterZeroWidthJoiner = false
    /// Whether one half of a flag was counted, so that the other takes no more room.
    private var afterRegionalIndicator = false

    mutating func count(_ scalar: UInt32) {
        if afterZeroWidthJoiner {
            afterZeroWidthJoiner = false
            return
        }
        switch scalar {
        case 0x200D:
            afterZeroWidthJoiner = !afterJoiningMark
        case 0xFE0E, 0xFE0F:
            changePresentation(toEmoji: scalar == 0xFE0F)
        case 0x1F1E6...0x1F1FF where afterRegionalIndicator:
            afterRegionalIndicator = false
        case 0x1F3FB...0x1F3FF where isToned:
            break
        default:
            countOther(scalar)
        }
    }

    /// Whether the last scalar can have a skin tone; no letter has one.
    private var isToned: Bool {
        base.map { $0 >= 0x203C } ?? false
    }

    private mutating func changePresentation(toEmoji: Bool) {
        guard let base else { return }
        if toEmoji, CellWidths.widenedAsEmoji.contains(base) {
            current = 2
        } else if !toEmoji, current == 2, CellWidths.narrowedAsText.contains(base) {
            current = 1
        }
        self.base = nil
    }

    private mutating func countOther(_ scalar: UInt32) {
        let cells = CellWidths.cells(of: scalar)
        if cells > 0 {
            if afterJoiningMark {
                current = 2
            } else {
                before += current
                current = cells
            }
            base = scalar
            afterJoiningMark = false
            afterRegionalIndicator = (0x1F1E6...0x1F1FF).contains(scalar)
        } else if CellWidths.joiners.contains(scalar) {
            afterJoiningMark = true
        } else {
            afterJoiningMark = false
            if base != nil, CellWidths.spacingMarks.contains(scalar) {
                current = 2
                base = nil
            }
        }
    }
}
