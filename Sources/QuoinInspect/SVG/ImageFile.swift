import QuoinLayout

/// The bytes of an image in one of the formats that every browser shows, and how large it is.
///
/// ```swift
/// let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "portrait.png")))
/// if let file = ImageFile(bytes) {
///     portrait.image = Image("portrait", size: file.size)
///     var renderer = SVGRenderer()
///     renderer.images["portrait"] = file
///     print(renderer.document(of: card))          // the image is in the document
/// }
/// ```
///
/// Only the size is read. Whether the rest is sound is for those to find out who show it.
public struct ImageFile: Hashable, Sendable {
    /// A format of images.
    public enum Format: String, CaseIterable, Hashable, Sendable {
        /// PNG.
        case png
        /// JPEG.
        case jpeg
    }

    /// Which format it is.
    public let format: Format
    /// How large it is in pixels, as the file has it; cameras may say elsewhere that it is to be turned.
    public let size: Size
    /// The whole of the file.
    public let bytes: [UInt8]

    /// Takes the bytes of a file, unless they do not begin as those of an image with a size.
    ///
    /// - Complexity: O(1) for PNG, and for JPEG O(*n*) in the number of segments before the picture.
    public init?(_ bytes: [UInt8]) {
        let found: (format: Format, width: Int, height: Int)
        if let (width, height) = Self.sizeOfPNG(bytes) {
            found = (.png, width, height)
        } else if let (width, height) = Self.sizeOfJPEG(bytes) {
            found = (.jpeg, width, height)
        } else {
            return nil
        }
        guard found.width > 0, found.height > 0 else { return nil }
        format = found.format
        size = Size(width: Double(found.width), height: Double(found.height))
        self.bytes = bytes
    }

    private static func sizeOfPNG(_ bytes: [UInt8]) -> (Int, Int)? {
        // The signature, then a header of 13 bytes, of which the first eight are the size.
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count >= 33, bytes.starts(with: signature),
            bytes[12..<16].elementsEqual("IHDR".utf8), bytes[16] < 0x80, bytes[20] < 0x80
        else { return nil }
        func number(at index: Int) -> Int {
            bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return (number(at: 16), number(at: 20))
    }

    private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var index = 2
        while index + 3 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            if marker == 0xFF {
                // Markers may be filled up.
                index += 1
                continue
            }
            if (0xD0...0xD7).contains(marker) || marker == 0x01 {
                index += 2
                continue
            }
            let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                guard length >= 8, index + 8 < bytes.count else { return nil }
                let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
                let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
                return (width, height)
            }
            // The picture itself, or its end: there is no size before it.
            guard length >= 2, marker != 0xDA, marker != 0xD9 else { return nil }
            index += 2 + length
        }
        return nil
    }
}

extension MarkupBuffer {
    /// Appends an image with its bytes, stretched to a rectangle.
    mutating func image(_ file: ImageFile, in box: Rect, opacity: Double) {
        append("<image")
        place(box, cornerRadius: 0)
        append(" preserveAspectRatio=\"none\"")
        if opacity < 1 {
            attribute("opacity", opacity)
        }
        append(" href=\"data:image/")
        append(verbatim: file.format.rawValue)
        append(";base64,")
        append(base64: file.bytes)
        append("\"/>\n")
    }
}
