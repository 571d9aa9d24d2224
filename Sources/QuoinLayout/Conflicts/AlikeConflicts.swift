/// Conflicts with those together that the same lines have brought about, as in hundreds of cells.
struct AlikeConflicts {
    /// One conflict each, or many that are alike.
    private(set) var groups: [[JointConflict]] = []

    /// Fewer than that are told one by one.
    private static let fewest = 5

    init(_ conflicts: [JointConflict], in engine: LayoutEngine) {
        var positions: [String: Int] = [:]
        var alike: [[JointConflict]] = []
        // Those of one view are different ones, though one line may have made them.
        var culprits: [Set<ObjectIdentifier>] = []
        for conflict in conflicts {
            let places = Self.places(of: conflict.first)
            let culprit = engine.culprit(of: conflict.first).map { ObjectIdentifier($0) }
            if let position = positions[places], let culprit, !places.isEmpty,
                culprits[position].insert(culprit).inserted
            {
                alike[position].append(conflict)
            } else {
                positions[places] = alike.count
                alike.append([conflict])
                culprits.append(culprit.map { [$0] } ?? [])
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
        in group: [JointConflict], of engine: LayoutEngine, _ names: NameTable
    ) -> String {
        guard group.count > 1 else { return "" }
        var labels = group.dropFirst().prefix(4).map { conflict in
            names.label(of: engine.culprit(of: conflict.first))
        }
        if group.count > 5 {
            labels.append("\(group.count - 5) more")
        }
        return "\nThe same \(group.count) times: also for \(labels.inWords("and"))."
    }
}

extension LayoutEngine {
    /// What a conflict is about: whose constraint, or own row, is set aside.
    fileprivate func culprit(of conflict: KnownConflict) -> LayoutElement? {
        switch conflict.broken {
        case .constraint(let constraint): constraint.first.target
        case .implied(let slot, _): elements[Int(slot)].target
        }
    }
}
