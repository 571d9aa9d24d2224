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
}
