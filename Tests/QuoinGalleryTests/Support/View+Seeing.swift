import Quoin
import QuoinKit

@testable import QuoinTesting

// What a table shows does not tell how it came there, but the frames of its rows do, and their order: where
// a row is in the content depends on how tall those above it are taken to be that were never in sight.

extension View {
    /// The frame; that of a row is where it is seen in the table.
    var seenFrame: Rect {
        guard self is TableViewCell, let offset = superview?.bounds.origin else { return frame }
        return frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// The layout as text, in which rows are where they are seen, from top to bottom.
    var seenText: String { LayoutText(of: self).description }

    /// Whether all that is seen is where it is seen in another view, and nothing else.
    func looksLike(_ other: View) -> Bool {
        descendants.contains { $0 is TableView }
            ? seenText == other.seenText : snapshot() == other.snapshot()
    }
}
