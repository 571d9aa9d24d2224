import Quoin
import QuoinInspect

/// Puts pictures into the terminal, side by side where there is room.
struct GalleryRows {
    private let capabilities: TerminalCapabilities

    init(for capabilities: TerminalCapabilities) {
        self.capabilities = capabilities
    }

    /// The pictures in rows, each below its title and its summary.
    func text(of drawnExamples: [DrawnExample]) -> String {
        var text = ""
        var rest = drawnExamples[...]
        while let first = rest.first {
            let size = first.pictures.first?.size ?? .zero
            let row = rest.prefix(PictureColumns.countInRow(of: size, for: capabilities))
            rest = rest.dropFirst(row.count)
            text += lines(of: row).joined(separator: "\n") + "\n\n"
        }
        return text
    }

    private func lines(of row: ArraySlice<DrawnExample>) -> [String] {
        let headings = row.map(heading)
        let height = headings.map(\.count).max() ?? 0
        // Short headings stand on their pictures, so that the titles are in line.
        let columns = zip(row, headings).map { drawnExample, heading in
            heading + Array(repeating: "", count: height - heading.count) + drawnExample.lines
        }
        let widths = row.map(\.columns)
        return (0..<(columns.map(\.count).max() ?? 0)).map { index in
            var line = ""
            var blanks = 0
            for (column, width) in zip(columns, widths) {
                let part = index < column.count ? column[index] : ""
                if !part.isEmpty {
                    line += String(repeating: " ", count: blanks) + part
                    blanks = 0
                }
                blanks += width - Self.visibleLength(of: part) + PictureColumns.gap
            }
            return line
        }
    }

    private func heading(of drawnExample: DrawnExample) -> [String] {
        FoldedText.lines(of: drawnExample.title, width: drawnExample.columns).map {
            styled($0, "1")
        }
            + FoldedText.lines(of: drawnExample.summary, width: drawnExample.columns).map {
                styled($0, "2")
            }
    }

    /// Text in bold (1) or faint (2) letters, where there are colours too.
    private func styled(_ text: String, _ code: String) -> String {
        capabilities.colorDepth == .none ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    /// How many columns a line takes whose colours take none.
    private static func visibleLength(of line: String) -> Int {
        var count = 0
        var isInCode = false
        for character in line {
            if character == "\u{1B}" {
                isInCode = true
            } else if !isInCode {
                count += 1
            } else if character == "m" {
                isInCode = false
            }
        }
        return count
    }
}
