extension Window {
    /// The time of the last ``tick(at:)``.
    public var time: Double { storedTime }

    /// Runs one turn: brings constraints, frames and pictures up to date, as far as anything has asked
    /// for it; what moves is shown where it is at that time. Who waits for the end of an animation hears of
    /// it first.
    ///
    /// - Parameter time: the present time in seconds, on any clock. One that is not finite is taken for
    ///   the last one.
    public func tick(at time: Double) {
        if time.isFinite {
            storedTime = time
        }
        if let animations {
            let (scrolled, returned, completions) = animations.advance(to: storedTime)
            for view in scrolled where view.window === self {
                view.shownOriginDidChange()
            }
            for value in returned {
                value.settle()
            }
            for completion in completions {
                completion()
            }
        } else {
            hasTicked = true
        }
        layoutIfNeeded()
        if let canvas {
            display(on: canvas)
        }
    }

    /// Whether anything in the window moves, so that there should be another turn soon even if nothing
    /// changes.
    public var isAnimating: Bool { animations?.isRunning ?? false }

    /// What moves in the window, made if nothing ever did.
    var madeAnimations: WindowAnimations {
        if let animations {
            return animations
        }
        let made = WindowAnimations(time: hasTicked ? storedTime : nil)
        animations = made
        return made
    }
}
