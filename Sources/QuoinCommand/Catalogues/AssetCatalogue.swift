import Foundation
import Quoin

/// What a catalogue of Xcode's, a folder `….xcassets`, has of colours and pictures.
struct AssetCatalogue {
    /// A colour by its name, and what it is in the dark if that is another one.
    struct NamedColor: Equatable {
        var name: String
        var color: CatalogueColor
        var dark: CatalogueColor?
    }

    /// How large a picture is in points.
    struct NamedPicture: Equatable {
        var name: String
        var size: Size
    }

    /// How the name of the folder ends.
    static let ending = ".xcassets"

    private(set) var colors: [NamedColor] = []
    private(set) var pictures: [NamedPicture] = []
    /// All that Xcode gives names to, whether it is understood here or not.
    private(set) var colorNames: [String] = []
    private(set) var pictureNames: [String] = []
    /// What was not understood, each with its file and the place in it.
    private(set) var problems: [String] = []
    private let input: CommandInput

    init(at path: String, _ input: CommandInput) {
        self.input = input
        read(folder: path, prefix: "")
    }

    // MARK: Folders

    private mutating func read(folder: String, prefix: String) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            problems.append(
                "\(PrintableText.inLine(folder)): cannot be read: "
                    + SystemError(behind: error).reason)
            return
        }
        for name in names {
            let path = folder + "/" + name
            let (stem, kind) = Self.parts(of: name)
            switch kind {
            case "colorset":
                colorNames.append(prefix + stem)
                readColor(prefix + stem, in: path)
            case "imageset":
                pictureNames.append(prefix + stem)
                readPicture(prefix + stem, in: path)
            case "symbolset", "dataset":
                if kind == "symbolset" { pictureNames.append(prefix + stem) }
                problems.append(
                    "\(PrintableText.inLine(path)): what is a \(kind) can be read by Apple's tools "
                        + "only")
            case "" where Self.isFolder(path), "spriteatlas" where Self.isFolder(path):
                read(folder: path, prefix: prefix + (isNamespace(path) ? stem + "/" : ""))
            // Signs of the app, pictures of its launch and the like have names that no code asks for.
            default: break
            }
        }
    }

    private static func parts(of name: String) -> (stem: String, kind: String) {
        let kinds = [
            "colorset", "imageset", "symbolset", "dataset", "spriteatlas", "appiconset",
            "launchimage",
            "complicationset", "imagestack", "brandassets", "stickerpack", "arresourcegroup",
            "json",
        ]
        guard let dot = name.lastIndex(of: "."),
            kinds.contains(String(name[name.index(after: dot)...]))
        else { return (name, "") }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    /// A link to one is none: it may lead back to where it stands.
    private static func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    /// Whether the name of a folder is a part of the names of what is in it.
    private mutating func isNamespace(_ folder: String) -> Bool {
        guard FileManager.default.fileExists(atPath: folder + "/Contents.json"),
            let contents = contents(of: folder)?.field["properties"]?["provides-namespace"],
            case .boolean(true) = contents.value.content
        else { return false }
        return true
    }

    // MARK: Sets

    /// A file with what it says.
    private struct Contents {
        var field: JSONField
        var bytes: [UInt8]
        var path: String
    }

    private mutating func contents(of folder: String) -> Contents? {
        let path = folder + "/Contents.json"
        do {
            let bytes = try input.file(path)
            let reading = JSONReader.read(bytes)
            tell(reading.problems, in: bytes, path)
            return reading.value.map { Contents(field: JSONField($0), bytes: bytes, path: path) }
        } catch {
            problems.append("\(PrintableText.inLine(folder)): \(error.message)")
            return nil
        }
    }

    private mutating func tell(_ found: [JSONProblem], in bytes: [UInt8], _ path: String) {
        problems += JSONProblem.report(found, in: bytes, named: PrintableText.inLine(path))
    }

    private mutating func entries(_ name: String, of contents: Contents) -> [CatalogueEntry]? {
        if let entries = contents.field[name]?.elements { return entries.map(CatalogueEntry.init) }
        tell([contents.field.problem("has no list of \(name)")], in: contents.bytes, contents.path)
        return nil
    }

    private mutating func readColor(_ name: String, in folder: String) {
        guard let contents = contents(of: folder),
            let entries = entries("colors", of: contents)?.filter({ $0.field["color"] != nil }),
            !entries.isEmpty
        else { return }
        func color(isDark: Bool) throws(JSONProblem) -> CatalogueColor? {
            guard let field = entries.best(isDark: isDark)?.field["color"] else { return nil }
            return try CatalogueColor(field)
        }
        do throws(JSONProblem) {
            let dark = try color(isDark: true)
            guard let light = try color(isDark: false) ?? dark else {
                throw contents.field.problem("has no colour for phones")
            }
            colors.append(NamedColor(name: name, color: light, dark: dark == light ? nil : dark))
        } catch {
            tell([error], in: contents.bytes, contents.path)
        }
    }

    private mutating func readPicture(_ name: String, in folder: String) {
        guard let contents = contents(of: folder),
            let entries = entries("images", of: contents)?.filter({ $0.field["filename"] != nil }),
            !entries.isEmpty
        else { return }
        do throws(JSONProblem) {
            // What is the largest is told most exactly.
            let scales = [3.0, 2, 1].map { scale in entries.filter { Self.scale(of: $0) == scale } }
            guard let entry = scales.lazy.compactMap({ $0.best(isDark: false) }).first,
                let file = entry.field["filename"]
            else {
                throw contents.field.problem("has no picture for phones")
            }
            let (size, scale) = (try size(of: file, in: folder), Self.scale(of: entry) ?? 1)
            pictures.append(
                NamedPicture(
                    name: name, size: Size(width: size.width / scale, height: size.height / scale)))
        } catch {
            tell([error], in: contents.bytes, contents.path)
        }
    }

    /// How many pixels are in a point; nil for what is no number of those that there are.
    private static func scale(of entry: CatalogueEntry) -> Double? {
        guard let scale = entry.field["scale"] else { return 1 }
        return ["1x": 1, "2x": 2, "3x": 3][scale.text]
    }

    private func size(of file: JSONField, in folder: String) throws(JSONProblem) -> Size {
        guard let name = file.text else {
            throw file.problem("expected the name of a file, found \(file.value.inWords)")
        }
        guard !name.isEmpty, !name.contains("/") else {
            throw file.problem("is no name of a file in this folder: \(file.value.inWords)")
        }
        // A path may be longer than what of it is told.
        guard let bytes = try? input.file(folder + "/" + name) else {
            throw file.problem("the file \(file.value.inWords) cannot be read")
        }
        guard let size = PictureSize.of(bytes) else {
            throw file.problem(
                "the size of \(file.value.inWords) is not found: PNG, JPEG, SVG and PDF are read, of "
                    + "the last what is not packed")
        }
        return size
    }
}
