import QuoinSolver

/// What would mend a conflict: each was tried, and left nothing outside, without a size, cut or open.
struct ConflictMends {
    private let written: [LayoutConstraint]
    /// Those that are set aside, and how many rows are, with such as nobody made.
    private let setAside: [LayoutConstraint]
    private let asideCount: Int
    /// Those whose change is tried: of many the newest, since a trial takes as long as there are.
    private let near: ArraySlice<LayoutConstraint>
    /// Those that constraints were to place, but their frames still do.
    private let framed: [View]
    private let contents: [View]
    private let involved: [View]
    private let involvedIDs: Set<ObjectIdentifier>
    /// The views of which it is asked whether their place and size are open.
    private let asked: [View]
    private let axes: Set<Axis>
    private let trial: LayoutTrial
    private let words: MendWords
    private let known: KnownFaults
    /// What is wrong whichever member goes, so that it is not the conflict's doing.
    private let inherent: KnownFaults

    /// How many proposals are enough.
    static let most = 5
    /// Of how many members that are alike it is tried what comes of a change.
    static let mostTried = 16
    /// Of more statements that are alike only some are shown.
    private static let mostShown = 5
    /// With more views than that it is not asked what else would be open, which takes longest, and only what
    /// leaves everything as it is shown is proposed.
    private static let mostAsked = 64

    /// - Parameters:
    ///   - members: the constraints that contradict each other.
    ///   - setAside: those of them that are set aside, all for the same reason.
    ///   - count: how many rows are set aside.
    ///   - framed: the views whose own frames are members too.
    ///   - contents: the views whose contents are members too.
    init(
        _ members: [LayoutConstraint], setAside: [LayoutConstraint], count: Int, framed: [View],
        contents: [View], in trial: LayoutTrial
    ) {
        self.trial = trial
        self.setAside = setAside
        asideCount = count
        self.framed = framed.filter { $0.isPlacedBothWays }
        self.contents = Array(contents.prefix(Self.mostTried))
        words = MendWords(of: trial)
        // The newest comes first: it worked before.
        written = members.filter { $0.isWritten }.sorted { $0.order > $1.order }
        // Of what is set aside together one is as good as the others.
        let aside = Set(count > 1 ? setAside.map { ObjectIdentifier($0) } : [])
        near = written.filter { !aside.contains(ObjectIdentifier($0)) }.prefix(Self.mostTried)
        axes = Set(written.map { $0.firstAttribute.axis })
        var involved = framed + contents
        var ids = Set(involved.map { ObjectIdentifier($0) })
        for constraint in written {
            for element in constraint.elements {
                if let view = element as? View, ids.insert(ObjectIdentifier(view)).inserted {
                    involved.append(view)
                }
            }
        }
        (self.involved, involvedIDs) = (involved, ids)
        asked = involved.count > Self.mostAsked ? [] : involved
        known = KnownFaults(
            trial.presentFaults.filter { !ids.contains(ObjectIdentifier($0.view)) }
                + trial.faults(of: involved.filter { trial.isShown($0) }, open: asked))
        inherent = Self.commonFaults(of: involved, without: written, in: trial)
    }

    /// Whether so many views are involved that only the newest member, or a content, is proposed to give way.
    var isLong: Bool { asked.count < involved.count }

    /// The faults that remain whichever of the constraints is left out, each as small as it gets.
    private static func commonFaults(
        of views: [View], without constraints: [LayoutConstraint], in trial: LayoutTrial
    ) -> KnownFaults {
        let conflictCount = trial.conflictCount
        var common: KnownFaults?
        for constraint in constraints.prefix(most + 3) {
            let found = trial.trying([.deactivate(constraint)]) {
                trial.conflictCount < conflictCount
                    ? KnownFaults(trial.faults(of: views, open: [])) : nil
            }
            if let found {
                common = common.map { $0.common(with: found) } ?? found
            }
        }
        return common ?? KnownFaults([])
    }

