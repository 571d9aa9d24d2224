/// Walks over the bytes of a format and picks names and signs out of them.
struct FormatScanner: TextScanning {
    let source: [UInt8]
    /// The index of the byte that comes next.
    var position = 0

    init(_ format: String) {
        source = Array(format.utf8)
    }

    /// Whether nothing but a comment is left of the line.
    var isAtLineEnd: Bool {
        current == UInt8(ascii: "\n")
            || (current == UInt8(ascii: "/") && following == UInt8(ascii: "/"))
    }

    /// Skips two signs and the blanks after them, if they are what comes next.
    mutating func skip(_ sign: UInt8, _ second: UInt8) -> Bool {
        guard current == sign, following == second else { return false }
        position += 2
        skipBlanks()
        return true
    }
}
