import Quoin

/// The size of a view's content as it is written on the command line: `title:120x20`.
struct ContentSizeArgument {
    let name: String
    /// The size; what is left out is no intrinsic metric.
    let size: Size

    init(_ text: String) throws(UsageError) {
        let mistake = UsageError(
            "--view takes a view and the size of its content, as in title:120x20, title:120x or "
                + "title:x20, not \(PrintableText.quoted(text))")
        let sides = text.split(separator: ":", omittingEmptySubsequences: false)
        guard sides.count == 2, !sides[0].isEmpty else { throw mistake }
        let lengths = sides[1].split(separator: "x", omittingEmptySubsequences: false)
        guard lengths.count == 2, lengths.contains(where: { !$0.isEmpty }),
            let width = Self.length(lengths[0]), let height = Self.length(lengths[1])
        else { throw mistake }
        name = String(sides[0])
        size = Size(width: width, height: height)
    }

    private static func length(_ text: Substring) -> Double? {
        if text.isEmpty {
            return View.noIntrinsicMetric
        }
        guard let length = ArgumentNumber.read(text), length >= 0 else { return nil }
        return length
    }
}

/// A number with a name as it is written on the command line: `gap=12`.
struct MetricArgument {
    let name: String
    let value: Double

    init(_ text: String) throws(UsageError) {
        let sides = text.split(separator: "=", omittingEmptySubsequences: false)
        if sides.count == 2, ArgumentNumber.isTooLarge(sides[1]) {
            throw UsageError(
                "--metric takes numbers to \(Int(ArgumentNumber.largest)), and that of "
                    + "\(PrintableText.quoted(text)) is larger")
        }
        guard sides.count == 2, !sides[0].isEmpty, let value = ArgumentNumber.read(sides[1]) else {
            throw UsageError(
                "--metric takes a name and a number, as in gap=12, not \(PrintableText.quoted(text))"
            )
        }
        name = String(sides[0])
        self.value = value
    }
}

/// A number of points on the command line.
enum ArgumentNumber {
    /// Reads a decimal with or without a sign, if it is no larger than layouts are.
    static func read(_ text: Substring) -> Double? {
        // A Double would take hexadecimal digits and "nan", too.
        let isPlain = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || "+-.".utf8.contains(byte)
        }
        guard isPlain, let value = Double(text), value.magnitude <= largest else { return nil }
        return value
    }

    /// Whether a text is a number that is larger than layouts are, also one with an exponent.
    static func isTooLarge(_ text: Substring) -> Bool {
        // A Double would take "inf", too.
        guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return false }
        return Double(text).map { $0.magnitude > largest } ?? false
    }

    /// The largest number that is read.
    static let largest = 1_000_000.0
}
