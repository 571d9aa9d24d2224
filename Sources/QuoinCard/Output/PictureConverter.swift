import Foundation
import QuoinConsole

/// Makes PNG of SVG with `rsvg-convert`, where that is.
struct PictureConverter: Sendable {
    /// Why there is no PNG.
    struct Failure: Error {
        let message: String
    }

    static let missing = """
        PNG needs rsvg-convert, which is not there. It comes with librsvg (apt-get install librsvg2-bin, \
        brew install librsvg); --format svg needs nothing
        """

    private let tool: URL

    /// Looks for the tool where commands are looked for.
    static func found(
        in path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) -> PictureConverter? {
        for folder in path.split(separator: ":") {
            let file = "\(folder)/rsvg-convert"
            if FileManager.default.isExecutableFile(atPath: file) {
                return PictureConverter(tool: URL(fileURLWithPath: file))
            }
        }
        return nil
    }

    /// The picture as PNG.
    func png(of document: [UInt8]) throws(Failure) -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("quoin-card-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (source, result) = (
            folder.appendingPathComponent("card.svg"), folder.appendingPathComponent("card.png")
        )
        let process = Process()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            try Data(document).write(to: source)
            process.executableURL = tool
            // Pictures within the card may be large.
            process.arguments = ["--unlimited", "--output", result.path, source.path]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            if process.terminationStatus == 0, let picture = try? Data(contentsOf: result) {
                return [UInt8](picture)
            }
        } catch {
            throw Failure(message: "there is no PNG: \(SystemError(behind: error).reason)")
        }
        throw Failure(
            message: "rsvg-convert ended with status \(process.terminationStatus), without a PNG")
    }
}
