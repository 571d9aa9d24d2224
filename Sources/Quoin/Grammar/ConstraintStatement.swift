/// A statement that is complete: what may follow are modifiers, in any order.
///
/// ```swift
/// make.edges.equalToSuperview().inset(16).priority(.high).labeled("card")
/// ```
///
/// The last offset or inset counts: they do not add up. It is added to a number that is the target.
public struct ConstraintStatement {
    @usableFromInline
    let group: ConstraintGroup

    /// A statement that made no constraint, since there was nothing to make one for.
    @usableFromInline
    static var ofNothing: ConstraintStatement { ConstraintStatement(group: ConstraintGroup([])) }

    init(group: ConstraintGroup) {
        self.group = group
    }

    /// The constraints that the statement makes, to be kept and changed later.
    @inlinable
    public var constraint: ConstraintGroup { group }

    /// The same statement, for chains that read like a sentence.
    @inlinable
    public var and: ConstraintStatement { self }

    /// The same statement, for chains that read like a sentence: `….equalTo(b).with.inset(5)`.
    @inlinable
    public var with: ConstraintStatement { self }
}
