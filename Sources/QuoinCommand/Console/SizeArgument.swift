import Quoin

/// A size as it is written on the command line: `320x480`.
enum SizeArgument {
    /// Reads the size of a screen: no device has one that is smaller or larger than this.
    static func screen(_ text: String, of option: String) throws(UsageError) -> Size {
        try size(text, of: option, from: 100...4096)
    }

    /// Reads the size of whatever is laid out, which may be a single cell or a badge.
    static func area(_ text: String, of option: String) throws(UsageError) -> Size {
        try size(text, of: option, from: 1...4096)
    }

    private static func size(
        _ text: String, of option: String, from lengths: ClosedRange<Int>
    ) throws(UsageError) -> Size {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = length(parts[0], lengths),
            let height = length(parts[1], lengths)
        else {
            throw UsageError(
                "\(option) takes width and height, as in 320x480, each from \(lengths.lowerBound)"
                    + " to \(lengths.upperBound), not \(PrintableText.quoted(text))")
        }
        return Size(width: Double(width), height: Double(height))
    }

    private static func length(_ digits: Substring, _ lengths: ClosedRange<Int>) -> Int? {
        guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let value = Int(digits), lengths.contains(value)
        else { return nil }
        return value
    }
}
