extension UIView {
    /// Kept, without effect: nothing moves here.
    public var motionEffects: [UIMotionEffect] {
        get { extras.motionEffects.compactMap { $0 as? UIMotionEffect } }
        set { extras.motionEffects = newValue }
    }
    /// Kept, without effect: as one of ``motionEffects``.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(effect) { motionEffects.append(effect) }
    }
    /// As ``addMotionEffect(_:)``.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }
}
