import Quoin
import QuoinInspect

/// How large a picture of a catalogue is, as its file says at its beginning.
enum PictureSize {
    /// In pixels, or in points for what is drawn from lines; nil for what is none of the formats that are known.
    static func of(_ bytes: [UInt8]) -> Size? {
        if let file = ImageFile(bytes) { return file.size }
        if bytes.starts(with: "%PDF".utf8) { return ofPDF(bytes) }
        return ofSVG(bytes)
    }

    // MARK: PDF

    /// The first box that a page has. Pages may be packed, and then nothing is found.
    private static func ofPDF(_ bytes: [UInt8]) -> Size? {
        var rest = bytes[...]
        while let found = rest.firstRange(of: Array("/MediaBox".utf8)) {
            rest = rest[found.upperBound...]
            guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
                let close = rest[open...].prefix(200).firstIndex(of: UInt8(ascii: "]"))
            else { continue }
            let text = String(decoding: rest[rest.index(after: open)..<close], as: UTF8.self)
            let sides = text.split(whereSeparator: \.isWhitespace).map { Double($0) ?? .nan }
            guard sides.count == 4 else { continue }
            if let size = size((sides[2] - sides[0]).magnitude, (sides[3] - sides[1]).magnitude) {
                return size
            }
        }
        return nil
    }

    // MARK: SVG

    private static func ofSVG(_ bytes: [UInt8]) -> Size? {
        // What describes the picture may stand before it, and is not long.
        guard let begin = bytes.prefix(65_536).firstRange(of: Array("<svg".utf8)),
            let end = bytes[begin.upperBound...].prefix(65_536).firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let tag = String(decoding: bytes[begin.upperBound..<end], as: UTF8.self)
        let box = attribute("viewBox", in: tag)?
            .split { $0.isWhitespace || $0 == "," }.map { Double($0) ?? .nan }
        let inner = box.flatMap { $0.count == 4 ? size($0[2], $0[3]) : nil }
        let (width, height) = (length("width", in: tag), length("height", in: tag))
        switch (width, height, inner) {
        case (let width?, let height?, _): return size(width, height)
        case (let width?, nil, let inner?):
            return size(width, width * inner.height / inner.width)
        case (nil, let height?, let inner?):
            return size(height * inner.width / inner.height, height)
        default: return inner
        }
    }

    private static func length(_ name: String, in tag: String) -> Double? {
        guard var text = attribute(name, in: tag)?[...] else { return nil }
        for unit in ["px", "pt"] where text.hasSuffix(unit) { text = text.dropLast(2) }
        return Double(text.filter { !$0.isWhitespace })
    }

    /// What stands in quotation marks behind a name that is not the end of another one.
    private static func attribute(_ name: String, in tag: String) -> String? {
        var rest = tag[...]
        while let found = rest.firstRange(of: name) {
            let isBegun = found.lowerBound > tag.startIndex
            let before = isBegun ? tag[tag.index(before: found.lowerBound)] : " "
            rest = rest[found.upperBound...]
            let value = rest.drop(while: \.isWhitespace)
            guard before.isWhitespace, value.first == "=" else { continue }
            let quoted = value.dropFirst().drop(while: \.isWhitespace)
            guard let mark = quoted.first, mark == "\"" || mark == "'" else { continue }
            return String(quoted.dropFirst().prefix { $0 != mark })
        }
        return nil
    }

    private static func size(_ width: Double, _ height: Double) -> Size? {
        guard width > 0, height > 0, width < 1_000_000, height < 1_000_000 else { return nil }
        return Size(width: width, height: height)
    }
}
