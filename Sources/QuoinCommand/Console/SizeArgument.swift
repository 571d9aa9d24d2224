import Quoin

/// A size as it is written on the command line: `320x480`.
enum SizeArgument {
    /// Reads the size of a screen.
    static func screen(_ text: String, of option: String) throws(UsageError) -> Size {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = length(parts[0]), let height = length(parts[1]) else {
            throw UsageError(
                "\(option) takes width and height, as in 320x480, each from \(lengths.lowerBound)"
                    + " to \(lengths.upperBound), not \(PrintableText.quoted(text))")
        }
        return Size(width: Double(width), height: Double(height))
    }

    /// No screen that anybody lays out for is smaller or larger than this.
    private static let lengths = 100...4096

    private static func length(_ digits: Substring) -> Int? {
        guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let value = Int(digits), lengths.contains(value)
        else { return nil }
        return value
    }
}
