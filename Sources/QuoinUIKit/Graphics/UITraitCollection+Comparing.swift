extension UITraitCollection {
    /// As in UIKit: whether all that another one says is so here, too.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return traits.overridden(by: other.traits) == traits
    }
}