    /// The proposals, the best one first.
    func found() -> [LayoutMend] {
        var mends = tried(slips, beside: [])
        if mends.isEmpty {
            mends = tried(candidates, beside: [])
        } else if framed.isEmpty, let newest = written.first {
            mends = tried(
                [asideCount > 1 ? words.dropping(setAside) : words.dropping(newest)], beside: mends)
        }
        return mends
    }

    /// The first proposal, if it is about what looks like a slip of the pen.
    var likelySlip: LayoutMend? { slips.first { consequence(of: $0) != nil } }

    private func tried(_ candidates: [LayoutMend], beside known: [LayoutMend]) -> [LayoutMend] {
        var mends = known
        for candidate in candidates where mends.count < Self.most {
            if !mends.contains(where: { $0.description == candidate.description }),
                let consequence = consequence(of: candidate)
            {
                mends.append(
                    LayoutMend(candidate.description + consequence, candidate.changes))
            }
        }
        return mends
    }

    private var candidates: [LayoutMend] {
        if asideCount > 1 { return jointCandidates }
        let newest = written.first.map { [words.dropping($0)] } ?? []
        let lesser = written.first.map { [words.lowering($0, to: .medium)] } ?? []
        if isLong { return contentPriorities + newest + lesser }
        let unchanging = near.dropFirst().filter { leavesTheRest($0) }
        return contentPriorities + near.flatMap { words.inverting($0) } + folding + newest
            + (unchanging.count == 1 ? unchanging.map { words.dropping($0) } : [])
            + lesser + equalSizes + near.dropFirst().map { words.dropping($0) }
            + near.dropFirst().filter { $0.isStatedSize }.map { words.lowering($0, to: .medium) }
            + near.filter { $0.firstAttribute.isSize }.flatMap { words.relaxing($0) }
    }

    /// Of something that was folded, by a number: its far edge gives way to that, and what is in it is folded too.
    private var folding: [LayoutMend] {
        let folded = near.filter { $0.isNumberOfSize && $0.storedConstant == 0 }
        return near.filter { edge in
            edge.relation == .equal && edge.firstAttribute.facts.part == .end
                && edge.secondAttribute.facts.part == .end
                && folded.contains { size in
                    size.first.target === edge.second.target
                        && size.firstAttribute.axis == edge.firstAttribute.axis
                }
        }.prefix(1).map { words.lowering($0, to: Priority(999)) }
    }

    /// What ends several conflicts at once, which have one reason.
    private var jointCandidates: [LayoutMend] {
        let aside = setAside.filter { $0.isWritten }
        let all =
            aside.isEmpty ? [] : [words.dropping(aside), words.lowering(aside, to: .medium)]
        let rest =
            isLong
            ? [] : near.map { words.dropping($0) } + near.flatMap { words.relaxing($0) }
        // Of several that say the same of one thing the newest may be meant.
        let newest =
            near.count == 1 && !aside.isEmpty
            ? [words.dropping(near + aside.dropLast())] : []
        return contentPriorities + equalSizes + all + newest + rest
    }

    /// Something that is likely to be a slip of the pen.
    private var slips: [LayoutMend] {
        isLong
            ? []
            : (asideCount > 1 ? [] : framed.map { freeing($0) })
                + near.flatMap { words.turning($0) + words.turningSign(of: $0) }
    }

    /// Lets constraints place a view.
    private func freeing(_ view: View) -> LayoutMend {
        LayoutMend(
            "\(trial.label(of: view)).translatesAutoresizingMaskIntoConstraints = false",
            [.placeByConstraints(view)])
    }

