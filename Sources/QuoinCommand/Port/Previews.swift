/// Previews, which are for Xcode alone.
struct Previews {
    /// The lines that go. The first line is 1.
    private(set) var lines: [ClosedRange<Int>] = []

    init(_ source: SourceCode) {
        let code = source.codeAlone
        for (index, line) in code.enumerated() where line.hasPrefix("#Preview") {
            guard let block = CodeBlock(in: code, from: index + 1) else { continue }
            var first = index + 1
            while first > 1, code[first - 2].hasPrefix("@available") { first -= 1 }
            lines.append(first...block.lines.upperBound)
        }
    }
}
