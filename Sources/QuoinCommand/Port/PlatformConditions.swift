/// The conditions of a file about where it is compiled, which hold where this library stands in for UIKit, too; and
/// in which of them a line stands.
struct PlatformConditions {
    /// A part of a condition, from `#if`, `#elseif` or `#else` on.
    private struct Part {
        /// Whether it holds where this library is; nil where that is for the build to say.
        var holds: Bool?
        /// Whether one before it holds, so that this one is left out.
        var isLate = false

        var isLeftOut: Bool { isLate || holds == false }
    }

    /// The part that a line stands in, of each condition that is open there.
    private var open: [Part] = []
    /// Whether the file says what is compiled where there is this library. Then it has said all there is to say.
    private let saysAll: Bool

    init(_ source: SourceCode) {
        saysAll = source.codeAlone.contains { line in
            ["QuoinUIKit", "QuoinSnapKit"].contains { line.contains($0) }
        }
    }

    /// Whether a line stands outside all conditions.
    var isOutside: Bool { open.isEmpty }
    /// Whether a line is not compiled where this library is, whatever the build says, as what is behind
    /// `#if canImport(SwiftUI)`. So nothing in it can stand in the way.
    var isLeftOut: Bool { open.contains(where: \.isLeftOut) }

    /// Goes into the parts of a condition, and out of them. Returns the condition as it has to be; nil where it can stay.
    mutating func follow(_ code: String) -> String? {
        let statement = code.drop { $0 == " " || $0 == "\t" }
        let word = statement.prefix { $0 == "#" || $0.isLetter }
        let condition = statement.dropFirst(word.count)
        switch word {
        case "#if":
            open.append(Part(holds: truth(of: condition)))
        case "#elseif", "#else":
            guard let before = open.popLast() else { break }
            open.append(
                Part(
                    holds: word == "#else" ? true : truth(of: condition),
                    isLate: before.isLate || before.holds == true))
        case "#endif":
            _ = open.popLast()
            return nil
        default: return nil
        }
        return saysAll || word == "#else" ? nil : widened(code)
    }

    private func truth(of condition: Substring) -> Bool? {
        ConditionTruth.of(condition, widens: !saysAll)
    }

    private func widened(_ code: String) -> String? {
        let widened = Self.widerConditions.reduce(code) { code, wider in
            Self.widened(code, from: wider.old, to: wider.new)
        }
        return widened == code ? nil : widened
    }

    private static let widerConditions = [
        (old: "os(iOS)", new: "canImport(QuoinUIKit)"),
        (old: "canImport(UIKit)", new: "canImport(QuoinUIKit)"),
        (old: "canImport(SnapKit)", new: "canImport(QuoinSnapKit)"),
    ]

    private static func widened(_ code: String, from old: String, to new: String) -> String {
        let isPartOfAll = code.contains("&&")
        var taken = ""
        var rest = code[...]
        while let found = rest.firstRange(of: old) {
            taken += rest[..<found.lowerBound]
            let either = "\(old) || \(new)"
            let isWhole = !isPartOfAll && taken.last != "!"
            taken += isWhole ? either : "(\(either))"
            rest = rest[found.upperBound...]
        }
        return taken + rest
    }
}
