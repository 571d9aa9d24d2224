/// Finds out where a line may end, from one character to the next.
///
/// ```
/// for kind in kinds {
///     if finder.allowsBreak(before: kind) { … }
///     finder.pass(kind)
/// }
/// ```
struct BreakFinder {
    /// What was passed last; a newline stands for the beginning.
    private var last = ClusterKind.newline
    /// What was passed before that.
    private var beforeLast = ClusterKind.newline

    /// Whether a line may end between what was passed last and what comes next.
    func allowsBreak(before next: ClusterKind) -> Bool {
        switch next {
        case .space, .tab, .newline, .breakHint, .softHyphen: return false
        default: break
        }
        return last.isSpace || allowsBreakWithoutSpace(before: next)
    }

    private func allowsBreakWithoutSpace(before next: ClusterKind) -> Bool {
        switch (last, next) {
        case (.newline, _), (.glue, _), (_, .glue): false
        case (.opening, _), (.wideOpening, _): false
        case (_, .closing), (_, .wideClosing), (_, .question): false
        case (_, .hyphen), (_, .dash), (.quote, _), (_, .quote): false
        case (.softHyphen, _): true
        case (.hyphen, _): endsWord
        case (.dash, _), (.question, _): true
        case (.longDash, .longDash): false
        case (.longDash, _), (_, .longDash): true
        default: last.isWide || next.isWide
        }
    }

    /// Whether the hyphen passed last came after a word, and does not begin one, as in "-5".
    private var endsWord: Bool {
        !beforeLast.isSpace && beforeLast != .newline && beforeLast != .opening
    }

    /// Goes on to the next character.
    mutating func pass(_ kind: ClusterKind) {
        beforeLast = last
        last = kind
    }
}
