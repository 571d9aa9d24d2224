/// What a picture is written as.
enum PictureFormat: String, CaseIterable, Sendable {
    case svg, png

    /// The format that the name of a file says.
    init?(ofFile name: String) {
        let name = name.lowercased()
        guard let format = Self.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else {
            return nil
        }
        self = format
    }

    /// Whether a file is called as pictures are that are not written.
    static func isOther(file name: String) -> Bool {
        let name = name.lowercased()
        return others.contains { name.hasSuffix(".\($0)") }
    }

    private static let others = [
        "jpg", "jpeg", "gif", "webp", "avif", "heic", "bmp", "tif", "tiff", "pdf", "eps",
    ]
}
