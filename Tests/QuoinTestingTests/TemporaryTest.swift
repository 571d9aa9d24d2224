import Foundation
import QuoinKit

@testable import QuoinTesting

/// A source file of a test that does not exist, in a folder of its own that goes with this value.
final class TemporaryTest {
    let folder: URL

    /// The path of the source file.
    var file: String { folder.appendingPathComponent("Tests/CardTests.swift").path }

    /// Where its records are.
    var records: URL { folder.appendingPathComponent("Tests/__Layouts__/CardTests") }

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("quoin-testing-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// What is told of a view.
    func failure(
        of view: View, named name: String = "card", mode: RecordingMode = .compare
    ) -> String? {
        LayoutExpectation(testFile: file, mode: mode).failure(of: view, named: name)
    }

    /// What a record says; nil if there is none.
    func record(_ name: String = "card") -> String? {
        try? String(contentsOf: records.appendingPathComponent("\(name).txt"), encoding: .utf8)
    }

    func write(_ text: String, to name: String = "card") throws {
        try FileManager.default.createDirectory(at: records, withIntermediateDirectories: true)
        try text.write(
            to: records.appendingPathComponent("\(name).txt"), atomically: true, encoding: .utf8)
    }

    /// All files and folders that there are, by their paths in the folder.
    var contents: [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
            .sorted()
    }
}

/// A card with a title and a note.
struct Card {
    let view = View(frame: Rect(x: 0, y: 0, width: 320, height: 56))
    let title = View(frame: Rect(x: 8, y: 8, width: 120, height: 20))
    let note = View(frame: Rect(x: 8, y: 30, width: 200, height: 18))

    init() {
        (view.name, title.name, note.name) = ("card", "title", "note")
        [title, note].forEach(view.addSubview)
    }

    static let text = """
        card: View (0, 0), 320 × 56
          title: View (8, 8), 120 × 20
          note: View (8, 30), 200 × 18

        """
}
