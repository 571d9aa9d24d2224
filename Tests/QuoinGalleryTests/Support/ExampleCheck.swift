import Foundation
import Quoin
import QuoinGallery
import Testing

/// An example laid out at one of the sizes, to be compared with arithmetic and with its stored snapshot.
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
    ///   they are seen in the table.
    func expectFrames(
        _ expected: [String: Rect], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let window = example.window(of: screenSize.size, steps: steps)
        var unseen = expected
        for view in window.subviews.flatMap(\.descendants) {
            let name = view.name ?? "a view without a name"
            guard let wanted = unseen.removeValue(forKey: name) else {
                Issue.record(
                    "no frame is expected for \(name), or two views have its name",
                    sourceLocation: sourceLocation)
                continue
            }
            let frame = view.seenFrame
            #expect(
                frame.isNear(wanted), "\(name) is at \(frame) and should be at \(wanted)",
                sourceLocation: sourceLocation)
        }
        #expect(unseen.isEmpty, "there is no \(unseen.keys)", sourceLocation: sourceLocation)
    }

    /// Compares the snapshot with the stored one.
    ///
    /// With `STORE_SNAPSHOTS` in the environment the present one is stored first. Read the difference
    /// before you commit it.
    func expectStoredSnapshot(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let window = example.window(of: screenSize.size, steps: steps)
        let text = window.seenText
        let file = Self.snapshots.appendingPathComponent(
            "\(example.name)\(steps == 0 ? "" : "-step\(steps)")-\(screenSize.label).txt")
        if ProcessInfo.processInfo.environment["STORE_SNAPSHOTS"] != nil {
            try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
        }
        let stored = try String(contentsOf: file, encoding: .utf8)
        #expect(text + "\n" == stored, sourceLocation: sourceLocation)
    }

    private static let snapshots = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Snapshots")
}

extension Rect {
    /// Whether the rectangles are the same but for rounding errors.
    func isNear(_ other: Rect) -> Bool {
        [
            (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
        ].allSatisfy { abs($0.0 - $0.1) <= 1e-6 * max(1, abs($0.1)) }
    }
}
