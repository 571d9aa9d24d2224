/// A view that sentences speak of.
public struct SentenceView: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// Its text, if it has one: `title "Text"`.
    public internal(set) var text: String?
    /// How large its content is, if that is said: `photo 200x100`. A length that was left out is
    /// `View.noIntrinsicMetric`.
    public internal(set) var contentSize: Size?
    /// The name of the view that it is in; nil if that is the window.
    public internal(set) var container: String?
    /// The number of the line that declares it, or mentions it first; 0 if none does.
    public internal(set) var line: Int
}

/// A number with a name.
public struct SentenceMetric: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// What it comes to.
    public let value: Double
    /// The number of the line that says it; 0 if it was given.
    public let line: Int
    /// What it is made of, in the list of tokens.
    let tokens: Range<Int>
}

/// What sentences come to: all that is to be made of them.
struct SentencePlan: Sendable {
    var views: [SentenceView] = []
    var metrics: [SentenceMetric] = []
    /// The statements, in the order in which they are written.
    var statements: [SentenceStatement] = []
    /// What statements are about, as positions in the list of views; those of one statement follow each other.
    var subjects: [Int] = []
}

extension SentencePlan {
    /// Which statements follow each other about the same views: as a block of the maker has them.
    var passages: [Range<Int>] {
        var passages: [Range<Int>] = []
        for (position, statement) in statements.enumerated() {
            if let last = passages.last, statements[last.lowerBound].subjects == statement.subjects
            {
                passages[passages.count - 1] = last.lowerBound..<position + 1
            } else {
                passages.append(position..<position + 1)
            }
        }
        return passages
    }
}

/// A statement about one or several views.
struct SentenceStatement: Sendable {
    let line: Int
    /// Its words, in the list of chains.
    let chain: Int
    /// What it is about, in the list of subjects.
    let subjects: Range<Int>
    let content: SentenceStatementContent
}

/// What a statement says.
enum SentenceStatementContent: Sendable {
    case constraints(SentenceConstraints)
    case setting(SentenceWords.Setting, SentenceSettingValue)
}

/// What a property of a view is to be.
enum SentenceSettingValue: Sendable {
    case priority(SentencePriority)
    /// A number for all sides, or insets of either kind.
    case margins(SentenceAmount)
}

/// What comes to constraints: something about a view, and modifiers.
struct SentenceConstraints: Sendable {
    var basis: SentenceBasis
    var modifiers: [SentenceModifier] = []
}

/// What stands before the modifiers.
enum SentenceBasis: Sendable {
    case comparison(SentenceComparison)
    /// `aspectRatio(16 / 9)`
    case aspectRatio(SentenceNumber)
    /// `aspectFit(in: photo, ratio: 1.5, priority: .high)`, or the same of `aspectFill`.
    case fit(isFilling: Bool, SentenceItem, ratio: SentenceNumber, priority: SentencePriority?)
}

/// Attributes, a relation and a target.
struct SentenceComparison: Sendable {
    /// The attributes as they are written.
    var words: [String] = []
    /// The attributes, of which some may be there several times.
    var attributes: [LayoutAttribute] = []
    var relation = Relation.equal
    var target = SentenceTarget.superview
}

/// What a statement compares with.
enum SentenceTarget: Sendable {
    /// The same attributes of the superview.
    case superview
    /// The same attributes of an item, or of each of several.
    case items([SentenceItem], isList: Bool)
    /// An attribute of an item, or of each of several.
    case anchors([SentenceAnchor], isList: Bool)
    case numbers(SentenceAmount)
}

/// An attribute of an item.
struct SentenceAnchor: Sendable {
    let item: SentenceItem
    let attribute: LayoutAttribute
}

/// A view, or a guide of one.
struct SentenceItem: Sendable {
    let owner: SentenceOwner
    let area: SentenceWords.Area?
}

/// What a name stands for that something is compared with.
enum SentenceOwner: Sendable {
    /// What the view at hand is in.
    case superview
    case window
    /// One of the views, by its position.
    case view(Int)
}

/// What follows the relation.
enum SentenceModifier: Sendable {
    case offset(SentenceAmount)
    case inset(SentenceAmount)
    case sizeOffset(SentenceAmount)
    case centerOffset(SentenceAmount)
    case multipliedBy(SentenceNumber)
    case dividedBy(SentenceNumber)
    case priority(SentencePriority)
    case labeled(String)
}

/// A number, and the tokens that it is made of.
struct SentenceNumber: Sendable {
    let value: Double
    let tokens: Range<Int>
}

/// A priority, and its name if it is written as that.
struct SentencePriority: Sendable {
    let priority: Priority
    let name: String?
}

/// A number for all attributes, or parts with names.
struct SentenceAmount: Sendable {
    /// What the parts make.
    enum Kind: Sendable {
        case uniform, point, size, insets, directionalInsets
    }

    let kind: Kind
    /// The parts; a part without a name counts for all.
    let parts: [SentencePart]

    /// The part of a name; 0 if there is none.
    subscript(name: String) -> Double {
        parts.first { $0.name == name || $0.name == nil }?.number.value ?? 0
    }

    /// The numbers as insets; one number counts for all sides.
    var insets: EdgeInsets {
        EdgeInsets(
            top: self["top"], left: self["left"], bottom: self["bottom"], right: self["right"])
    }

    /// The numbers as insets by direction of reading; one number counts for all sides.
    var directionalInsets: DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: self["top"], leading: self["leading"], bottom: self["bottom"],
            trailing: self["trailing"])
    }

    /// The numbers as the maker takes them.
    var values: AttributeValues {
        switch kind {
        case .uniform: .uniform(parts.first?.number.value ?? 0)
        case .point: .point(point)
        case .size: .size(Size(width: self["width"], height: self["height"]))
        case .insets: .insets(insets)
        case .directionalInsets: .directionalInsets(directionalInsets)
        }
    }

    var point: Point { Point(x: self["x"], y: self["y"]) }
}

/// A number with the name of a part.
struct SentencePart: Sendable {
    let name: String?
    let number: SentenceNumber
}
