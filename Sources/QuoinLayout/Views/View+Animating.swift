/// Showing changes as motions.
extension View {
    /// Shows what changes as a motion.
    ///
    /// ```swift
    /// let height = panel.height.constraint(equalToConstant: 44)
    /// height.isActive = true
    /// // … and when the panel is to open:
    /// height.constant = 200
    /// window.animate(duration: 0.3, curve: .easeOut) {
    ///     window.layoutIfNeeded()
    ///     icon.alpha = 0
    /// } completion: { isWhole in
    ///     print(isWhole ? "open" : "overtaken by another change")
    /// }
    /// ```
    ///
    /// Frames, bounds and what views show by themselves have their new values at once; it is what is drawn
    /// that moves there, in the turns of the window (``Window/tick(at:)``). Frames that follow from
    /// constraints change when they are laid out, so call ``layoutIfNeeded()`` in the closure; what is not
    /// laid out in there does not move. A view that comes into its place for the first time is there at
    /// once.
    ///
    /// What moves already goes on from where it shows, and with a spring as its curve also with the speed
    /// that it shows. The animation that it was part of until then ends without being whole. Within the
    /// closure of one animation there may be another, which then has its own duration and curve.
    ///
    /// - Parameters:
    ///   - duration: How long it takes, in seconds; at 0 or less nothing moves, unless there is a delay.
    ///   - delay: How long after the last turn the motion begins.
    ///   - curve: How it goes. Springs take the time that they need.
    ///   - changes: Makes the changes, in this tree. It is called once, before this method returns.
    ///   - completion: Called in the turn in which all has come to rest, with whether all of it came to its
    ///     goal. Animations that end in the same turn are told in the order of their ends, and then of their
    ///     beginnings. It is not called if the window goes first.
    ///
    /// Without a window there are no turns: the changes show at once, and `completion` is called before the
    /// method returns.
    public final func animate(
        duration: Double = 0.25, delay: Double = 0, curve: AnimationCurve = .easeInOut,
        changes: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            duration: duration, delay: delay, curve: curve, repetition: .once, changes: changes,
            completion: completion)
    }

    /// The same for another toolkit's names, perhaps for ever: then it is over when something else is done with all
    /// that it moves, or that has left the window.
    ///
    /// - Parameter isStep: Whether it is a step of the animation whose changes are being made: what another step moves
    ///   goes on from where that ends. The delay counts from the same time as that of the animation.
    package final func animate(
        duration: Double, delay: Double, curve: AnimationCurve, repetition: AnimationRepetition,
        isStep: Bool = false, changes: () -> Void, completion: ((Bool) -> Void)?
    ) {
        guard let window else {
            changes()
            completion?(true)
            return
        }
        let time = soundTime(duration, as: "duration")
        let delay = soundTime(delay, as: "delay")
        let animations = window.madeAnimations
        animations.begin(
            duration: time, delay: delay, curve: time > 0 ? curve : .linear,
            repetition: repetition, isStep: isStep, completion: completion)
        window.make(changes, as: animations)
    }

    /// Makes changes that show at once, also while an animation's changes are made. What they change stops
    /// moving.
    public final func performWithoutAnimation(_ changes: () -> Void) {
        guard let window else {
            changes()
            return
        }
        let animations = window.madeAnimations
        animations.beginWithout()
        window.make(changes, as: animations)
    }

    /// Ends all that moves of the view, and of the views in it, at its goal.
    public final func removeAllAnimations() {
        guard window?.animations != nil else { return }
        var scrolled: [View] = []
        forEachInSubtree { view in
            if view.shown(.boundsOrigin) != nil { scrolled.append(view) }
            view.stopMotions()
        }
        scrolled.forEach { $0.shownOriginDidChange() }
    }

    private func soundTime(_ time: Double, as property: String) -> Double {
        if time.isFinite {
            return max(0, time)
        }
        reportRefusal(of: property, time.plainText)
        return 0
    }

    // MARK: What is shown

    /// The frame as it is drawn at present: on its way to ``frame`` while that moves.
    public final var presentationFrame: Rect { shown(.frame)?.rect ?? frame }

    /// The bounds as they are drawn at present: on their way to ``bounds`` while these move.
    public final var presentationBounds: Rect {
        Rect(origin: shown(.boundsOrigin)?.point ?? boundsOrigin, size: presentationFrame.size)
    }

    /// How much of the view is seen at present, with all that is in it.
    public final var presentationAlpha: Double {
        shown(.alpha).map { min(1, max(0, $0.number)) } ?? alpha
    }

    /// What the view is filled with at present, in its present surroundings.
    public final var presentationBackgroundColor: Color? {
        shown(.backgroundColor)?.color ?? backgroundColor?.resolved(with: presentTraitsOfView)
    }

    /// Whether anything is drawn of the view: it is not hidden, or still fades.
    package final var isShown: Bool {
        !isHidden || isFading
    }

    // MARK: Coming and going

    /// Lets a view that was just hidden or shown fade, if that is how changes are being made. Views that
    /// arrange others call it, since what is hidden elsewhere is gone at once.
    ///
    /// What is hidden fades as it was, with all that is in it, whatever place it is given meanwhile. What is
    /// shown again is in its place at once, unless it could still be seen.
    package final func fadesAsItWasHiddenOrShown() {
        guard isRecordingMotions, let animations = windowAnimations else { return }
        let wasFading = isFading
        let (none, all) = (MotionValue.zero, MotionValue(alpha))
        animations.change(
            .alpha, of: self, from: isHidden ? all : none, to: isHidden ? none : all)
        if shown(.alpha) != nil {
            flags.insert(.fades)
            if isHidden {
                forEachInSubtree { view in
                    animations.hold(.frame, of: view, at: MotionValue(view.storedFrame))
                }
            }
        }
        if !isHidden, !wasFading {
            animations.arrives(self)
        }
    }

    /// Has something done when the animation is over whose changes are being made; nothing if none are.
    package final func whenAnimationIsOver(_ action: @escaping () -> Void) {
        windowAnimations?.whenOver(action)
    }

    /// Moves the origin of the bounds to the nearest place that it may be in. A motion to where it may not be goes
    /// to that place all the way, instead of being shifted.
    package final func limitBoundsOrigin(to origin: Point) {
        if flags.contains(.isAnimating), let animations = windowAnimations, !animations.isOpen {
            animations.redirect(.boundsOrigin, of: self, to: MotionValue(origin))
        }
        bounds.origin = origin
    }

    /// Lets a view that is about to come into a place be there at once, whatever its last place was, and
    /// appear by and by if that is how changes are being made.
    package final func arrives() {
        stopMotions()
        guard isRecordingMotions, let animations = windowAnimations else { return }
        animations.arrives(self)
        animations.change(.alpha, of: self, from: .zero, to: MotionValue(alpha))
    }

    /// Whether changes are being made that are to be seen as motions.
    package final var isRecordingMotions: Bool { windowAnimations?.isRecording ?? false }
}

extension Window {
    fileprivate func make(_ changes: () -> Void, as animations: WindowAnimations) {
        let cycle = tree.cycle
        cycle.movesFrames = true
        changes()
        animations.endChanges()
        cycle.movesFrames = animations.isOpen
    }
}
