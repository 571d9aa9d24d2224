/// What a terminal shows, line by line, and what is to be written so that it shows something else.
struct ScreenUpdate {
    private var shown: [String] = []
    private var isKnown = false

    /// Has everything written with the next update: the terminal may show anything.
    mutating func forget() {
        isKnown = false
    }

    /// What brings the terminal to show these lines, from its upper left corner on: only those that have
    /// changed are written, and terminals that can do so show all of it at once. Nothing if nothing has
    /// changed.
    mutating func bytes(for lines: [String]) -> String {
        var text = isKnown ? "" : "\u{1B}[0m\u{1B}[2J"
        for (index, line) in lines.enumerated() {
            let old = isKnown && index < shown.count ? shown[index] : ""
            if line != old {
                text += "\u{1B}[\(index + 1);1H\(line)\u{1B}[0m\u{1B}[K"
            }
        }
        if isKnown, shown.count > lines.count {
            text += "\u{1B}[\(lines.count + 1);1H\u{1B}[J"
        }
        shown = lines
        isKnown = true
        return text.isEmpty ? "" : Self.beginning + text + Self.end
    }

    /// What stands between these is shown at once, where a terminal knows that; others take no notice.
    private static let beginning = "\u{1B}[?2026h"
    private static let end = "\u{1B}[?2026l"
}
