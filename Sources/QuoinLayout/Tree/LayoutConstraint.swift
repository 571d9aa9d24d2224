/// A linear relation between parts of two views or guides, or of one and a number:
///
///     item₁.attribute₁  (= | ≤ | ≥)  multiplier × item₂.attribute₂ + constant
///
/// ```swift
/// let gap = title.left.constraint(equalTo: icon.right, constant: 8)
/// gap.isActive = true
/// gap.constant = 12            // at any time; so may multiplier and priority
/// ```
///
/// A constraint that is active is installed on the closest common superview of its items, which keeps
/// it. A constraint does not keep its items: it goes out of force when one of them does.
public final class LayoutConstraint: LinkTarget {
    #if DEBUG && !hasFeature(Embedded)
        @usableFromInline
        package let life = Life()
    #endif

    /// The standard distance between siblings: 8 points.
    @usableFromInline
    package static let systemSpacing = 8.0

    // What a layout looks at comes first: of ten thousands of constraints, each part that is further off in memory
    // is waited for.

    // MARK: What it says, and where it stands

    @exclusivity(unchecked)
    var first: UpLink<LayoutElement>
    @exclusivity(unchecked)
    var second: UpLink<LayoutElement>
    /// The view in whose `constraints` it is.
    @exclusivity(unchecked)
    var installation = UpLink<View>(nil)
    @exclusivity(unchecked)
    var storedConstant: Double
    @exclusivity(unchecked)
    var storedMultiplier: Double
    @exclusivity(unchecked)
    var storedPriority: Priority = .required
    @exclusivity(unchecked)
    var state: ConstraintState = []
    /// Its row in the engine's solver, or −1.
    @exclusivity(unchecked)
    var row: Int32 = -1
    /// The later it was activated, the higher.
    @exclusivity(unchecked)
    var order: UInt32 = 0
    /// How often it was put into a tree's queue: what tells its last entry from older ones, which it has
    /// left behind in other trees.
    @exclusivity(unchecked)
    var queueEntry: UInt32 = 0
    /// How the two sides compare.
    public let relation: Relation
    /// The part of the first item.
    public let firstAttribute: LayoutAttribute
    /// The part of the second item; `notAnAttribute` if there is only a number.
    public let secondAttribute: LayoutAttribute
    /// What few constraints have.
    @exclusivity(unchecked)
    var extras: ConstraintExtras?

    // MARK: Where it was made, and its place in lists

    @exclusivity(unchecked)
    private(set) var file: StaticString
    @exclusivity(unchecked)
    private(set) var line: UInt32
    /// The next one on the same view, and the one before it; see ``ConstraintList``.
    @exclusivity(unchecked)
    var nextInstalled: LayoutConstraint?
    @exclusivity(unchecked)
    var previousInstalled = UpLink<LayoutConstraint>(nil)
    /// Where it stands in the lists of its items; see ``MentionList``.
    @exclusivity(unchecked)
    var firstNeighbors = MentionNeighbors()
    @exclusivity(unchecked)
    var secondNeighbors = MentionNeighbors()

    // MARK: Making

    /// Makes a constraint and checks that it is one.
    ///
    /// ```swift
    /// try LayoutConstraint(
    ///     item: icon, attribute: .width, relatedBy: .equal,
    ///     toItem: icon, attribute: .height, multiplier: 2, constant: 0)
    /// ```
    ///
    /// - Throws: what is wrong, and why.
    public convenience init(
        item first: (any LayoutItem)?, attribute firstAttribute: LayoutAttribute,
        relatedBy relation: Relation,
        toItem second: (any LayoutItem)? = nil,
        attribute secondAttribute: LayoutAttribute = .notAnAttribute,
        multiplier: Double = 1, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) throws(InvalidConstraint) {
        try self.init(
            checked: first?.layoutElement, firstAttribute, relation, second?.layoutElement,
            secondAttribute, multiplier, constant, CodeLocation(file: file, line: line))
    }

