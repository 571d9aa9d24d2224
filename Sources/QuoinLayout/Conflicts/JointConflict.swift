/// Conflicts that differ only in what they set aside, told as one: of the columns that are too much for a
/// window, each is set aside for the same rest.
struct JointConflict {
    /// The conflicts, in the order in which what they set aside was activated.
    private(set) var conflicts: [KnownConflict]

    private init(_ first: KnownConflict) { conflicts = [first] }

    /// The one that stands for all.
    var first: KnownConflict { conflicts[0] }

    /// Whether more than one row is set aside.
    var isJoint: Bool { conflicts.count > 1 }

    /// The members, apart from what is set aside.
    var rest: [ConflictMember] { first.rest }

    /// The members of all, each once.
    var members: [ConflictMember] { first.members + conflicts.dropFirst().map { $0.broken } }

    /// Conflicts with those together that have the same rest, in the order of the first ones.
    ///
    /// - Complexity: O(*n*) in their members.
    static func joining(_ conflicts: [KnownConflict]) -> [JointConflict] {
        var positions: [[ConflictMemberKey]: Int] = [:]
        var joint: [JointConflict] = []
        for conflict in conflicts {
            let rest = conflict.rest.map { $0.key }
            if let position = positions[rest] {
                joint[position].conflicts.append(conflict)
                continue
            }
            // What cannot be by itself has no reason in common with anything.
            if !rest.isEmpty {
                positions[rest] = joint.count
            }
            joint.append(JointConflict(conflict))
        }
        for index in joint.indices where joint[index].isJoint {
            joint[index].conflicts.sort { $0.broken.comes(before: $1.broken) }
        }
        return joint
    }
}

extension KnownConflict {
    /// The members apart from what is set aside.
    fileprivate var rest: [ConflictMember] { members.filter { !$0.isSame(as: broken) } }
}
