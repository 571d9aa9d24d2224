/// The conditions of a file about where it is compiled, which hold where this library stands in for UIKit, too; and
/// in which of them a line stands.
struct PlatformConditions {
    /// Of each condition that a line stands in: whether this part of it is for Apple's systems only.
    private var isForApple: [Bool] = []
    /// Whether the file says what is compiled where there is this library. Then it has said all there is to say.
    private let saysAll: Bool

    init(_ source: SourceCode) {
        saysAll = source.codeAlone.contains { line in
            ["QuoinUIKit", "QuoinSnapKit"].contains { line.contains($0) }
        }
    }

    /// Whether a line stands outside all conditions.
    var isOutside: Bool { isForApple.isEmpty }
    /// Whether a line is compiled on Apple's systems only.
    var isOnlyForApple: Bool { isForApple.contains(true) }

    /// Goes into the parts of a condition, and out of them. Returns the condition as it has to be; nil where it can stay.
    mutating func follow(_ code: String) -> String? {
        let words = code.split { $0 == " " || $0 == "\t" }
        switch words.first {
        case "#if":
            let condition = words.dropFirst().joined()
            let isApples = ["canImport(UIKit)", "canImport(SnapKit)"].contains(condition)
            isForApple.append(saysAll && isApples)
        case "#elseif", "#else":
            if !isForApple.isEmpty { isForApple[isForApple.count - 1] = false }
        case "#endif":
            _ = isForApple.popLast()
            return nil
        default: return nil
        }
        return saysAll || words.first == "#else" ? nil : widened(code)
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