    /// Makes a constraint and checks that it is one: for a layer above.
    package convenience init(
        checked element: LayoutElement?, _ attribute: LayoutAttribute, _ relation: Relation,
        _ other: LayoutElement?, _ secondAttribute: LayoutAttribute, _ multiplier: Double,
        _ constant: Double, _ location: CodeLocation
    ) throws(InvalidConstraint) {
        // A width or height of nothing is the common way to say that there is only a number.
        let isNumber = other == nil && secondAttribute.family == .size
        let otherAttribute = isNumber ? .notAnAttribute : secondAttribute
        let (first, second) = (UpLink(element), UpLink(other))
        let parts = ComparedParts(
            ComparedPart(first, attribute), ComparedPart(second, otherAttribute))
        if let defect = parts.defect ?? Self.defect(multiplier, otherAttribute, constant) {
            throw defect
        }
        self.init(
            first, attribute, relation, second, otherAttribute, multiplier, constant, location)
    }

    /// Makes a constraint. If it is none, it can be kept and changed but not activated, which then
    /// says why.
    init(
        unchecked ends: ConstraintEnds, _ relation: Relation, _ multiplier: Double,
        _ constant: Double, _ location: CodeLocation
    ) {
        first = UpLink(ends.first)
        second = UpLink(ends.second)
        firstAttribute = ends.firstAttribute
        secondAttribute = ends.secondAttribute
        self.relation = relation
        storedMultiplier = multiplier
        storedConstant = constant
        file = location.file
        line = UInt32(truncatingIfNeeded: location.line)
        let hasOrigins = ends.firstOrigin != nil || ends.secondOrigin != nil
        if hasOrigins {
            extras = ConstraintExtras()
            extras?.firstOrigin = DistanceOriginLink(ends.firstOrigin)
            extras?.secondOrigin = DistanceOriginLink(ends.secondOrigin)
        }
        if let defect = ends.defect {
            setDefect(defect)
        } else if let defect = Self.defect(multiplier, secondAttribute, constant) {
            setDefect(defect)
        }
        register()
    }

    /// Makes a constraint between attributes whose types say that they can be compared.
    ///
    /// It takes links, since initializers would count references to what they are given.
    init(
        _ element: UpLink<LayoutElement>, _ attribute: LayoutAttribute, _ relation: Relation,
        _ other: UpLink<LayoutElement>, _ otherAttribute: LayoutAttribute, _ multiplier: Double,
        _ constant: Double, _ location: CodeLocation
    ) {
        first = element
        second = other
        firstAttribute = attribute
        secondAttribute = otherAttribute
        self.relation = relation
        storedMultiplier = multiplier
        storedConstant = constant
        file = location.file
        line = UInt32(truncatingIfNeeded: location.line)
        if let defect = Self.defect(multiplier, otherAttribute, constant) {
            setDefect(defect)
        }
        register()
    }

    /// Makes a constraint between attributes whose types say that they can be compared.
    @usableFromInline
    static func between(
        _ element: LayoutElement, _ attribute: LayoutAttribute, _ relation: Relation,
        _ other: LayoutElement?, _ otherAttribute: LayoutAttribute, _ multiplier: Double,
        _ constant: Double, _ location: CodeLocation
    ) -> LayoutConstraint {
        LayoutConstraint(
            UpLink(element), attribute, relation, UpLink(other), otherAttribute, multiplier,
            constant, location)
    }

    /// Takes another place for the one that it was made at.
    package func moveOrigin(to location: CodeLocation) {
        file = location.file
        line = UInt32(truncatingIfNeeded: location.line)
    }

    func setDefect(_ defect: InvalidConstraint) {
        if extras == nil {
            extras = ConstraintExtras()
        }
        extras?.defect = defect
        state.insert(.isDefective)
    }

    static func defect(
        _ multiplier: Double, _ secondAttribute: LayoutAttribute, _ constant: Double,
        _ priority: Priority = .required
    ) -> InvalidConstraint? {
        // Without a second item there is nothing to be multiplied.
        if !multiplier.isFinite || multiplier == 0, secondAttribute != .notAnAttribute {
            return .multiplier(multiplier)
        }
        if !constant.isFinite {
            return .constant(constant)
        }
        return priority.isValid ? nil : .priority(priority.rawValue)
    }

    deinit {
        unregister()
    }
}
