/// A name that a file can have on every system, and that leads nowhere but into the folder that it is in.
struct RecordName: Hashable {
    let text: String

    /// As long as file systems allow, with room for an ending.
    static let mostBytes = 200

    /// Takes a name if it is fit.
    init(_ text: String) throws(UnfitName) {
        if let reason = Self.objection(to: text) {
            throw UnfitName(name: text, reason: reason)
        }
        self.text = text
    }

    private static func objection(to text: String) -> String? {
        if text.isEmpty {
            return "it is empty"
        }
        if text.utf8.count > mostBytes {
            return "it has more than \(mostBytes) bytes"
        }
        if text.unicodeScalars.contains(where: isInvisible) {
            return "it has control characters in it"
        }
        if let character = text.first(where: { #"/\:*?"<>|"#.contains($0) }) {
            return "“\(character)” means something else in a path"
        }
        if text.hasPrefix(".") || text.hasPrefix(" ") {
            return "it begins with a dot or a space"
        }
        if text.hasSuffix(".") || text.hasSuffix(" ") {
            return "it ends with a dot or a space"
        }
        if reserved.contains(text.prefix { $0 != "." }.uppercased()) {
            return "it is the name of a device on some systems"
        }
        return nil
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
            .unassigned:
            true
        default: false
        }
    }

    private static let reserved: Set<String> = Set(
        ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })
}

/// A name that a record cannot have.
struct UnfitName: Error, CustomStringConvertible {
    let name: String
    let reason: String

    var description: String { "\(PrintableName(name)) cannot be the name of a record: \(reason)" }
}

/// A name in quotation marks, without what would drive a terminal, cut when it is long.
struct PrintableName: CustomStringConvertible {
    let description: String

    init(_ name: String) {
        let scalars = name.unicodeScalars.prefix(60).map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
            default: scalar
            }
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        description = "\"\(String(text))\(name.unicodeScalars.count > 60 ? "…" : "")\""
    }
}
