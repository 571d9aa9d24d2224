import Foundation
import Quoin

/// Where a command reads from. Tests put something else in the place of the real thing.
package struct CommandInput: Sendable {
    /// Reads all of standard input.
    package var standardInput: @Sendable () throws(UsageError) -> [UInt8]
    /// Reads all of a file, given by its path.
    package var file: @Sendable (_ path: String) throws(UsageError) -> [UInt8]

    /// Takes what reads standard input and what reads files.
    package init(
        standardInput: @escaping @Sendable () throws(UsageError) -> [UInt8],
        file: @escaping @Sendable (_ path: String) throws(UsageError) -> [UInt8]
    ) {
        self.standardInput = standardInput
        self.file = file
    }

    /// What this process can read. What never ends, as a device, would fill the memory: nobody types so
    /// much.
    package static let process = ofProcess(limit: 256 << 20)

    /// What this process can read, but for what has more bytes than a limit: of that, no more is read
    /// than it takes to know.
    package static func ofProcess(limit: Int) -> CommandInput {
        CommandInput(
            standardInput: { () throws(UsageError) -> [UInt8] in
                try read(.standardInput, name: "standard input", limit: limit)
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
                return try read(handle, name: name, limit: limit)
            })
    }

    private static func read(
        _ handle: FileHandle, name: String, limit: Int
    ) throws(UsageError) -> [UInt8] {
        var bytes: [UInt8] = []
        do {
            while bytes.count <= limit,
                let part = try handle.read(upToCount: min(1 << 20, limit + 1 - bytes.count)),
                !part.isEmpty
            {
                bytes += part
            }
        } catch {
            throw UsageError("cannot read \(name): \(SystemError(behind: error).reason)")
        }
        guard bytes.count <= limit else {
            throw UsageError("\(name) has more than \(limit >> 20) MB, which is more than is read")
        }
        return bytes
    }
}
