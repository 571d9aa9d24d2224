extension SourcePort {
    /// Whether an import brings this library's names.
    static func bringsLibrary(_ module: String) -> Bool {
        ["UIKit", "SnapKit", "QuoinUIKit", "QuoinSnapKit"].contains(module)
            || brought.contains(module)
    }

    /// Whether the code has names that stand in this library, and which Apple's Foundation or a module that stands on
    /// UIKit brings along.
    static func needsLibrary(_ code: String) -> Bool {
        code.split { !isPartOfWord($0) }.contains { word in
            names.contains(String(word)) || families.contains { isOne(word, of: $0) }
        }
    }

    /// Whether a name is of a family: `UIView` is, and neither `UI` nor `UITESTS`.
    private static func isOne(_ word: Substring, of family: String) -> Bool {
        let rest = word.dropFirst(family.count)
        return word.hasPrefix(family) && rest.first?.isUppercase ?? false
            && rest.contains(where: \.isLowercase)
    }

    private static let families = ["UI", "CA", "NSKeyValue", "NSLayout"]
    private static let names: Set = [
        "Selector", "CGAffineTransform", "CGColor", "CGContext", "CGImage", "CGMutablePath",
        "CGPath",
        "CGVector", "NSMutableParagraphStyle", "NSParagraphStyle", "NSTextAttachment",
    ]

    /// Whether the code has names that stand in a module of their own beside Foundation where there is no Apple's.
    static func needsNetwork(_ code: String) -> Bool {
        ofNetwork.contains { position(of: $0, in: code[...]) != nil }
    }

    private static let ofNetwork = [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
        "URLSessionUploadTask", "URLSessionDownloadTask", "URLSessionDelegate", "URLRequest",
        "NSURLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache",
        "URLCredential", "URLProtocol", "URLAuthenticationChallenge", "HTTPCookieStorage",
    ]

    /// The first line that is code.
    static func firstLine(of source: SourceCode) -> Int {
        let first = source.codeAlone.firstIndex { !$0.allSatisfy(\.isWhitespace) }
        return (first ?? 0) + 1
    }
}
