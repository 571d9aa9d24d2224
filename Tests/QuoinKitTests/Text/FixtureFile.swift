import Foundation

/// Reads the files of `Fixtures`: the scripts that make them, beside them, say what is in them.
enum FixtureFile {
    /// The lines of a file, each as the fields between its tabs.
    static func rows(_ name: String) throws -> [[String]] {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(
            contentsOf: folder.appendingPathComponent("Fixtures/\(name)"), encoding: .utf8)
        return text.split(separator: "\n").map { line in
            line.split(
                separator: "\t",
                omittingEmptySubsequences: false
            ).map(String.init)
        }
    }
}
