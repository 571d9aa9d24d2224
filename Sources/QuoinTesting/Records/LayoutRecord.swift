import Foundation

/// A file beside a test in which a layout is kept as text.
struct LayoutRecord {
    let name: RecordName
    /// The file of the test without its ending, as the folder is called.
    let testName: String
    /// The folders that the test is in: its target's, and those in that. Another target may have a file of the same
    /// name.
    private let testFolders: [String]
    /// Where the record is.
    let file: URL

    /// The record of a name for a test.
    ///
    /// - Parameter testFile: The path of the source file that the test is in.
    init(_ name: RecordName, besideTest testFile: String) {
        let test = URL(fileURLWithPath: testFile)
        self.name = name
        testName = test.deletingPathExtension().lastPathComponent
        let folders = test.deletingLastPathComponent().pathComponents
        testFolders =
            folders.lastIndex(of: "Tests").map { Array(folders[($0 + 1)...]) }
            ?? folders.suffix(1).filter { $0 != "/" }
        file = test.deletingLastPathComponent()
            .appendingPathComponent("__Layouts__", isDirectory: true)
            .appendingPathComponent(testName, isDirectory: true)
            .appendingPathComponent("\(name.text).txt", isDirectory: false)
    }

    /// The layout that was recorded; nil if none was.
    func read() throws -> String? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let text = try String(contentsOf: file, encoding: .utf8)
        // Some tools write other ends of lines when they check a file out.
        return text.replacingOccurrences(of: "\r\n", with: "\n")
    }

    /// Records a layout in the place of the one before.
    func write(_ text: String) throws {
        try Self.write(text, to: file)
    }

    /// Writes a picture of how a layout differs, in a folder for what is of no use later.
    ///
    /// - Returns: where it is.
    func writePicture(_ picture: String) throws -> URL {
        let folder = (["QuoinTesting"] + testFolders + [testName])
            .reduce(FileManager.default.temporaryDirectory) {
                $0.appendingPathComponent($1, isDirectory: true)
            }
        let file = folder.appendingPathComponent("\(name.text).svg", isDirectory: false)
        try Self.write(picture, to: file)
        return file
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }
}
