/// What few constraints have.
final class ConstraintExtras {
    var identifier: String?
    /// Why it is no constraint.
    var defect: InvalidConstraint?
    /// Where a side is measured from that is a distance.
    var firstOrigin: DistanceOriginLink?
    var secondOrigin: DistanceOriginLink?
    /// Whether a view made it for what it contains, so that nobody wrote it.
    var isMadeByContainer = false

    /// For which traits of its first item it holds; nil for all.
    var condition: TraitCondition?

    /// Whether a side is a distance.
    @inline(__always)
    var hasOrigins: Bool { firstOrigin != nil || secondOrigin != nil }
}
