/// A format, as it is written. Places are indices of bytes.
///
/// What there may be any number of lies in common lists, and what has some of it knows their range there. So a
/// long format takes few pieces of memory.
struct FormatSyntax {
    var lines: [FormatLine] = []
    /// The views of all chains; those between one pair of brackets follow each other.
    var members: [FormatMember] = []
    /// All comparisons; those of one view or gap follow each other.
    var predicates: [FormatPredicate] = []
    /// The steps of all comparisons, one comparison after the other.
    var operations: [FormatOperation] = []
    /// All priorities that are written.
    var priorities: [FormatPriority] = []
    /// The insides of stacks.
    var insides: [FormatChain] = []
}

/// A line of a format.
struct FormatLine {
    let place: Int
    let content: FormatContent
}

/// What a line says.
enum FormatContent {
    /// Views one after the other: `H:|-[a]-[b]|`.
    case chain([Axis], FormatChain)
    /// Views from the back to the front, by groups that stand at the same depth: `Z:[a][b,c]`.
    case order([FormatElement])
    /// Attributes one by one: `C:a.centerX(b)`.
    case explicit([FormatSubject])
}

/// Elements, with a gap between each two.
struct FormatChain {
    var elements: [FormatElement] = []
    var gaps: [FormatGap] = []
}

/// What stands between gaps: views that stand next to each other across the chain, or an end of what the chain
/// is in.
struct FormatElement {
    /// The views in the list of members; an end has none.
    let members: Range<Int>

    static let edge = FormatElement(members: 0..<0)

    var isEdge: Bool { members.isEmpty }
}

/// A view of a chain.
struct FormatMember {
    var name: String
    let place: Int
    /// What is said about its length, in the list of predicates.
    var lengths = 0..<0
    /// What it holds, in the list of insides, if it is a stack.
    var inside: Int?
}

/// What is between two elements.
struct FormatGap {
    let kind: FormatGapKind
    let place: Int
}

/// How large a gap is.
enum FormatGapKind {
    /// Nothing is between the two.
    case flush
    /// `-`
    case standard
    /// `-20-`, in the list of predicates.
    case lengths(Range<Int>)
    /// `~`
    case equal
    /// `->`
    case growing
}

/// A view of which attributes are given one by one.
struct FormatSubject {
    let name: String
    let place: Int
    var attributes: [FormatAttribute] = []
}

/// An attribute with what it is compared to.
struct FormatAttribute {
    let attribute: LayoutAttribute
    /// In the list of predicates.
    let predicates: Range<Int>
}

/// A comparison: `>=b/2+10@750`.
struct FormatPredicate {
    let relation: Relation
    /// In the list of operations.
    let operations: Range<Int>
    /// In the list of priorities, if one is written.
    let priority: Int?
    let place: Int
}

/// A step in computing a value. Operands come before their operators: `b/2` is `b`, `2`, `/`.
struct FormatOperation {
    let kind: FormatOperationKind
    let place: Int
}

/// What is done in a step.
enum FormatOperationKind {
    case number(Double)
    case percentage(Double)
    /// A metric, or an attribute of a view: the one at hand, unless it says which.
    case name(String, LayoutAttribute?)
    case negate
    case add
    case subtract
    case multiply
    case divide
}

/// What stands after `@`.
enum FormatPriority {
    case number(Double, place: Int)
    case name(String, place: Int)
}
