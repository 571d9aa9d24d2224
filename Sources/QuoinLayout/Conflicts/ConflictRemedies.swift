/// What would mend a conflict, in clauses that call its members by their numbers. Each was tried.
struct ConflictRemedies {
    private let rows: [ConflictRow]
    private let names: NameTable
    private let mends: ConflictMends
    /// How many of the rows, the first ones, are set aside.
    private let asideCount: Int
    private let framedViews: [View]
    private let contents: [(view: View, row: ImpliedRow)]

    init(
        _ rows: [ConflictRow], _ joint: JointConflict, in engine: LayoutEngine,
        _ names: NameTable, trying trial: LayoutTrial
    ) {
        self.rows = rows
        self.names = names
        asideCount = joint.conflicts.count
        var framed: [View] = []
        var framedIDs: Set<ObjectIdentifier> = []
        var contents: [(view: View, row: ImpliedRow)] = []
        for case .implied(let slot, let implied) in joint.members {
            guard let view = engine.elements[Int(slot)].target as? View else { continue }
            if implied.isContent {
                contents.append((view, implied))
            } else if view.superview != nil,
                framedIDs.insert(ObjectIdentifier(view)).inserted
            {
                framed.append(view)
            }
        }
        framedViews = framed
        self.contents = contents
        mends = ConflictMends(
            rows.filter { $0.source == nil }.map { $0.constraint },
            setAside: joint.conflicts.compactMap { $0.brokenConstraint },
            count: joint.conflicts.count, framed: framed, contents: contents.map { $0.view },
            in: trial)
    }

    /// What mends what looks like a slip of the pen, if something does.
    var likelySlip: LayoutMend? { mends.likelySlip }

    var clauses: [String] {
        var clauses: [String] = []
        for view in framedViews where rows.first?.source == .autoresizing && mayBeFreed(view) {
            clauses.append(
                "turn off translatesAutoresizingMaskIntoConstraints of \(names.label(of: view))")
        }
        clauses += contents.prefix(ConflictMends.mostTried).compactMap {
            clause(for: $0.view, $0.row)
        }
        let aside = rows.prefix(asideCount).filter { $0.source == nil }.map { $0.constraint }
        if asideCount > 1 {
            clauses += equalSizes
        }
        if !aside.isEmpty, mends.allow(aside.map { .setPriority($0, .medium) }) {
            clauses.append("lower the priority of \(1.inWords(to: asideCount))")
        }
        // Of many the newest: what was there before them worked.
        let written = rows.indices.dropFirst(asideCount).filter { rows[$0].source == nil }
        let others = written.suffix(mends.isLong ? 0 : ConflictMends.mostTried).filter {
            mends.allow([.deactivate(rows[$0].constraint)])
        }
        if !others.isEmpty {
            clauses.append("drop " + others.map { "\($0 + 1)" }.inWords("or"))
        }
        // Where no single one is enough, all may have to share what there is.
        return clauses.isEmpty && asideCount == 1 ? equalSizes : clauses
    }

    /// That what needs too much is equally large, if that mends it.
    private var equalSizes: [String] {
        guard let equal = mends.equalSizes.first, mends.allow(equal.changes) else { return [] }
        return ["make these sizes equal, and give none a number"]
    }

    /// Whether nobody meant a frame to place a view: constraints say where it is, or it was never given a frame.
    private func mayBeFreed(_ view: View) -> Bool {
        view.isPlacedBothWays || mends.statedSize(of: view) == .zero
    }

    /// A content that must have its way, or gives way and must not.
    private func clause(for view: View, _ row: ImpliedRow) -> String? {
        let axis = row.part.axis
        let isHugging = row == .hugging(axis)
        let change: LayoutChange =
            isHugging ? .setHugging(view, axis, .low) : .setResistance(view, axis, .high)
        guard mends.allow([change]) else { return nil }
        return "lower \(names.label(of: view))'s "
            + (isHugging ? "contentHugging" : "contentCompressionResistance")
            + (axis == .horizontal ? "Horizontal" : "Vertical") + "Priority"
    }
}