    /// Contents that must have their way: to give way as contents do by default.
    private var contentPriorities: [LayoutMend] {
        contents.flatMap { view in
            axes.sorted { $0.rawValue < $1.rawValue }.flatMap { axis in
                let name = trial.label(of: view)
                let priorities = view.extras?.contentPriorities ?? .standard
                let suffix = "\(axis == .horizontal ? "Horizontal" : "Vertical")Priority"
                var mends: [LayoutMend] = []
                if priorities.hugging(along: axis) == .required {
                    mends.append(
                        LayoutMend(
                            "\(name).contentHugging\(suffix) = 250",
                            [.setHugging(view, axis, .low)]))
                }
                if priorities.resistance(along: axis) == .required {
                    mends.append(
                        LayoutMend(
                            "\(name).contentCompressionResistance\(suffix) = 750",
                            [.setResistance(view, axis, .high)]))
                }
                return mends
            }
        }
    }

    /// Whether everything stays as it is shown when a constraint is left out.
    private func leavesTheRest(_ constraint: LayoutConstraint) -> Bool {
        let before = involved.map { trial.rect(of: $0) }
        return trial.trying([.deactivate(constraint)]) {
            zip(involved, before).allSatisfy { view, rect in
                guard let rect, let now = trial.rect(of: view) else { return true }
                return now.isNearly(rect)
            }
        }
    }

    /// Several sizes that were given as numbers and do not fit: equal ones instead.
    var equalSizes: [LayoutMend] {
        let numbers = written.reversed().filter {
            $0.firstAttribute.isSize && $0.secondAttribute == .notAnAttribute
                && $0.relation == .equal
        }
        guard numbers.count > 1, let number = numbers.first,
            numbers.allSatisfy({ size in
                size.firstAttribute == number.firstAttribute
                    && size.first.target?.enclosingView === number.first.target?.enclosingView
            })
        else { return [] }
        guard areOfDifferentItems(numbers), trial.mostEqualSizes > 0 else { return [] }
        // The contradiction may need fewer of them than there are.
        let known = Set(numbers.map { ObjectIdentifier($0) })
        let sizes = numbers + alike(number).filter { !known.contains(ObjectIdentifier($0)) }
        trial.mostEqualSizes -= sizes.count
        guard areOfDifferentItems(sizes), let first = sizes.first,
            let element = first.first.target
        else { return [] }
        let equal = sizes.dropFirst().compactMap { size in
            size.first.target.map { other in
                (
                    size,
                    LayoutConstraint.trial(
                        other, size.firstAttribute, .equal, element, first.firstAttribute)
                )
            }
        }
        let shown = equal.prefix(equal.count <= Self.mostShown ? Self.mostShown : 2)
        let further = equal.count - shown.count
        let text =
            shown.map { words.statement($0.1) }.joined(separator: ", ")
            + (further > 0 ? " (and so \(further) times more)" : "")
        return [
            LayoutMend(
                "\(text), and no number for \(trial.label(of: element))",
                [.deactivate(first)] + equal.map { .replace($0.0, with: $0.1) })
        ]
    }

    private func areOfDifferentItems(_ sizes: [LayoutConstraint]) -> Bool {
        let items = sizes.compactMap { $0.first.target.map { ObjectIdentifier($0) } }
        return Set(items).count == sizes.count
    }

    /// What siblings say in the same words.
    private func alike(_ constraint: LayoutConstraint) -> [LayoutConstraint] {
        guard let view = constraint.first.target as? View, let container = view.superview else {
            return []
        }
        return trial.statedNumbers(in: container, constraint.firstAttribute)
            .constraints(saying: constraint.storedConstant)
    }

    // MARK: Trying

    /// What comes of a proposal, in a clause; nil if it is none.
    private func consequence(of candidate: LayoutMend) -> String? {
        guard candidate.changes.allSatisfy({ $0.isPossible }) else { return nil }
        let conflictCount = trial.conflictCount
        let before = involved.map { trial.rect(of: $0) }
        let overlaps = overlapCount
        return trial.trying(candidate.changes) {
            guard trial.conflictCount + asideCount <= conflictCount, overlapCount <= overlaps,
                asideCount == 1 || !leavesNothing
            else { return nil }
            let others = trial.concernedViews.filter {
                !involvedIDs.contains(ObjectIdentifier($0))
            }
            let faults = trial.faults(
                of: involved.filter { trial.isShown($0) } + others, open: asked)
            let isFaulty = faults.contains { fault in
                // What is open already is told of by itself.
                axes.contains(fault.kind.axis) && involvedIDs.contains(ObjectIdentifier(fault.view))
                    && !(fault.kind.isOpen && known.contains(fault))
                    && inherent.firstNew(among: [fault]) != nil
            }
            guard !isFaulty, known.firstNew(among: faults) == nil, !hasVanished(since: before)
            else { return nil }
            return changes(since: before)
        }
    }

