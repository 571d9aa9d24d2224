/// Lines of formats of which something is to be left out.
struct FormatEditor {
    private var rows: [String]
    /// Whether anything is another text than before.
    private var isChanged = false
    private let source: String
    /// The lines that are gone, by their numbers.
    private(set) var dropped: Set<Int> = []

    init(_ text: String) {
        source = text
        rows = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }

    /// Leaves a whole line out.
    mutating func drop(_ number: Int) {
        dropped.insert(number)
        isChanged = true
    }

    /// Leaves the parentheses with the length of a view out of a line: `[title(120)]`. False if there are none, or
    /// others in them, or several.
    mutating func dropLength(of name: String, inLine number: Int) -> Bool {
        guard rows.indices.contains(number - 1) else { return false }
        let row = Array(rows[number - 1].utf8)
        let wanted = Array(name.utf8) + [UInt8(ascii: "(")]
        var found: Range<Int>?
        for start in row.indices where row[start...].starts(with: wanted) {
            let isName = start > 0 && "[,".utf8.contains(row[start - 1])
            let opening = start + wanted.count - 1
            guard isName, found == nil,
                let length = row[opening...].firstIndex(of: UInt8(ascii: ")")),
                !row[(opening + 1)..<length].contains(where: { "(,".utf8.contains($0) })
            else { return false }
            found = opening..<length + 1
        }
        guard let found else { return false }
        rows[number - 1] = String(
            decoding: row[..<found.lowerBound] + row[found.upperBound...], as: UTF8.self)
        isChanged = true
        return true
    }

    /// The text as it is now.
    var text: String {
        guard isChanged else { return source }
        return rows.enumerated().filter { !dropped.contains($0.offset + 1) }.map { $0.element }
            .joined(separator: "\n")
    }
}
