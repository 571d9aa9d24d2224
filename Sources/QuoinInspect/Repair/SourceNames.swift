import Quoin

/// What views and guides are called in source code.
struct SourceNames {
    private let top: View?
    private var names: [ObjectIdentifier: String] = [:]
    private var taken: Set<String> = []
    /// Where views stand among their siblings, by what they are in.
    private var positions: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]
    /// The last number that was tried for a name.
    private var numbers: [String: Int] = [:]
    /// How many views of the tree have each name.
    private var counts: [String: Int] = [:]
    /// Lines that say what the names mean that are not those of the views themselves.
    private(set) var declarations: [String] = []

    init(top: View?) {
        self.top = top
        for view in top?.subtree ?? [] {
            for name in [view.name] + view.layoutGuides.map({ $0.identifier }) {
                if let name, Self.isIdentifier(name) {
                    counts[name, default: 0] += 1
                }
            }
        }
        // Names that stand for one view each are never taken for another one; and `make` is the maker.
        taken = Set(counts.filter { $0.value == 1 }.keys).union(["make"])
    }

    /// Names some elements at once, before their places in the tree change.
    init(top: View?, naming elements: [LayoutElement]) {
        self.init(top: top)
        for element in elements {
            _ = name(of: element)
        }
    }

    /// Gives a name to what has no usable one, before it is needed.
    mutating func name(of element: LayoutElement) -> String {
        let key = ObjectIdentifier(element)
        if let name = names[key] {
            return name
        }
        let name = makeName(of: element)
        names[key] = name
        return name
    }

    /// Lets a view be called by a name that the source code gives it.
    mutating func declare(_ element: LayoutElement, as stem: String) -> String {
        let name = free(stem)
        names[ObjectIdentifier(element)] = name
        return name
    }

    private mutating func makeName(of element: LayoutElement) -> String {
        if let guide = element as? LayoutGuide {
            return makeName(of: guide)
        }
        guard let view = element as? View else { return "view" }
        if let name = view.name, isUsable(name) {
            return Self.escaped(name)
        }
        let stem = Self.identifier(from: view.name ?? "") ?? Self.stem(of: view)
        guard let superview = view.superview, view !== top else {
            // Whoever pastes it knows the topmost view, under whatever name.
            return free(view.name.flatMap { Self.identifier(from: $0) } ?? "root")
        }
        let container = name(of: superview)
        let position = position(of: view, in: superview)
        let name = free(stem)
        declarations.append("let \(name) = \(container).subviews[\(position)]")
        return name
    }

    private mutating func position(of view: View, in superview: View) -> Int {
        let key = ObjectIdentifier(superview)
        if positions[key] == nil {
            var found: [ObjectIdentifier: Int] = [:]
            for (position, subview) in superview.subviews.enumerated() {
                found[ObjectIdentifier(subview)] = position
            }
            positions[key] = found
        }
        return positions[key]?[ObjectIdentifier(view)] ?? 0
    }

    private mutating func makeName(of guide: LayoutGuide) -> String {
        let identifier = guide.identifier
        guard let owner = guide.owningView else { return "guide" }
        if let position = owner.layoutGuides.firstIndex(where: { $0 === guide }) {
            if isUsable(identifier) {
                return Self.escaped(identifier)
            }
            let container = name(of: owner)
            let name = free(Self.identifier(from: identifier) ?? "guide")
            declarations.append("let \(name) = \(container).layoutGuides[\(position)]")
            return name
        }
        // One of those that every view has is called as its property.
        return "\(name(of: owner)).\(identifier)"
    }

    private func isUsable(_ name: String) -> Bool {
        Self.isIdentifier(name) && counts[name] == 1 && name != "make"
    }

    private mutating func free(_ stem: String) -> String {
        var name = stem
        var number = numbers[stem] ?? 2
        while !taken.insert(name).inserted {
            name = "\(stem)\(number)"
            number += 1
        }
        numbers[stem] = number
        return Self.escaped(name)
    }

    // MARK: Words

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static",
        "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
        "Any", "await",
    ]

    private static func escaped(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// Whether it could stand for a variable, between grave accents at least.
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, isLetter(first), name != "_" else {
            return false
        }
        return name.unicodeScalars.allSatisfy { isLetter($0) || ("0"..."9").contains($0) }
            && name != "self" && name != "Self" && name != "init"
    }

    /// Plain letters. Others may be written in ways that look the same and are not.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }

    /// The words of a text as one name: `"my title"` becomes `myTitle`.
    private static func identifier(from text: String) -> String? {
        var name = ""
        var beginsWord = false
        for scalar in text.unicodeScalars.drop(while: { !isLetter($0) }).prefix(60) {
            if isLetter(scalar) || ("0"..."9").contains(scalar) {
                let letter = String(Character(scalar))
                name += beginsWord && !name.isEmpty ? letter.uppercased() : letter
                beginsWord = false
            } else {
                beginsWord = true
            }
        }
        return isIdentifier(name) ? name : nil
    }

    /// The type as a name: a `TitleLabel` is a `titleLabel`.
    private static func stem(of view: View) -> String {
        let type = identifier(from: view.typeName) ?? "view"
        return type.prefix(1).lowercased() + type.dropFirst()
    }
}
