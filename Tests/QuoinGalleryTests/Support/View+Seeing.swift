import Quoin
import QuoinKit

@testable import QuoinTesting

// What a table shows does not tell how it came there, but the frames of its rows do, and their order: where
// a row is in the content depends on how tall those above it are taken to be that were never in sight.

extension View {
    /// The frame; that of a row is where it is seen in the table, and that of something on a page where it is
    /// seen in what the page is in.
    var seenFrame: Rect {
        guard let superview, self is TableViewCell || superview.isPage else { return frame }
        let seen = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
        return superview.isPage
            ? seen.offsetBy(dx: superview.frame.minX, dy: superview.frame.minY) : seen
    }

    /// Whether it is a part of a screen that scrolls with large text, and is not seen as such.
    var isPage: Bool { self is ScrollView && name == "page" }

    /// The layout as text, in which rows are where they are seen, from top to bottom.
    var seenText: String { LayoutText(of: self).description }

    /// Whether all that is seen is where it is seen in another view, and nothing else.
    ///
    /// How wide a page is follows from what is on it as well, which may show in the last digit.
    func looksLike(_ other: View) -> Bool {
        descendants.contains { $0 is TableView || $0.isPage }
            ? seenText == other.seenText : snapshot() == other.snapshot()
    }
}
