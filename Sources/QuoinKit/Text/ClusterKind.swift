/// What a character is to the breaking of lines.
///
/// These are the classes of Unicode's line breaking (UAX 14), as far as they differ in what follows
/// from them here.
enum ClusterKind: UInt8 {
    /// Part of a word, which is kept in one piece.
    case word
    /// A CJK character or an emoji: lines may end on both sides of it.
    case ideograph
    /// A bracket or a quotation mark that opens, after which no line ends.
    case opening
    /// The same of CJK width, before which a line may end.
    case wideOpening
    /// A bracket or a quotation mark that closes, a comma and the like, before which no line ends.
    case closing
    /// The same of CJK width, after which a line may end; or a small kana.
    case wideClosing
    /// A question mark: no line ends before it, but after it one may, as in the address of a page.
    case question
    /// A quotation mark that may open or close: no line ends on either side of it.
    case quote
    /// A hyphen or an ellipsis, after which a line may end unless it begins a word.
    case hyphen
    /// A dash between words, after which a line may end.
    case dash
    /// A dash between words that also may begin a line.
    case longDash
    /// Holds together what is on either side of it.
    case glue
    /// Where a line may end with a hyphen that is not seen otherwise.
    case softHyphen
    /// Where a line may end, and nothing is seen.
    case breakHint
    /// Room between words.
    case space
    /// Room up to the next stop.
    case tab
    /// Ends the line.
    case newline

    /// Whether it is not seen, and does not count, where a line ends.
    var isSpace: Bool {
        self == .space || self == .tab || self == .breakHint
    }

    /// Whether it is drawn, so that leaving it out leaves something out.
    var isVisible: Bool {
        !isSpace && self != .newline && self != .softHyphen
    }

    /// Whether it stands in a square, as CJK text does.
    var isWide: Bool {
        self == .ideograph || self == .wideOpening || self == .wideClosing
    }
}
