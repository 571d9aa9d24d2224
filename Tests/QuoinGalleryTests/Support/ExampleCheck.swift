import Quoin
import QuoinGallery
import TestSupport
import Testing

/// An example laid out at one of the sizes, to be compared with arithmetic.
struct ExampleCheck {
    let example: GalleryExample
    let screenSize: ScreenSize
    let steps: Int

    init(_ name: String, _ screenSize: ScreenSize, steps: Int = 0) throws {
        example = try #require(Gallery.example(named: name))
        self.screenSize = screenSize
        self.steps = steps
    }

    /// Compares the frame of every view inside the screen with the one that arithmetic gives. A view that
    /// is missing from the list, and a name that no view has, are failures too.
    ///
    /// - Parameter expected: Frames in the coordinates of the superview, by name. Rows of tables are where
    ///   they are seen in the table. A page is left out, and what is on it is where it is seen around it.
    func expectFrames(
        _ expected: [String: Rect], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let window = example.window(of: screenSize.size, steps: steps)
        var unseen = expected
        for view in window.subviews.flatMap(\.descendants) where !view.isPage {
            let name = view.name ?? "a view without a name"
            guard let wanted = unseen.removeValue(forKey: name) else {
                Issue.record(
                    "no frame is expected for \(name), or two views have its name",
                    sourceLocation: sourceLocation)
                continue
            }
            let frame = view.seenFrame
            expectTrue(
                frame.isNear(wanted), "\(name) is at \(frame) and should be at \(wanted)",
                sourceLocation: sourceLocation)
        }
        expectTrue(unseen.isEmpty, "there is no \(unseen.keys)", sourceLocation: sourceLocation)
    }
}

extension Rect {
    /// Whether the rectangles are the same but for rounding errors.
    func isNear(_ other: Rect) -> Bool {
        [
            (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
        ].allSatisfy { abs($0.0 - $0.1) <= 1e-6 * max(1, abs($0.1)) }
    }
}
