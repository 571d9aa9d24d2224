import Foundation

/// How many characters a terminal has.
struct TerminalSize: Equatable {
    var columns: Int
    var lines: Int

    /// That of a terminal, if it knows.
    init?(of file: Int32) {
        var size = winsize()
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return nil
        }
        self.init(columns: Int(size.ws_col), lines: Int(size.ws_row))
    }

    init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
    }
}
