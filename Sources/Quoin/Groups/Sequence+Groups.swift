/// What a block returns, changed as a whole.
///
/// ```swift
/// let unfolded = panel.prepareConstraints { make in
///     make.top.equalTo(header.bottom)
///     make.height.equalTo(200)
/// }
/// unfolded.activate()
/// ```
extension Sequence where Element == ConstraintGroup {
    /// Brings the constraints of every group in force.
    public func activate() {
        for group in self {
            group.activate()
        }
    }

    /// Takes the constraints of every group out of force.
    public func deactivate() {
        for group in self {
            group.deactivate()
        }
    }
}
