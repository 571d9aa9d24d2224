import Quoin
import QuoinInspect

/// Puts pictures into the terminal, side by side where there is room.
struct GalleryWall {
    private let capabilities: TerminalCapabilities

    init(for capabilities: TerminalCapabilities) {
        self.capabilities = capabilities
    }

    // MARK: Measures

    /// How many columns there are between two pictures.
    private static let gap = 3
    /// More than three in a row would rather be looked for than looked at.
    private static let mostInRow = 3
    /// How many points a column stands for, if there is room enough: at this scale letters of a terminal
    /// are about as wide as those of the text that they stand for.
    private static let finestScale = 6.4
    /// How many points a column stands for at most, for the sake of a third picture in the row: hardly a
    /// word is cut yet.
    private static let comfortableScale = 7.5
    /// How many points a column stands for at most, for the sake of a second one: a phone of 320 points
    /// then has 36 columns, so that a terminal of 80, the most common one, is filled.
    private static let coarsestScale = 9.0

    /// How many columns a picture takes.
    static func columns(of size: Size, for capabilities: TerminalCapabilities) -> Int {
        let count = countInRow(of: size, for: capabilities)
        let room = (capabilities.columns - gap * (count - 1)) / count
        return max(1, min(room, Int(size.width / finestScale)))
    }

    private static func countInRow(of size: Size, for capabilities: TerminalCapabilities) -> Int {
        let count = { (scale: Double) in
            let least = Int((size.width / scale).rounded(.up))
            return (capabilities.columns + gap) / (least + gap)
        }
        return max(1, min(mostInRow, count(comfortableScale)), min(2, count(coarsestScale)))
    }

    // MARK: Hanging

    /// The pictures in rows, each below its title and its summary.
    func text(of exhibits: [Exhibit]) -> String {
        var text = ""
        var rest = exhibits[...]
        while let first = rest.first {
            let size = first.pictures.first?.size ?? .zero
            let row = rest.prefix(Self.countInRow(of: size, for: capabilities))
            rest = rest.dropFirst(row.count)
            text += lines(of: row).joined(separator: "\n") + "\n\n"
        }
        return text
    }

    private func lines(of row: ArraySlice<Exhibit>) -> [String] {
        let headings = row.map(heading)
        let height = headings.map(\.count).max() ?? 0
        // Short headings stand on their pictures, so that the titles are in line.
        let columns = zip(row, headings).map { exhibit, heading in
            heading + Array(repeating: "", count: height - heading.count) + exhibit.lines
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
                blanks += width - Self.visibleLength(of: part) + Self.gap
            }
            return line
        }
    }

    private func heading(of exhibit: Exhibit) -> [String] {
        FoldedText.lines(of: exhibit.title, width: exhibit.columns).map { styled($0, "1") }
            + FoldedText.lines(of: exhibit.summary, width: exhibit.columns).map { styled($0, "2") }
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
