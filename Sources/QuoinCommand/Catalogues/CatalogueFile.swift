import Foundation

/// The file of Swift that stands beside a catalogue, and says what is in it.
struct CatalogueFile {
    /// Where it is, or is going to be.
    let path: String
    /// What it says; nil if there is nothing to say.
    let text: String?
    /// What there is already at its place.
    let former: String?
    let catalogue: AssetCatalogue

    init(of folder: String, _ input: CommandInput) {
        let slash = folder.lastIndex(of: "/")
        let name = folder[(slash.map { folder.index(after: $0) } ?? folder.startIndex)...]
        catalogue = AssetCatalogue(at: folder, input)
        let source = CatalogueSource(
            catalogue, named: String(name.dropLast(AssetCatalogue.ending.count)))
        path = (slash.map { String(folder[...$0]) } ?? "") + source.typeName + ".swift"
        let isEmpty = catalogue.colorNames.isEmpty && catalogue.pictureNames.isEmpty
        text = isEmpty ? nil : source.text
        former = (try? input.file(path)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether somebody has written what stands there by hand.
    var isTaken: Bool { former.map { !$0.hasPrefix(CatalogueSource.mark) } ?? false }

    /// What the file says if that is another than what it said, line by line.
    var change: (old: [String], new: [String])? {
        guard let text, text != former else { return nil }
        func lines(_ text: String) -> [String] {
            // What ends its last line has no line behind it.
            text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                .map(String.init)
        }
        return (former.map(lines) ?? [], lines(text))
    }
}
