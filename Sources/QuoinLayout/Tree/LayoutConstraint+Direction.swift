extension LayoutConstraint {
    /// Whether it speaks of leading or trailing edges.
    @inline(__always)
    var isDirectional: Bool {
        firstAttribute.isDirectional || secondAttribute.isDirectional
            || (extras != nil && hasDirectionalOrigin)
    }

    private var hasDirectionalOrigin: Bool {
        extras?.firstOrigin?.attribute.isDirectional ?? false
            || extras?.secondOrigin?.attribute.isDirectional ?? false
    }
}
