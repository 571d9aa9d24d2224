extension SourcePort {
    /// The module that a statement imports, without the kind and the name of what it takes from there.
    static func importedModule(in code: Substring) -> String? {
        let words = importWords(in: code)
        guard words.first == "import", words.count > 1 else { return nil }
        let kinds = ["class", "struct", "func", "enum", "protocol", "let", "var", "typealias"]
        let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
        return name.split(separator: ".").first.map(String.init)
    }

    /// The words of a statement without what is said of who may use what is imported, and how.
    static func importWords(in code: Substring) -> [String] {
        var words = code.split { $0 == " " || $0 == "\t" }.map(String.init)
        while let first = words.first,
            first.hasPrefix("@")
                || ["public", "internal", "fileprivate", "private", "package"].contains(first)
        {
            words.removeFirst()
        }
        return words
    }

    /// Modules that are there on Linux, and Apple's that bring nothing but what UIKit's names bring.
    private static let present = [
        "Foundation", "Dispatch", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
        "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
    ]
    static let brought = ["QuartzCore", "CoreGraphics", "CoreFoundation", "ObjectiveC"]

    /// Whether there is a module of that name on Linux, for `canImport` to find.
    static func isThere(_ module: String) -> Bool {
        present.contains(module) || module.hasPrefix("Quoin")
    }

    /// What is imported in the place of a module; nil if there is neither that nor anything else.
    static func portedImport(of module: String, in code: String) -> String? {
        switch module {
        case "UIKit": replacing(module, in: code)
        case "SnapKit": code.replacing(module, with: "QuoinSnapKit")
        case _ where brought.contains(module): replacing(module, in: code)
        case _ where isThere(module): code
        default: nil
        }
    }

    /// QuoinUIKit in the place of a module of Apple's, or of a part of one. What stands behind it stays.
    private static func replacing(_ module: String, in code: String) -> String {
        guard let found = position(of: module, in: code[...]) else { return code }
        // A declaration that is imported by its name is one of the library's, too; a part of it is not.
        let isPart = !["struct ", "class ", "enum ", "protocol ", "func ", "var ", "typealias "]
            .contains { code.contains("import " + $0) }
        var end = found.upperBound
        if isPart, end < code.endIndex, code[end] == "." {
            end = code[code.index(after: end)...].firstIndex { !isPartOfWord($0) } ?? code.endIndex
        }
        return code[..<found.lowerBound] + "QuoinUIKit" + code[end...]
    }
}
