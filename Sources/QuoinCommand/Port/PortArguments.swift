import Foundation

/// What there is to port: files of Swift, and catalogues.
struct PortArguments {
    private(set) var files: [String] = []
    private(set) var catalogues: [String] = []

    /// - Parameter arguments: Files, catalogues, and folders, of which what is in them is meant.
    init(_ arguments: [String]) {
        for argument in arguments {
            var path = argument
            while path.count > 1, path.hasSuffix("/") { path.removeLast() }
            if path.hasSuffix(AssetCatalogue.ending) {
                catalogues.append(path)
            } else if Self.isFolder(path) {
                take(from: path)
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
    private mutating func take(from folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            if name.hasSuffix(AssetCatalogue.ending) {
                catalogues.append(path)
            } else if name.hasSuffix(".swift") {
                files.append(path)
            } else if (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
                as? FileAttributeType == .typeDirectory
            {
                // A link may lead back to where it stands.
                take(from: path)
            }
        }
    }
}
