import QuoinKit
import QuoinLayout

/// Siblings that overlap.
struct SiblingOverlap {
    /// The one that is drawn first.
    let below: View
    let above: View
    let size: Size

    /// Whether moving them apart from left to right is the shorter way.
    var isSideBySide: Bool { size.width < size.height }
}
