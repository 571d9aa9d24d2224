import QuoinKit
import QuoinLayout
import QuoinSolver

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
    private(set) var faults: [LayoutFault] = [] {
        didSet {
            faultsByView = Dictionary(grouping: faults) { ObjectIdentifier($0.view) }
        }
    }
    private var faultsByView: [ObjectIdentifier: [LayoutFault]] = [:]
    private(set) var known = KnownFaults([])
    /// What reaches out of its superview as it is drawn, whether its place and size are open or not.
    private var shownOutside = KnownFaults([])
    private(set) var findings: [LayoutFinding] = []
    /// The conflicts that stand.
    let conflicts: [StandingConflict]
    /// The constraints that wait for an item.
    let waiting: [LayoutConstraint]
    /// Elements whose place or size is open, along an axis.
    var open: Set<OpenAxis> = [] {
        didSet { openElements = [:] }
    }
    /// Those along each axis, once they were asked for, with how much is said of each.
    var openElements: [Axis: [OpenElement]] = [:]
    /// For each view that is shown, where those in it end among these.
    private(set) lazy var subtreeEnds = makeSubtreeEnds()
    /// The numbers that views of a kind are given, once they were asked for.
    var usualNumbers: [UsualNumber: (view: View, number: Double)?] = [:]
    /// Wishes of one priority that cannot all hold, of which it is told what they leave open.
    var tied: Set<ObjectIdentifier> = []
    /// Constraints that look like slips of the pen.
    private lazy var slips = findSlips()
    /// Views of which it is told that they have neither a width nor a height.
    var sizeless: Set<ObjectIdentifier> = []
    /// Views that nobody has placed.
    var forgotten: Set<ObjectIdentifier> = []
    /// Pairs of siblings that overlap as they are.
    var overlaps: [SiblingOverlap] = []
    /// Where the views are that are shown, before anything is tried.
    let places: [ObjectIdentifier: Rect]
    /// The subviews that are shown, by what they are in.
    private var shownSubviews: [ObjectIdentifier: [View]] = [:]
    /// What subviews say of themselves, by what they are in and by the axis.
    var customs: [SiblingCustoms.Place: SiblingCustoms] = [:]
    /// How many more views may be looked at in trials.
    private var patience = 100_000
    /// Whether there is time for more trials.
    var hasPatience: Bool { patience > 0 }
    /// Views are looked at to find out what to try.
    func spendPatience(_ views: Int) { patience -= views }

    /// - Parameter isLaidOut: whether the frames of the views are those of the layout that is looked at.
    init(in view: View, isLaidOut: Bool) {
        top = view
        self.isLaidOut = isLaidOut
        trial = view.makeTrial()
        words = MendWords(of: trial)
        conflicts = view.standingConflicts()
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

    func run() {
        findConflicts()
        findOpenAxes()
        let present = trial.faults(of: shown, open: [])
        let decided = present.filter { !isOpen($0.view, $0.kind.axis) }
        faults = decided.filter { $0.isSeen && !isOutOfOpen($0) && !harmsNothing($0) }
        known = KnownFaults(
            decided
                + open.compactMap { open in
                    (open.element as? View).map {
                        LayoutFault(kind: open.kind, view: $0, amount: 1)
                    }
                })
        shownOutside = KnownFaults(present.filter { $0.kind.isOutside })
        overlaps = findOverlaps()
        findForgottenViews()
        explainOpenAxes()
        explainFaults()
        findFoldedGrounds()
        findEmptyStacks()
        findStarvedMembers()
        explainOverlaps()
        findMissedConstraints()
        findYieldedHugging()
        findWaitingConstraints()
        findGaps()
        findWhatIsUnderBars()
        findMixedDirections()
        findDoubleMargins()
        findTightRows()
        findWideContents()
        findUnreachableEnds()
        findSeams()
    }

    /// Whether it is said to reach out of something whose own size is open, so that it is not known how large that is.
    private func isOutOfOpen(_ fault: LayoutFault) -> Bool {
        guard fault.kind.isOutside, let superview = fault.view.superview else { return false }
        return open.contains(
            OpenAxis(element: superview, part: .extent, axis: fault.kind.axis))
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
        return found
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

    // MARK: Trying

    /// Those of the proposals that mend what they are for and make nothing else worse. If none does, what looks like a
    /// slip somewhere is tried.
    ///
    /// - Parameters:
    ///   - candidates: what could be proposed; not asked for where there is no time for trials any more.
    ///   - cure: whether what is to be mended is, asked while the proposal is tried.
    ///   - most: how many are enough.
    func tried(
        _ candidates: @autoclosure () -> [LayoutMend], most: Int = 2, cures cure: () -> Bool
    ) -> [LayoutMend] {
        var found: [LayoutMend] = []
        guard hasPatience else { return found }
        var tried: Set<String> = []
        for candidate in candidates() where found.count < most {
            if tried.insert(candidate.description).inserted, isGood(candidate, cures: cure) {
                found.append(candidate)
            }
        }
        if found.isEmpty, hasPatience {
            let correction = slips.lazy.flatMap { self.corrections(of: $0) }.first {
                tried.insert($0.description).inserted && self.isGood($0, cures: cure)
            }
            found += correction.map { [$0] } ?? []
        }
        return found
    }

    private func isGood(_ candidate: LayoutMend, cures cure: () -> Bool) -> Bool {
        hasPatience && isSound(candidate, cures: cure)
    }

    /// Whether a proposal for several findings at once mends all of them and makes nothing else worse.
    func isGood(_ mend: LayoutMend, forAll alike: [LayoutFinding]) -> Bool {
        // What two of them take out or change is not the same any more for the second.
        let changed = mend.changes.compactMap { $0.changed.map { ObjectIdentifier($0) } }
        guard Set(changed).count == changed.count else { return false }
        return isSound(mend) { !stillOverlap(alike) }
    }

    private func isSound(_ candidate: LayoutMend, cures cure: () -> Bool) -> Bool {
        guard candidate.changes.allSatisfy({ $0.isPossible }) else { return false }
        let conflictCount = trial.conflictCount
        return trial.trying(candidate.changes) {
            guard trial.conflictCount <= conflictCount, cure() else { return false }
            let touched = candidate.changes.flatMap { $0.elements }.compactMap { $0 as? View }
            let changed = trial.changedViews
            let concerned = concerned(by: touched, changed)
            patience -= 4 + concerned.count
            guard !hasVanished(among: changed) else { return false }
            guard !hasNewOverlap(among: changed) else { return false }
            let found = trial.faults(of: concerned, open: concerned)
            let stillOpen = Set(
                found.lazy.compactMap { OpenAxis($0) }.filter { self.open.contains($0) })
            guard !haveVanished(concerned, butFor: stillOpen) else { return false }
            let faults = found.filter { fault in
                let isStillOpen = AxisPart.allCases.contains { part in
                    stillOpen.contains(
                        OpenAxis(element: fault.view, part: part, axis: fault.kind.axis))
                }
                return isStillOpen && fault.kind.isOutside
                    ? isUnavoidable(fault)
                    : touched.contains(fault.view) || fault.isSeen && !isStillOpen
            }
            return known.firstNew(among: faults) == nil
        }
    }

    /// Whether a view that did not reach out of its superview does now, whatever is decided of it later.
    private func isUnavoidable(_ fault: LayoutFault) -> Bool {
        guard !shownOutside.contains(fault), let place = places[ObjectIdentifier(fault.view)]
        else { return false }
        return !trial.isAvoidable(fault, at: place)
    }

    /// Whether something that could be seen has no width or no height any more.
    private func hasVanished(among views: [View]) -> Bool {
        views.contains { view in
            guard let before = places[ObjectIdentifier(view)]?.size,
                let now = trial.rect(of: view)?.size
            else { return false }
            return min(before.width, before.height) > LayoutFault.leastAmount
                && min(now.width, now.height) < 0.01
        }
    }

    /// Whether something that is seen, and was open, is decided to have no width or no height.
    private func haveVanished(_ views: [View], butFor stillOpen: Set<OpenAxis>) -> Bool {
        views.contains { view in
            Axis.allCases.contains { axis in
                let extent = OpenAxis(element: view, part: .extent, axis: axis)
                guard open.contains(extent), !stillOpen.contains(extent),
                    let before = shownRect(of: view)?.size, let now = trial.rect(of: view)?.size
                else { return false }
                return min(before.width, before.height) > LayoutFault.leastAmount
                    && now[axis] < 0.01
            }
        }
    }

    /// The shown views that may be seen otherwise: those that something else is said of, those that have changed,
    /// what either are in, and what is in the latter.
    private func concerned(by touched: [View], _ changed: [View]) -> [View] {
        var found: Set<Int> = []
        func add(_ view: View) {
            if let position = positions[ObjectIdentifier(view)] {
                found.insert(position)
            }
        }
        for view in touched + changed {
            add(view)
            view.superview.map { add($0) }
        }
        for view in changed {
            for subview in view.subviews {
                add(subview)
            }
        }
        // What is open in something whose own size is, may not be any more where more is said of that.
        for view in touched where isOpen(view) || view.contentAreaGuideIfAny.map(isOpen) == true {
            for subview in view.subviews where isOpen(subview) {
                add(subview)
            }
        }
        return found.sorted().map { shown[$0] }
    }

    private func isOpen(_ element: LayoutElement) -> Bool {
        isOpen(element, .horizontal) || isOpen(element, .vertical)
    }
}

/// An axis along which the place or the size of an element is open.
struct OpenAxis: Hashable {
    let element: LayoutElement
    let part: AxisPart
    let axis: Axis

    var kind: LayoutFault.Kind { part == .start ? .openStart(axis) : .openExtent(axis) }

    init(element: LayoutElement, part: AxisPart, axis: Axis) {
        (self.element, self.part, self.axis) = (element, part, axis)
    }

    /// What a fault says to be open; nil if it says something else.
    init?(_ fault: LayoutFault) {
        switch fault.kind {
        case .openStart(let axis): self.init(element: fault.view, part: .start, axis: axis)
        case .openExtent(let axis): self.init(element: fault.view, part: .extent, axis: axis)
        case .outside, .cut, .collapsed: return nil
        }
    }

    static func == (one: OpenAxis, other: OpenAxis) -> Bool {
        one.element === other.element && one.part == other.part && one.axis == other.axis
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(element))
        hasher.combine(part)
        hasher.combine(axis)
    }
}

extension LayoutChange {
    /// The constraint that it takes out or makes another one.
    fileprivate var changed: LayoutConstraint? {
        switch self {
        case .deactivate(let constraint), .setConstant(let constraint, _),
            .setPriority(let constraint, _),
            .replace(let constraint, _):
            constraint
        case .activate, .addSubview, .setHugging, .setResistance, .placeByConstraints: nil
        }
    }

    /// The items that it is about.
    var elements: [LayoutElement] {
        switch self {
        case .activate(let constraint), .deactivate(let constraint),
            .setConstant(let constraint, _),
            .setPriority(let constraint, _):
            [constraint.firstElement, constraint.secondElement].compactMap { $0 }
        case .replace(let constraint, let other):
            [constraint, other].flatMap { [$0.firstElement, $0.secondElement] }.compactMap { $0 }
        case .addSubview(let view, let container): [view, container]
        case .setHugging(let view, _, _), .setResistance(let view, _, _),
            .placeByConstraints(let view):
            [view]
        }
    }
}

extension [View] {
    func contains(_ view: View) -> Bool { contains { $0 === view } }
}
