/// What is found by its name.
final class Catalogue<Entry: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String: Entry] = [:]

    func register(_ name: String, _ entry: Entry) { lock.withLock { entries[name] = entry } }

    subscript(name: String) -> Entry? { lock.withLock { entries[name] } }
}

/// Where pictures are found by their names.
enum ImageCatalogue {
    static let sizes = Catalogue<CGSize>()

    /// The file of a picture: as it is called, or with one of the usual scales and endings.
    static func file(named name: String, in bundle: Bundle) -> URL? {
        guard let folder = bundle.resourceURL else { return nil }
        let endings = ["", ".png", ".jpg", ".jpeg"]
        for scale in ["", "@2x", "@3x"] {
            for ending in endings {
                let file = folder.appendingPathComponent(name + scale + ending)
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
                    !isFolder.boolValue
                {
                    return file
                }
            }
        }
        return nil
    }

    /// The scale that a file's name tells.
    static func scale(of name: String) -> CGFloat {
        name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1
    }
}

/// What the first bytes of a picture's file tell of its size.
enum ImageHeader {
    /// The size in pixels of a PNG, a GIF or a JPEG; nil for anything else.
    static func size(of data: Data) -> CGSize? {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
            return CGSize(width: number(bytes, at: 16, 4), height: number(bytes, at: 20, 4))
        }
        if bytes.starts(with: [0x47, 0x49, 0x46]), bytes.count >= 10 {
            return CGSize(
                width: Int(bytes[6]) | Int(bytes[7]) << 8,
                height: Int(bytes[8]) | Int(bytes[9]) << 8)
        }
        if bytes.starts(with: [0xFF, 0xD8]) {
            return sizeOfJPEG(bytes)
        }
        return nil
    }

    private static func sizeOfJPEG(_ bytes: [UInt8]) -> CGSize? {
        var position = 2
        while position + 9 < bytes.count {
            guard bytes[position] == 0xFF else { return nil }
            let marker = bytes[position + 1]
            if marker == 0xFF {
                position += 1
                continue
            }
            // The frame's header, of whatever kind of coding; 0xC4, 0xC8 and 0xCC are something else.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return CGSize(
                    width: number(bytes, at: position + 7, 2),
                    height: number(bytes, at: position + 5, 2))
            }
            position += 2 + max(2, number(bytes, at: position + 2, 2))
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], at start: Int, _ count: Int) -> Int {
        bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }
}
