/// A line of somebody's source with a caret under one place: how a message shows what it is about.
///
/// ```
///   x + == 12
///       ^
/// ```
///
/// Of a long line only the neighbourhood of the place is shown.
package struct SourceExcerpt: CustomStringConvertible, Sendable {
    /// The part of the line that is shown.
    package let text: String
    /// What stands before the caret, so that it comes to stand under its place.
    package let indentation: String

    /// How much is shown before the caret, and how much from it on, in characters.
    private static let reach = (before: 48, after: 28)

    /// Makes the excerpt of a line, given as UTF-8 without its line break.
    ///
    /// The caret stands under the byte with the index `place`, or, when that is the line's end index,
    /// right behind the line. Bytes that are not UTF-8 are shown as replacement characters.
    package init(of line: ArraySlice<UInt8>, at place: Int) {
        let place = min(max(place, line.startIndex), line.endIndex)
        // A character has some bytes. A window of bytes first keeps a huge line from being decoded.
        let window = 16 * Self.reach.before
        var start = max(line.startIndex, place - window)
        while start > line.startIndex, start < place, line[start] & 0xC0 == 0x80 { start += 1 }
        var end = min(line.endIndex, place + window)
        while end < line.endIndex, end > place, line[end] & 0xC0 == 0x80 { end -= 1 }

        var before = Self.text(of: line[start..<place])
        if start > line.startIndex || before.count > Self.reach.before {
            before = "…" + before.suffix(Self.reach.before - 1)
        }
        var after = Self.text(of: line[place..<end])
        if end < line.endIndex || after.count > Self.reach.after {
            after = after.prefix(Self.reach.after - 1) + "…"
        }
        text = before + after
        indentation = String(before.map { $0 == "\t" ? "\t" : " " })
    }

    /// Two lines: the source, and the caret under it.
    package var description: String {
        "  \(text)\n  \(indentation)^"
    }

    private static func text(of bytes: ArraySlice<UInt8>) -> String {
        PrintableText.withoutControls(String(decoding: bytes, as: UTF8.self))
    }
}
