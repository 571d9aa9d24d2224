/// What happens to text that is wider than its room, as UIKit has it.
///
/// The truncating modes and ``clipping`` concern the last line that is allowed. Those above it are
/// broken between words.
public enum LineBreakMode: CaseIterable, Hashable, Sendable {
    /// Lines end between words. What is left over below the last line is not shown.
    case wordWrapping
    /// Lines end wherever they are full. What is left over below the last line is not shown.
    case characterWrapping
    /// The last line runs on over the edge.
    case clipping
    /// The last line shows the end of the text, after an ellipsis: "…of the text".
    case truncatingHead
    /// The last line shows its beginning, before an ellipsis: "The last li…".
    case truncatingTail
    /// The last line shows its beginning and the end of the text: "The la…e text".
    case truncatingMiddle
}
