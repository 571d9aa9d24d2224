import QuoinKit

/// Sections of text in two columns.
final class SectionColumns {
    /// A section.
    struct Part {
        let view: View
        let text: Label
        /// How high its text is with as few lines as it may have.
        let leastHeight: Double
        /// How much there is to read.
        let length: Int
    }

    /// Both columns.
    let row: StackView
    private let parts: [Part]
    private let columns: [StackView]
    /// How many sections the first column has.
    private var first = 0
    /// How high each section is with as few lines as it may have. That shows when the page is laid out.
    private lazy var leastHeights = parts.map {
        $0.view.frame.height - max(0, $0.text.frame.height - $0.leastHeight)
    }

    /// Takes sections, of which there is at least one, the first half of their text into the first column.
    init(_ parts: [Part], in style: CardStyle) {
        self.parts = parts
        let half = parts.reduce(0) { $0 + $1.length } / 2
        var length = 0
        while first < parts.count, length + parts[first].length / 2 <= half {
            length += parts[first].length
            first += 1
        }
        columns = [parts[..<first], parts[first...]].filter { !$0.isEmpty }.enumerated().map {
            style.stack(
                "column \($0.offset + 1)", .vertical, spacing: 18, $0.element.map(\.view))
        }
        row = style.stack("sections", .horizontal, spacing: 28, alignment: .top, columns)
        row.distribution = .fillEqually
    }

    /// Shows so many sections, and no more, in columns that are as low as they can be.
    func keep(_ count: Int) {
        guard let last = columns.last, columns.count > 1 else { return }
        let split = lowestSplit(of: leastHeights[..<count])
        for part in parts[count...] {
            part.view.isHidden = true
        }
        while first > split {
            first -= 1
            last.insertArrangedSubview(parts[first].view, at: 0)
        }
        while first < split {
            columns[0].addArrangedSubview(parts[first].view)
            first += 1
        }
        last.isHidden = first == count
    }

    /// How many of the sections the first column has where the higher one is as low as it can be.
    private func lowestSplit(of heights: ArraySlice<Double>) -> Int {
        let gap = columns[0].spacing
        let whole = heights.reduce(0) { $0 + $1 + gap }
        var (best, least, above) = (heights.count, whole, 0.0)
        for count in heights.indices.dropLast() {
            above += heights[count] + gap
            let higher = max(above, whole - above)
            if higher <= least { (best, least) = (count + 1, higher) }
        }
        return best
    }
}
