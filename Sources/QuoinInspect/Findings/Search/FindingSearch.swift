import QuoinKit
import QuoinLayout

/// Looks for what is wrong with a layout. The kinds of findings stand in files of their own.
final class FindingSearch {
    let top: View
    private let isLaidOut: Bool
    /// The tree, where proposals are tried.
    let trial: LayoutTrial
    let words: MendWords
    /// The views of the tree that are shown, each before those in it.
    let shown: [View]
    /// Where a view stands among those.
    let positions: [ObjectIdentifier: Int]
    /// What constraints say of an element as their first item, and whatever mentions it.
    private var inForce: [ObjectIdentifier: [LayoutConstraint]] = [:]
    /// What is seen of the layout as it is.
    var faults: [LayoutFault] = [] {
        didSet {
            faultsByView = Dictionary(grouping: faults) { ObjectIdentifier($0.view) }
        }
    }
    private var faultsByView: [ObjectIdentifier: [LayoutFault]] = [:]
    var known = KnownFaults([])
    /// What reaches out of its superview as it is drawn, whether its place and size are open or not.
    var shownOutside = KnownFaults([])
    private(set) var findings: [LayoutFinding] = []
    /// The conflicts that stand.
    let conflicts: [StandingConflict]
    private(set) lazy var conflictIndex = ConflictIndex(conflicts)
    /// The first finding that tells of a constraint's conflict, once that was asked for: by then all of them are told.
    private lazy var conflictFindings = makeConflictFindings()
    /// How many there are, with such as are told of together, while nothing is tried.
    let conflictCount: Int
    /// The constraints that wait for an item.
    let waiting: [LayoutConstraint]
    /// Elements whose place or size is open, along an axis.
    var open: Set<OpenAxis> = [] {
        didSet {
            openElements = [:]
            decidedSubviews = [:]
        }
    }
    /// Those along each axis, once they were asked for, with how much is said of each.
    var openElements: [Axis: [OpenElement]] = [:]
    /// The subviews of which the place and the size along an axis are known, by what they are in, once they were asked for.
    var decidedSubviews: [SiblingCustoms.Place: [View]] = [:]
    /// The first two subviews of a kind of which a size is stated, once they were asked for.
    var sizedSubviews: [SizedKind: [View]] = [:]
    /// For each view that is shown, where those in it end among these.
    private(set) lazy var subtreeEnds = makeSubtreeEnds()
    /// The numbers that views of a kind are given, once they were asked for.
    var usualNumbers: [UsualNumber: (view: View, number: Double)?] = [:]
    /// Wishes of one priority that cannot all hold, of which it is told what they leave open.
    var tied: Set<ObjectIdentifier> = []
    /// What was likely meant instead of slips of the pen, once that was asked for.
    var knownSlipCorrections: [LayoutMend]?
    /// How often one of them may be tried: there may be hundreds of findings that none of them mends.
    var slipTrials = 300
    /// How many rows were measured to say how high they would be.
    var measuredRows = 0
    /// Views of which it is told that they have neither a width nor a height.
    var sizeless: Set<ObjectIdentifier> = []
    /// Views that nobody has placed.
    var forgotten: Set<ObjectIdentifier> = []
    /// Pairs of siblings that overlap as they are.
    var overlaps: [SiblingOverlap] = []
    /// Where the views are that are shown, before anything is tried.
    let places: [ObjectIdentifier: Rect]
    /// What hangs on siblings, what limits containers, and what would join broken rows, once it was asked for.
    var hanging: [SiblingCustoms.Place: [ObjectIdentifier: [View]]] = [:]
    var limits: [ContainerEnd: [LayoutConstraint]] = [:]
    var rejoinings: [ObjectIdentifier: [LayoutMend]] = [:]
    /// What keeps contents as high as what is seen of them, or nothing, once it was asked for: thousands of views may
    /// reach out of one that has as many constraints.
    var knownScrollCaps: [ObjectIdentifier: LayoutConstraint?] = [:]
    /// The subviews that are shown, by what they are in.
    private var shownSubviews: [ObjectIdentifier: [View]] = [:]
    /// Which of those a view is, once they were asked for.
    private var siblingPlaces: [ObjectIdentifier: Int] = [:]
    /// Where the subviews are that are shown, by what they are in, once it was asked who lies on one of many.
    var siblingIndexes: [ObjectIdentifier: SiblingIndex] = [:]
    /// Which of the times it was noted where everything is they are about.
    var indexedRest = 0
    /// What subviews say of themselves, by what they are in and by the axis.
    var customs: [SiblingCustoms.Place: SiblingCustoms] = [:]
    /// How much may be changed and moved to mend conflicts.
    var mostConflictWork = 1_000_000
    /// How many more views may be looked at in trials.
    var patience = 100_000
    /// Whether there is time for more trials.
    var hasPatience: Bool { patience > 0 }
    /// Views are looked at to find out what to try.
    func spendPatience(_ views: Int) { patience -= views }
    /// Views are looked over for what is quickly seen of them, such as where they are.
    func lookOver(_ views: Int) { patience -= views / 16 }

