import Foundation
import Quoin

/// What there is to port: files of Swift, and catalogues.
struct PortArguments {
    private(set) var files: [String] = []
    private(set) var catalogues: [String] = []

    /// - Parameter arguments: Files, catalogues, and folders, of which what is in them is meant.
    init(_ arguments: [String]) throws(UsageError) {
        for argument in arguments {
            var path = argument
            while path.count > 1, path.hasSuffix("/") { path.removeLast() }
            if Self.isFolder(path) {
                if path.hasSuffix(AssetCatalogue.ending) {
                    catalogues.append(path)
                } else {
                    let count = files.count + catalogues.count
                    try take(from: path)
                    guard files.count + catalogues.count > count else {
                        throw UsageError(
                            "there is no Swift file and no asset catalogue in "
                                + PrintableText.quoted(path))
                    }
                }
            } else {
                files.append(argument)
            }
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// Takes what is in a folder, in the order of the names, but not what is hidden.
    private mutating func take(from folder: String) throws(UsageError) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw UsageError(
                "cannot read \(PrintableText.quoted(folder)): \(SystemError(behind: error).reason)")
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            // A link may lead back to where it stands.
            let isFolder =
                (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
                as? FileAttributeType == .typeDirectory
            if name.hasSuffix(AssetCatalogue.ending) {
                catalogues.append(path)
            } else if isFolder {
                try take(from: path)
            } else if name.hasSuffix(".swift") {
                files.append(path)
            }
        }
    }
}
