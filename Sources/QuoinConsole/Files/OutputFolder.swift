import Foundation

/// A folder that the command writes files into.
///
/// A file is there whole, or as it was before: it is written beside, under another name, and takes its
/// own when it is complete.
package struct OutputFolder: Sendable {
    /// A folder or a file that could not be written.
    package struct Failure: Error {
        package let path: String
        package let reason: SystemError
    }

    private let path: String

    /// Takes a folder, and makes it, with those that it is in, if it is not there.
    package init(making path: String) throws(Failure) {
        self.path = path
        do throws(SystemError) {
            try Self.make(path)
        } catch {
            throw Failure(path: path, reason: error)
        }
    }

    /// Writes a file of the folder.
    package func write(_ content: String, to name: String) throws(Failure) {
        try write(Array(content.utf8), to: name)
    }

    /// Writes a file of the folder, given by its bytes.
    package func write(_ content: [UInt8], to name: String) throws(Failure) {
        let target = self.path(of: name)
        do throws(SystemError) {
            // A signal that would end the process waits until nothing is half done.
            try Interrupts.postponed { () throws(SystemError) in
                try Self.replace(target, by: content)
            }
        } catch {
            throw Failure(path: target, reason: error)
        }
    }

    /// Writes a file, and makes the folders that it is in.
    package static func write(_ content: String, toFile file: String) throws(Failure) {
        let slash = file.lastIndex(of: "/")
        let folder = slash.map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
        let ownName = slash.map { String(file[file.index(after: $0)...]) } ?? file
        try OutputFolder(making: folder).write(content, to: ownName)
    }

    /// The path of a file of the folder.
    package func path(of name: String) -> String {
        path.hasSuffix("/") ? path + name : path + "/" + name
    }

    // MARK: Folders

    private static func make(_ path: String) throws(SystemError) {
        // Those that are missing, the innermost first.
        var missing: [String] = []
        var folder = path
        while true {
            do throws(SystemError) {
                try makeOne(folder)
                break
            } catch  where error.isAbsence {
                let outer = parent(of: folder)
                // Where nothing is left to make, the path itself makes no sense.
                guard outer != folder else { throw error }
                missing.append(folder)
                folder = outer
            }
        }
        while let next = missing.popLast() {
            try makeOne(next)
        }
    }

    private static func makeOne(_ path: String) throws(SystemError) {
        guard mkdir(path, 0o777) != 0 else { return }
        let error = SystemError.last
        guard error.isExistence else { throw error }
        var status = stat()
        // A link may be there that leads nowhere.
        guard stat(path, &status) == 0 else { throw .last }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(.ENOTDIR) }
    }

    /// The path of the folder that something is in; what has none is its own.
    private static func parent(of path: String) -> String {
        var parts = path[...]
        while parts.count > 1, parts.last == "/" {
            parts.removeLast()
        }
        guard let slash = parts.lastIndex(of: "/") else { return path.isEmpty ? "" : "." }
        return slash == parts.startIndex ? "/" : String(parts[..<slash])
    }

    // MARK: Files

    private static func replace(_ target: String, by content: [UInt8]) throws(SystemError) {
        let beside = "\(target).\(getpid()).part"
        let file = open(beside, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        guard file >= 0 else { throw .last }
        var former = stat()
        if stat(target, &former) == 0 {
            // Who may read the file, and run it, stays as it was.
            fchmod(file, former.st_mode & 0o777)
        }
        do throws(SystemError) {
            try write(content, to: file)
            guard rename(beside, target) == 0 else { throw .last }
        } catch {
            unlink(beside)
            throw error
        }
    }

    /// Writes all bytes, and closes the file in any case.
    private static func write(_ content: [UInt8], to file: Int32) throws(SystemError) {
        var rest = content[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            guard count > 0 else {
                let error = SystemError.last
                close(file)
                throw error
            }
            rest = rest.dropFirst(count)
        }
        // Some file systems say only now that the disk is full.
        guard close(file) == 0 else { throw .last }
    }
}
