/// Lines of text in columns, each printed as soon as it is known.
struct Table {
    /// A column: its title, its width, and on which side its cells stand.
    struct Column {
        let title: String
        let width: Int
        var isNumber = true
    }

    let columns: [Column]

    /// Prints the titles.
    func printTitles() {
        printRow(columns.map(\.title))
    }

    /// Prints one row.
    func printRow(_ cells: [String]) {
        var line = ""
        for (cell, column) in zip(cells, columns) {
            let space = String(repeating: " ", count: max(0, column.width - cell.count))
            line += (line.isEmpty ? "" : "  ") + (column.isNumber ? space + cell : cell + space)
        }
        while line.last == " " {
            line.removeLast()
        }
        Console.print(line)
    }
}

/// A duration in the unit in which it is easiest to read.
func readableDuration(_ microseconds: Double) -> String {
    switch microseconds {
    case ..<1000: "\(readableNumber(microseconds)) µs"
    case ..<1e6: "\(readableNumber(microseconds / 1000)) ms"
    default: "\(readableNumber(microseconds / 1e6)) s"
    }
}

/// A number with about three digits that count.
func readableNumber(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    guard number >= 0 else { return "-" + readableNumber(-number) }
    let places = number < 10 ? 2 : number < 100 ? 1 : 0
    let scale = [1.0, 10, 100][places]
    let scaled = (number * scale).rounded()
    guard places > 0, scaled < 1e15 else { return "\(Int(min(scaled, 1e15)))" }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return padded.dropLast(places) + "." + padded.suffix(places)
}
