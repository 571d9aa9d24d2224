/// A line of a format, as it is written. Places are indices of bytes.
struct FormatLine {
    let place: Int
    let content: FormatContent
}

/// What a line says.
enum FormatContent {
    /// Views one after the other: `H:|-[a]-[b]|`.
    case chain([Axis], FormatChain)
    /// Views from the back to the front, by groups that stand at the same depth: `Z:[a][b,c]`.
    case order([[FormatMember]])
    /// Attributes one by one: `C:a.centerX(b)`.
    case explicit([FormatSubject])
}

/// Elements, with a gap between each two.
struct FormatChain {
    var elements: [FormatElement] = []
    var gaps: [FormatGap] = []
}

/// What stands between gaps.
enum FormatElement {
    /// An end of what the chain is in.
    case edge
    /// Views that stand next to each other across the chain.
    case group([FormatMember])

    /// The views; an edge has none.
    var members: [FormatMember] {
        if case .group(let members) = self { members } else { [] }
    }
}

/// A view of a chain.
struct FormatMember {
    var name: String
    let place: Int
    var lengths: [FormatPredicate] = []
    /// What it holds, if it is a stack.
    var inner: FormatChain?
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
    /// `-20-`
    case lengths([FormatPredicate])
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
    let predicates: [FormatPredicate]
}

/// A comparison: `>=b/2+10@750`.
struct FormatPredicate {
    let relation: Relation
    let operations: [FormatOperation]
    let priority: FormatPriority?
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
