import Foundation
import Quoin

/// Where the command reads from. Tests put something else in the place of the real thing.
struct CommandInput: Sendable {
    /// Reads all of standard input.
    var standardInput: @Sendable () throws(UsageError) -> [UInt8]
    /// Reads all of a file, given by its path.
    var file: @Sendable (_ path: String) throws(UsageError) -> [UInt8]

    /// What this process can read.
    static let process = CommandInput(
        standardInput: { () throws(UsageError) -> [UInt8] in
            try read(.standardInput, name: "standard input")
        },
        file: { (path) throws(UsageError) -> [UInt8] in
            let name = PrintableText.quoted(path)
            // Foundation takes an empty path for the current folder.
            guard !path.isEmpty else {
                throw UsageError("cannot read \(name): No such file or directory")
            }
            let handle: FileHandle
            do {
                handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            } catch {
                throw UsageError("cannot read \(name): \(SystemError(behind: error).reason)")
            }
            return try read(handle, name: name)
        })

    private static func read(_ handle: FileHandle, name: String) throws(UsageError) -> [UInt8] {
        do {
            return [UInt8](try handle.readToEnd() ?? Data())
        } catch {
            throw UsageError("cannot read \(name): \(SystemError(behind: error).reason)")
        }
    }
}
