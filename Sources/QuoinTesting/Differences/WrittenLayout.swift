import QuoinKit

/// A layout as it was read from text.
struct WrittenLayout: Equatable {
    /// A line that says of a view where it is.
    struct Line: Equatable {
        var name: String
        var type: String
        var frame: Rect
        var isHidden: Bool
        /// What is wrong with it.
        var diagnostics: [String]
        /// How many views it is in.
        var depth: Int
    }

    /// The views, each before those in it.
    private(set) var lines: [Line] = []

    /// Reads what can be read: lines that say something else are passed over.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let content = line.drop { $0 == " " }
            if content.hasPrefix("! "), !lines.isEmpty {
                lines[lines.count - 1].diagnostics.append(String(content.dropFirst(2)))
            } else if let read = Line(content, depth: (line.count - content.count) / 2) {
                lines.append(read)
            }
        }
    }

    /// Whether the layouts are the same, but for a millionth that was rounded the other way.
    func isSame(as other: WrittenLayout) -> Bool {
        lines.count == other.lines.count
            && zip(lines, other.lines).allSatisfy { line, other in
                var rounded = line
                rounded.frame = other.frame
                return rounded == other && line.frame.isNear(other.frame)
            }
    }
}

extension WrittenLayout.Line {
    /// Reads `title: Label (8, 8), 120 × 20, hidden` from its end on: what a name contains is up to people.
    fileprivate init?(_ text: Substring, depth: Int) {
        let ending = ", hidden"
        let isHidden = text.hasSuffix(ending)
        let line = isHidden ? text.dropLast(ending.count) : text
        guard let parenthesis = line.lastIndex(of: "(") else { return nil }
        let numbers = line[parenthesis...]
            .split { "(), ×".contains($0) }.compactMap { Double($0) }
        let head = line[..<parenthesis].dropLast()
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite),
            let colon = head.lastIndex(of: ":")
        else { return nil }
        self.init(
            name: String(head[..<colon]), type: String(head[colon...].dropFirst(2)),
            frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            isHidden: isHidden, diagnostics: [], depth: depth)
    }
}

extension Rect {
    /// Whether the numbers are the same but for the last decimal that is written.
    fileprivate func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
            .allSatisfy { $0.magnitude <= 2e-6 }
    }
}
