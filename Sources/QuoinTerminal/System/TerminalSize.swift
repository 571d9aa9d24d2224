/// How many characters a terminal has.
package struct TerminalSize: Equatable, Sendable {
    package var columns: Int
    package var lines: Int

    package init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
    }

    /// That of the terminals of old.
    package static let usual = TerminalSize(columns: 80, lines: 24)
}

/// What is written to a terminal to have it show a program, and to have it back.
enum ScreenCodes {
    /// The other screen, no cursor, and no new line at the end of one.
    static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
    /// All that any of the others has changed, back as it was.
    static let leave =
        "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l\u{1B}[?2004l"
        + "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    /// Buttons, the wheel and movements with a button, told in numbers.
    static let mouse = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
    static let focus = "\u{1B}[?1004h"
    static let paste = "\u{1B}[?2004h"
}
