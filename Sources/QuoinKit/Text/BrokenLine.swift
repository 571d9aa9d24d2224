/// A line as clusters: some, perhaps a sign that comes in, and some more.
struct BrokenLine {
    /// What comes in where something is left out or a word is broken.
    enum Joint {
        /// Nothing: the line is as it was.
        case none
        /// The hyphen that a soft one becomes.
        case hyphen
        /// The ellipsis that stands for what is left out.
        case ellipsis
    }

    /// The clusters before the joint.
    var head: Range<Int>
    /// What comes after them.
    var joint = Joint.none
    /// The clusters after the joint. Empty but where the beginning or the middle is left out.
    var tail = 0..<0
    /// How wide the line is.
    var advance: Double
    /// Where the next line begins.
    var next: Int
    /// Whether a newline ends the line.
    var endsInNewline = false
}
