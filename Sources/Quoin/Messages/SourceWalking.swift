/// Walks over the bytes of somebody's source, line by line.
package protocol SourceWalking {
    var source: [UInt8] { get }
    /// The index of the byte that comes next.
    var position: Int { get set }
}

extension SourceWalking {
    /// The next byte; at the end of the source a line break, as if the last line had one.
    package var current: UInt8 { byte(at: position) }

    /// The byte after the next.
    package var following: UInt8 { byte(at: position + 1) }

    package var isAtEnd: Bool { position >= source.count }

    private func byte(at index: Int) -> UInt8 {
        index < source.count ? source[index] : UInt8(ascii: "\n")
    }

    package mutating func advance(by count: Int = 1) {
        position += count
    }

    /// Skips blanks, among which is the carriage return of a Windows line break.
    package mutating func skipBlanks() {
        // All of them come before what is to be seen.
        while current <= UInt8(ascii: " "), isAtBlank {
            position += 1
        }
    }

    private var isAtBlank: Bool {
        current == UInt8(ascii: " ") || current == UInt8(ascii: "\t")
            || current == UInt8(ascii: "\r")
    }

    /// Skips a sign and the blanks after it, if it is what comes next.
    package mutating func skip(_ sign: UInt8) -> Bool {
        guard current == sign else { return false }
        position += 1
        skipBlanks()
        return true
    }
}
