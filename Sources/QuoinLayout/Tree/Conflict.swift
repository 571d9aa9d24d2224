/// Required constraints that cannot hold together, and what was done about it.
///
/// The set is irreducible: without any one of its members, the explicit ones and those that follow
/// from frames and contents, the others can hold.
public struct Conflict {
    /// The members that someone made, in the order of their activation.
    public let constraints: [LayoutConstraint]
    /// The member that is set aside until another one goes or changes. What follows from a view's frame
    /// or content is set aside before what someone made, and then stands here as a constraint of its
    /// own that is not installed.
    public let broken: LayoutConstraint
    /// What else is set aside and told with this: for the same reason, as each of the columns that are too
    /// much for a row, or because the same lines say the same of other views. Of fewer than five such conflicts
    /// each is reported by itself, with the ``explanation`` of all.
    public let alsoSetAside: [LayoutConstraint]
    /// What clashes, by how much, and what would mend it, in words.
    public let explanation: String
}

extension Conflict: CustomStringConvertible {
    /// The ``explanation``.
    public var description: String { explanation }
}

extension Conflict {
    /// Where the member was made that is set aside; if nobody made that, the member that came last.
    var location: CodeLocation? {
        let written = constraints.filter { !($0.extras?.isMadeByContainer ?? false) }
        let maker = written.last { $0 === broken } ?? written.last ?? constraints.last
        return maker?.sourceLocation
    }
}
