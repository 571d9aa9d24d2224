import Foundation

/// A colour of a catalogue, as `Contents.json` says it.
enum CatalogueColor: Equatable {
    case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    case gray(white: Double, alpha: Double)
    /// One of the system's, by the name that UIColor has for it.
    case system(String)

    /// Reads a colour.
    init(_ field: JSONField) throws(JSONProblem) {
        if let reference = field["reference"] {
            self = .system(try Self.system(reference))
            return
        }
        guard let space = field["color-space"], let name = space.text else {
            throw field.problem("has neither a colour space nor the name of a system's colour")
        }
        guard let components = field["components"] else {
            throw field.problem("has no components")
        }
        func part(_ name: String) throws(JSONProblem) -> Double {
            guard let part = components[name] else {
                throw components.problem("has no component \"\(name)\"")
            }
            return try Self.part(part)
        }
        let alpha = try components["alpha"].map(Self.opacity) ?? 1
        switch name {
        case "gray-gamma-22", "extended-gray":
            self = .gray(white: try part("white"), alpha: alpha)
        case "srgb", "extended-srgb":
            self = .sRGB(
                red: try part("red"), green: try part("green"), blue: try part("blue"), alpha: alpha
            )
        case "extended-linear-srgb":
            self = .sRGB(
                red: Self.curved(try part("red")), green: Self.curved(try part("green")),
                blue: Self.curved(try part("blue")), alpha: alpha)
        case "display-p3":
            self = .displayP3(
                red: try part("red"), green: try part("green"), blue: try part("blue"), alpha: alpha
            )
        default: throw space.problem("is a colour space that is not known: \(name)")
        }
    }

    /// What Swift makes the colour by.
    var swift: String {
        func number(_ value: Double) -> String {
            // As many digits as a screen tells apart, and some more.
            String(Double(String(format: "%.6f", value)) ?? 0)
        }
        switch self {
        case .sRGB(let red, let green, let blue, let alpha):
            return "UIColor(red: \(number(red)), green: \(number(green)), blue: \(number(blue)), "
                + "alpha: \(number(alpha)))"
        case .displayP3(let red, let green, let blue, let alpha):
            return "UIColor(displayP3Red: \(number(red)), green: \(number(green)), "
                + "blue: \(number(blue)), alpha: \(number(alpha)))"
        case .gray(let white, let alpha):
            return "UIColor(white: \(number(white)), alpha: \(number(alpha)))"
        case .system(let name): return "UIColor.\(name)"
        }
    }

    // MARK: Numbers

    /// A number from 0 to 1, which Xcode writes as "0.500", "0x80" or "128".
    private static func part(_ field: JSONField) throws(JSONProblem) -> Double {
        let (text, number) = try words(of: field)
        let isFraction = text.contains { $0 == "." || $0 == "e" || $0 == "E" }
        return bounded(text.hasPrefix("0x") || !isFraction ? number / 255 : number)
    }

    /// As ``part(_:)``, but that "1" is all of it.
    private static func opacity(_ field: JSONField) throws(JSONProblem) -> Double {
        let (text, number) = try words(of: field)
        return bounded(text.hasPrefix("0x") || number > 1 ? number / 255 : number)
    }

    /// What is written, in small letters, and the number that it is.
    private static func words(of field: JSONField) throws(JSONProblem) -> (String, Double) {
        let text: String
        switch field.value.content {
        case .string(let written): text = written.lowercased().filter { !$0.isWhitespace }
        case .number(let number): text = String(number)
        default: throw field.problem("expected a number, found \(field.value.inWords)")
        }
        let number =
            text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16).map(Double.init) : Double(text)
        guard let number, number.isFinite else {
            throw field.problem("expected a number, found \(field.value.inWords)")
        }
        return (text, number)
    }

    private static func bounded(_ number: Double) -> Double { max(0, min(1, number)) }

    /// A part that grows as light does, as one that grows as it is seen.
    private static func curved(_ part: Double) -> Double {
        part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }

    // MARK: The system's colours

    private static let systemNames: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
        "magenta", "orange", "purple", "brown", "clear", "darkText", "lightText", "systemRed",
        "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
        "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray",
        "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label",
        "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
        "opaqueSeparator", "link", "systemBackground", "secondarySystemBackground",
        "tertiarySystemBackground", "groupTableViewBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
        "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    ]

    /// The name without the word that catalogues have at its end.
    private static func system(_ field: JSONField) throws(JSONProblem) -> String {
        let text = field.text ?? ""
        let name = text.hasSuffix("Color") ? String(text.dropLast(5)) : text
        guard systemNames.contains(name) else {
            throw field.problem("is no colour of the system that is known: \(field.value.inWords)")
        }
        return name
    }
}
