/// Conflicts with those together that the same lines have brought about, as in hundreds of cells.
struct AlikeConflicts {
    /// One conflict each, or many that are alike.
    private(set) var groups: [[KnownConflict]] = []

    /// Fewer than that are told one by one.
    private static let fewest = 5

    init(_ conflicts: [KnownConflict]) {
        var positions: [String: Int] = [:]
        var alike: [[KnownConflict]] = []
        // Those of one place are different ones, though one line may have made them.
        var bases: [Set<ObjectIdentifier>] = []
        for conflict in conflicts {
            let places = Self.places(of: conflict)
            let base = conflict.explicitMembers.first?.installation.target
            if let position = positions[places], let base, !places.isEmpty,
                bases[position].insert(ObjectIdentifier(base)).inserted
            {
                alike[position].append(conflict)
            } else {
                positions[places] = alike.count
                alike.append([conflict])
                bases.append(base.map { [ObjectIdentifier($0)] } ?? [])
            }
        }
        for group in alike {
            groups += group.count < Self.fewest ? group.map { [$0] } : [group]
        }
    }

    /// The lines that a conflict comes from, and what they are about.
    private static func places(of conflict: KnownConflict) -> String {
        var text = ""
        for constraint in conflict.explicitMembers where !constraint.isMadeByContainer {
            text += "\(constraint.sourceLocation.file):\(constraint.sourceLocation.line) "
            text += "\(constraint.firstAttribute) "
        }
        return text
    }

    /// A line that says where else the same is wrong.
    static func others(
        than first: KnownConflict, in group: [KnownConflict], _ names: NameTable
    ) -> String {
        guard group.count > 1 else { return "" }
        var labels = group.dropFirst().prefix(4).map { conflict in
            names.label(of: conflict.explicitMembers.first?.first.target)
        }
        if group.count > 5 {
            labels.append("\(group.count - 5) more")
        }
        return "\nThe same \(group.count) times: also for \(labels.inWords("and"))."
    }
}
