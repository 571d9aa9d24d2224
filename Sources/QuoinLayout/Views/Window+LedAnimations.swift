/// Leading animations by hand, for another toolkit's names.
extension Window {
    /// The animation whose changes are being made.
    package final var openAnimation: AnimationMark? { animations?.openMark }
    /// How far an animation has come, of 1; nil if it is over.
    package final func progress(of mark: AnimationMark) -> Double? {
        animations?.progress(of: mark)
    }
    /// Holds an animation, where it is or at a part of its way.
    package final func hold(_ mark: AnimationMark, at progress: Double? = nil) {
        animations?.hold(mark, at: progress)
    }
    /// Lets an animation that is held go on to its end, or back to its beginning: then what it moves has the values of
    /// before again, but for colours, and frames that follow from constraints.
    package final func letGo(
        _ mark: AnimationMark, toEnd: Bool, duration: Double, curve: AnimationCurve
    ) {
        animations?.letGo(
            mark, toEnd: toEnd, duration: duration.isFinite ? max(0, duration) : 0, curve: curve)
    }
    /// Ends an animation where it is: what it moves has the values that are shown, but for colours, and frames that
    /// follow from constraints.
    package final func stop(_ mark: AnimationMark) {
        for value in animations?.stop(mark) ?? [] { value.settle() }
    }
}

extension SettledValue {
    /// Gives the view the value, unless it has got another one than the goal. Frames that follow from constraints are
    /// not given.
    func settle() {
        switch property {
        case .frame:
            guard view.flags.contains(.translatesMask), view.frame == goal.rect else { return }
            view.frame = value.rect
        case .boundsOrigin:
            if view.bounds.origin == goal.point { view.bounds.origin = value.point }
        case .alpha:
            if !view.isHidden, view.alpha == goal.number { view.alpha = value.number }
        case .cornerRadius:
            if view.cornerRadius == goal.number { view.cornerRadius = value.number }
        case .borderWidth:
            if view.borderWidth == goal.number { view.borderWidth = value.number }
        case .backgroundColor, .borderColor, .shadowColor, .shadowPlace:
            // Whoever said the colour knows it by its name.
            return
        }
    }
}
