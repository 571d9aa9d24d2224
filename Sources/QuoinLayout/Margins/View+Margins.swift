/// Margins and the safe area.
///
/// Both depend on where the view is: the safe area always, the margins as far as they follow the
/// safe area or the superview's margins. They are worked out again when a frame changes that they
/// depend on; then the constraints that mention them get other constants.
extension View {
    /// How far content should stay away from the view's edges; 8 on all sides by default.
    ///
    /// Reading gives the effective margins: those that were set, plus the safe area unless
    /// ``insetsLayoutMarginsFromSafeArea`` is off, and no less than the superview's that reach into
    /// the view if ``preservesSuperviewLayoutMargins`` is on. The safe area is in those already.
    public final var layoutMargins: EdgeInsets {
        get { effectiveMargins }
        set {
            guard newValue.isFinite else {
                refuseMargins("\(newValue)")
                return
            }
            setMargins(.absolute(newValue))
        }
    }

    /// ``layoutMargins`` by the direction of reading: the same value, seen another way.
    ///
    /// Margins that are set this way change sides when the direction changes.
    public final var directionalLayoutMargins: DirectionalEdgeInsets {
        get { DirectionalEdgeInsets(effectiveMargins, effectiveLayoutDirection) }
        set {
            guard EdgeInsets(newValue, .leftToRight).isFinite else {
                refuseMargins("\(newValue)")
                return
            }
            setMargins(.directional(newValue))
        }
    }

    private func setMargins(_ margins: LayoutMargins) {
        madeExtras.margins = margins
        extras?.hasRootMargins = false
        marginsMayHaveChanged()
    }

    /// Gives the view the margins of a controller's root view, unless others were set.
    package final func takeRootMargins(side: Double) {
        guard extras?.margins == nil || extras?.hasRootMargins ?? false else { return }
        setMargins(.absolute(EdgeInsets(horizontal: side, vertical: 0)))
        extras?.hasRootMargins = true
    }

    /// Has the margins at the sides be no less than a number, whatever is set, as those of a controller's root view
    /// are in UIKit.
    package final func keepSideMargins(atLeast least: Double) {
        guard least != extras?.leastSideMargin ?? 0 else { return }
        madeExtras.leastSideMargin = least
        marginsMayHaveChanged()
    }

    /// Whether the margins are no less than what of the superview's reaches into the view. False by
    /// default.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { flags.contains(.preservesSuperviewMargins) }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            if newValue {
                flags.insert(.preservesSuperviewMargins)
                superview?.flags.insert(.hasMarginFollowers)
            } else {
                flags.remove(.preservesSuperviewMargins)
            }
            marginsMayHaveChanged()
        }
    }

    /// Whether the safe area is added to the margins. True by default.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { !flags.contains(.ignoresSafeAreaInMargins) }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            if newValue {
                flags.remove(.ignoresSafeAreaInMargins)
            } else {
                flags.insert(.ignoresSafeAreaInMargins)
            }
            marginsMayHaveChanged()
        }
    }

    // MARK: Safe area

    /// Insets that the view adds to the safe area of what is in it, as a controller does for its bars.
    public final var additionalSafeAreaInsets: EdgeInsets {
        get { extras?.additionalSafeAreaInsets ?? .zero }
        set {
            guard newValue != additionalSafeAreaInsets else { return }
            guard newValue.isFinite else {
                refuseMargins("\(newValue)")
                return
            }
            madeExtras.additionalSafeAreaInsets = newValue
            updateSafeAreas()
        }
    }

    // MARK: Changes

    /// The view came into other surroundings.
    final func inheritSurroundings() {
        extras?.ignoresSurroundings = false
        if enclosingLink.with({ $0.safeArea != .zero }) ?? false || safeArea != .zero {
            updateSafeAreas()
        }
        if flags.contains(.preservesSuperviewMargins) {
            marginsMayHaveChanged()
        }
    }

    /// The view's frame has changed.
    final func surroundingsChanged() {
        if superview.map({ $0.safeArea != .zero }) ?? false || safeArea != .zero {
            updateSafeAreas()
        }
        if safeArea != .zero {
            // What of it reaches into a subview depends on this view's size too.
            storedSubviews.forEach { $0.updateSafeAreas() }
        }
        if !flags.isDisjoint(with: .marginFollowing) {
            marginsMayHaveChanged()
        }
    }
}