    /// - Parameter isLaidOut: whether the frames of the views are those of the layout that is looked at.
    init(in view: View, isLaidOut: Bool) {
        top = view
        self.isLaidOut = isLaidOut
        trial = view.makeTrial()
        words = MendWords(of: trial)
        conflicts = view.standingConflicts()
        conflictCount = trial.conflictCount
        waiting = view.waitingConstraints
        shown = trial.shownViews
        var positions: [ObjectIdentifier: Int] = [:]
        var places: [ObjectIdentifier: Rect] = [:]
        for (index, view) in shown.enumerated() {
            positions[ObjectIdentifier(view)] = index
            places[ObjectIdentifier(view)] = trial.rect(of: view)
            if let cell = view as? TableViewCell, let content = cell.madeContentView {
                trial.names.call(content, by: "contentView", of: cell)
            }
        }
        self.positions = positions
        self.places = places
    }

    // MARK: Asking

    /// Where people see an element. Where nothing decides a place or size, the trial may have it elsewhere.
    func shownRect(of element: LayoutElement) -> Rect? {
        guard isLaidOut else { return trial.rect(of: element) }
        guard let view = element as? View else { return (element as? LayoutGuide)?.layoutFrame }
        return view.frame.inset(by: view.askedAlignmentInsets)
    }

    func name(_ element: LayoutElement?) -> String { trial.label(of: element) }

    /// Whether it is about what was asked for.
    func isConcerned(_ element: LayoutElement?) -> Bool {
        guard let view = element?.viewItself else { return false }
        return view === top || view.isDescendant(of: top)
    }

    func isShown(_ view: View) -> Bool { positions[ObjectIdentifier(view)] != nil }

    /// The subviews of a view that are shown, in their order.
    func shownSubviews(of view: View) -> [View] {
        if let known = shownSubviews[ObjectIdentifier(view)] {
            return known
        }
        let found = view.subviews.filter { isShown($0) }
        shownSubviews[ObjectIdentifier(view)] = found
        for (place, subview) in found.enumerated() {
            siblingPlaces[ObjectIdentifier(subview)] = place
        }
        return found
    }

    /// Which of the shown subviews of its superview a view is; nil if it is none.
    func placeAmongSiblings(of view: View) -> Int? {
        guard let superview = view.superview else { return nil }
        _ = shownSubviews(of: superview)
        return siblingPlaces[ObjectIdentifier(view)]
    }

    func isOpen(_ element: LayoutElement, _ axis: Axis) -> Bool {
        open.contains(OpenAxis(element: element, part: .start, axis: axis))
            || open.contains(OpenAxis(element: element, part: .extent, axis: axis))
    }

    /// What is seen of a view as it is.
    func faults(of view: LayoutElement) -> [LayoutFault] {
        faultsByView[ObjectIdentifier(view)] ?? []
    }

    /// The constraints in force that mention an element.
    func constraints(of element: LayoutElement) -> [LayoutConstraint] {
        if let known = inForce[ObjectIdentifier(element)] {
            return known
        }
        let found = element.constraintsInForce.filter { $0.isInForce }
        inForce[ObjectIdentifier(element)] = found
        return found
    }

    /// The constraints in force whose first side is about an element, along an axis.
    func statements(of element: LayoutElement, along axis: Axis) -> [LayoutConstraint] {
        constraints(of: element).filter {
            $0.firstElement === element && $0.firstAttribute.axis == axis
        }
    }

    /// The finding about a conflict that a constraint is a member of.
    func conflictFinding(about constraint: LayoutConstraint) -> LayoutFinding? {
        conflictFindings[ObjectIdentifier(constraint)].map { findings[$0] }
    }

    private func makeConflictFindings() -> [ObjectIdentifier: Int] {
        var found: [ObjectIdentifier: Int] = [:]
        for (place, finding) in findings.enumerated() where finding.kind == .conflict {
            for constraint in finding.constraints where found[ObjectIdentifier(constraint)] == nil {
                found[ObjectIdentifier(constraint)] = place
            }
        }
        return found
    }

    /// A constraint with where it was made.
    func reference(_ constraint: LayoutConstraint) -> String { words.reference(constraint) }

    // MARK: Telling

    func tell(
        _ kind: LayoutFinding.Kind, _ views: [View], _ constraints: [LayoutConstraint],
        _ message: String, _ mends: [LayoutMend] = []
    ) {
        guard views.contains(where: { isConcerned($0) }) else { return }
        findings.append(
            LayoutFinding(
                kind: kind, views: views, constraints: constraints, message: message, mends: mends))
    }
}
