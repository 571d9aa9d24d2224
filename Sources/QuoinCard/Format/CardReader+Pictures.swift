import QuoinConsole
import QuoinInspect
import QuoinKit

extension CardReader {
    /// How wide a box may be beside its height, either way.
    private static let ratios = 0.1...10.0

    mutating func picture(_ field: JSONField) -> Card.Picture? {
        guard let members = checker.members(of: field, named: CardFormat.names(of: .image)) else {
            return nil
        }
        var picture = Card.Picture(label: line(members["label"]), ratio: 1.5)
        let ratio = members["ratio"].flatMap { checker.number($0, in: Self.ratios) }
        if let file = members["file"] {
            guard let found = imageFile(file) else { return nil }
            picture.file = found
            picture.ratio = clamped(found.size.width / found.size.height)
            if let field = members["ratio"] {
                checker.complain("a file has a ratio of its own", about: field)
            }
        } else if picture.label == nil, members["label"] == nil {
            checker.complain("needs a file, or a label for the box in its place", about: field)
        }
        picture.ratio = ratio ?? picture.ratio
        return picture
    }

    private func clamped(_ ratio: Double) -> Double {
        max(Self.ratios.lowerBound, min(Self.ratios.upperBound, ratio))
    }

    private mutating func imageFile(_ field: JSONField) -> ImageFile? {
        guard let path = checker.text(field, atMost: 1000) else { return nil }
        let steps = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.hasPrefix("/"), !steps.contains(".."), !path.unicodeScalars.contains("\0")
        else {
            checker.complain(
                "must be beside the card or in a folder there, and is \(field.value.inWords)",
                about: field)
            return nil
        }
        let bytes: [UInt8]
        do throws(UsageError) {
            bytes = try load(path)
        } catch {
            checker.complain(error.message, about: field)
            return nil
        }
        guard let file = ImageFile(bytes) else {
            checker.complain(
                "\(field.value.inWords) is neither a PNG nor a JPEG", about: field)
            return nil
        }
        return file
    }
}
