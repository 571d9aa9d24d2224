import Foundation

/// A line on standard error that is written over again and again.
package enum ProgressLine {
    /// Shows a text in the place of the one before. An empty one leaves nothing behind.
    package static func show(_ text: String) {
        // Blanks, for not every terminal knows how to erase a line.
        let blanks = String(repeating: " ", count: width)
        let shown = text.isEmpty ? "" : String(text.prefix(width))
        // There is nobody to tell when this fails.
        try? FileHandle.standardError.write(contentsOf: Data("\r\(blanks)\r\(shown)".utf8))
    }

    /// No terminal has fewer columns, and no text of the command more characters.
    private static let width = 60
}