    /// Whether something that could be seen has no width or no height any more, and nobody says so.
    private func hasVanished(since before: [Rect?]) -> Bool {
        zip(involved, before).contains { view, rect in
            guard let rect, let now = trial.rect(of: view) else { return false }
            return Axis.allCases.contains { axis in
                rect.size[axis] > LayoutFault.leastAmount && now.size[axis] < 0.01
                    && !view.isSaidToHaveNone(of: .edge(.extent, along: axis))
                    && !view.isFolded(along: axis)
            }
        }
    }

    /// Whether something of which a size is set aside would have none: that ends conflicts, and mends nothing.
    private var leavesNothing: Bool {
        setAside.contains { constraint in
            guard constraint.firstAttribute.isSize, let element = constraint.first.target,
                let rect = trial.rect(of: element)
            else { return false }
            return rect.size[constraint.firstAttribute.axis] < 0.01 && constraint.storedConstant > 0
        }
    }

    /// How many pairs of siblings that are involved overlap.
    private var overlapCount: Int {
        var siblings: [ObjectIdentifier: [Rect]] = [:]
        for view in involved {
            if let superview = view.superview, let rect = trial.rect(of: view) {
                siblings[ObjectIdentifier(superview), default: []].append(rect)
            }
        }
        return siblings.values.reduce(0) { $0 + Rect.overlapCount(of: $1) }
    }

    /// The size that a view was given by its frame.
    func statedSize(of view: View) -> Size { trial.statedFrame(of: view).size }

    /// Whether changes end the conflict, and leave nothing else wrong.
    func allow(_ changes: [LayoutChange]) -> Bool {
        consequence(of: LayoutMend("", changes)) != nil
    }

    private func changes(since before: [Rect?]) -> String {
        for (view, rect) in zip(involved, before) {
            guard let rect, let now = trial.rect(of: view) else { continue }
            for axis in Axis.allCases
            where axes.contains(axis) && abs(now.size[axis] - rect.size[axis]) > 1e-6 {
                return ": \(trial.label(of: view)) is then \(now.size[axis].roundedText) "
                    + "\(axis == .horizontal ? "wide" : "high")"
            }
        }
        return ""
    }
}

extension LayoutConstraint {
    /// Whether it says how wide or how high something is, in a number or as a ratio.
    fileprivate var isStatedSize: Bool {
        isNumberOfSize || firstAttribute.isSize && relation == .equal && isWithinOneItem
    }

    /// Whether it says how wide or how high something is in a number.
    fileprivate var isNumberOfSize: Bool {
        firstAttribute.isSize && secondAttribute == .notAnAttribute && relation == .equal
    }
}

extension View {
    /// Whether somebody has given it a size of 0.
    fileprivate func isSaidToHaveNone(of size: LayoutAttribute) -> Bool {
        mentioning.contains {
            $0.first.leads(to: self) && $0.firstAttribute == size && $0.isWritten
                && $0.secondAttribute == .notAnAttribute && $0.storedConstant == 0
        }
    }
}

extension View {
    /// Whether it is in something that somebody has given a size of 0, and that cuts off what is in it.
    fileprivate func isFolded(along axis: Axis) -> Bool {
        guard let superview, superview.flags.contains(.clipsToBounds) else { return false }
        return superview.isSaidToHaveNone(of: .edge(.extent, along: axis))
    }
}
