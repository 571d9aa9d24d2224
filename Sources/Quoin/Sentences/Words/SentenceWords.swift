/// The words of sentences: those of the maker.
enum SentenceWords {
    /// What a word says in a statement.
    enum Meaning {
        /// The attributes that it names, and their family.
        case attributes([LayoutAttribute], SentenceFamily)
        /// Nothing.
        case connective
        case relation(RelationWord)
        case shape
        case modifier(Modifier)
        case setting(Setting)
    }

    /// What words say in statements: of each, it is looked up once.
    static let meanings: [String: Meaning] = {
        var words: [String: Meaning] = [:]
        for attribute in LayoutAttribute.allCases where attribute != .notAnAttribute {
            words[attribute.description] = .attributes([attribute], SentenceFamily([attribute]))
        }
        for (word, attributes) in composites {
            words[word] = .attributes(attributes, SentenceFamily(attributes))
        }
        for word in connectives {
            words[word] = .connective
        }
        for relation in relations {
            words[relation.name] = .relation(relation)
        }
        for word in shapes {
            words[word] = .shape
        }
        for modifier in Modifier.allCases {
            words[modifier.rawValue] = .modifier(modifier)
        }
        for setting in Setting.allCases {
            words[setting.rawValue] = .setting(setting)
        }
        return words
    }()

    /// The attributes that a word names; nil if it names none.
    static func attributes(_ word: String) -> [LayoutAttribute]? {
        guard case .attributes(let attributes, _) = meanings[word] else { return nil }
        return attributes
    }

    /// The property that a word names; nil if it names none.
    static func setting(_ word: String) -> Setting? {
        guard case .setting(let setting) = meanings[word] else { return nil }
        return setting
    }

    private static let composites: [(String, [LayoutAttribute])] = [
        ("baseline", [.lastBaseline]),
        ("edges", [.top, .left, .bottom, .right]),
        ("directionalEdges", [.top, .leading, .bottom, .trailing]),
        ("horizontalEdges", [.left, .right]),
        ("verticalEdges", [.top, .bottom]),
        ("directionalHorizontalEdges", [.leading, .trailing]),
        ("directionalVerticalEdges", [.top, .bottom]),
        ("margins", [.topMargin, .leftMargin, .bottomMargin, .rightMargin]),
        (
            "directionalMargins",
            [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin]
        ),
        ("size", [.width, .height]),
        ("center", [.centerX, .centerY]),
        ("centerWithinMargins", [.centerXWithinMargins, .centerYWithinMargins]),
    ]

    /// The attributes in an order that does not depend on chance, the plain ones first.
    static let namesOfAttributes: [String] =
        LayoutAttribute.allCases.filter { $0 != .notAnAttribute }.map { $0.description }
        + composites.map { $0.0 }

    /// Words that say nothing, for chains that read like a sentence.
    static let connectives = ["and", "with"]

    // MARK: Relations

    /// What a relation is, and whether it is one with the superview.
    struct RelationWord {
        let name: String
        let relation: Relation
        let isToSuperview: Bool
    }

    static let relations = [
        RelationWord(name: "equalTo", relation: .equal, isToSuperview: false),
        RelationWord(name: "lessThanOrEqualTo", relation: .lessThanOrEqual, isToSuperview: false),
        RelationWord(
            name: "greaterThanOrEqualTo", relation: .greaterThanOrEqual, isToSuperview: false),
        RelationWord(name: "equalToSuperview", relation: .equal, isToSuperview: true),
        RelationWord(
            name: "lessThanOrEqualToSuperview", relation: .lessThanOrEqual, isToSuperview: true),
        RelationWord(
            name: "greaterThanOrEqualToSuperview", relation: .greaterThanOrEqual,
            isToSuperview: true),
    ]

    /// What stands for attributes, relation and target in one.
    static let shapes = ["aspectRatio", "aspectFit", "aspectFill"]

    // MARK: Modifiers

    /// What may follow the relation.
    enum Modifier: String, CaseIterable {
        case offset
        case inset
        case insets
        case sizeOffset
        case centerOffset
        case multipliedBy
        case dividedBy
        case priority
        case priorityLow
        case priorityMedium
        case priorityHigh
        case labeled
        case key
    }

    static let namesOfModifiers = Modifier.allCases.map { $0.rawValue }

    // MARK: Settings

    /// A property of views that matters to layouts: how strongly one keeps to its content, and its margins.
    enum Setting: String, CaseIterable, Sendable {
        case contentHuggingHorizontalPriority
        case contentHuggingVerticalPriority
        case contentCompressionResistanceHorizontalPriority
        case contentCompressionResistanceVerticalPriority
        case layoutMargins
        case directionalLayoutMargins

        /// Whether its value is insets, and not a priority.
        var isMargins: Bool { self == .layoutMargins || self == .directionalLayoutMargins }
    }

    // MARK: Names

    /// What is compared with in place of a view.
    static let superview = "superview"
    static let window = "window"

    /// Words that cannot be names.
    static let reserved = [superview, window, "make", "in"]

    /// The parts of a view that are guides.
    enum Area: String, CaseIterable, Sendable {
        case margins
        case layoutMarginsGuide
        case safeArea
        case safeAreaLayoutGuide
        case readableContentGuide

        /// What it is called in Swift.
        var guideName: String {
            switch self {
            case .margins, .layoutMarginsGuide: "layoutMarginsGuide"
            case .safeArea, .safeAreaLayoutGuide: "safeAreaLayoutGuide"
            case .readableContentGuide: rawValue
            }
        }
    }

    static let priorities: [(name: String, priority: Priority)] = [
        ("required", .required), ("high", .high), ("medium", .medium), ("low", .low),
        ("fittingSize", .fittingSize),
    ]

    /// Whether a word can stand where attributes and relations do.
    static func beginsStatement(_ word: String) -> Bool { meanings[word] != nil }
}
