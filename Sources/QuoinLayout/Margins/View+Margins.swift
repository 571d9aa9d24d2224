/// Margins and the safe area.
///
/// Both depend on where the view is: the safe area always, the margins as far as they follow the
/// safe area or the superview's margins. They are worked out again when a frame changes that they
/// depend on; then the constraints that mention them get other constants.
extension View {
    /// How far content should stay away from the view's edges; 8 on all sides by itself.
    ///
    /// Reading gives the effective margins: those that were set, plus the safe area unless
    /// ``insetsLayoutMarginsFromSafeArea`` is off, and no less than the superview's that reach into
    /// the view if ``preservesSuperviewLayoutMargins`` is on.
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

    final func refuseMargins(_ value: String) {
        reportRefusal(of: "margins", value, because: "they must be finite")
    }

    private func setMargins(_ margins: LayoutMargins) {
        madeExtras.margins = margins
        marginsMayHaveChanged()
    }

    /// Whether the margins are no less than what of the superview's reaches into the view. False by
    /// itself.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { flags.contains(.preservesSuperviewMargins) }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            if newValue {
                flags.insert(.preservesSuperviewMargins)
                _ = madeExtras
            } else {
                flags.remove(.preservesSuperviewMargins)
            }
            marginsMayHaveChanged()
        }
    }

    /// Whether the safe area is added to the margins. True by itself.
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

    /// The margins with all that bears on them.
    final var effectiveMargins: EdgeInsets {
        var margins = (extras?.margins ?? .standard).insets(effectiveLayoutDirection)
        if preservesSuperviewLayoutMargins, let superview {
            let reaching = superview.effectiveMargins.reaching(
                into: storedFrame, of: superview.storedFrame.size)
            margins = margins.atLeast(reaching)
        }
        if insetsLayoutMarginsFromSafeArea {
            margins = margins + safeAreaInsets
        }
        return margins
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

    /// Works the safe area out again, and that of all views that it reaches into.
    final func updateSafeAreas() {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.takeSafeArea(view.inheritedSafeArea) {
                waiting += view.storedSubviews
            }
        }
    }

    private var inheritedSafeArea: EdgeInsets {
        if flags.contains(.isWindow) {
            return extras?.safeAreaInsets ?? .zero
        }
        let inherited =
            superview.map {
                $0.safeArea.reaching(into: storedFrame, of: $0.storedFrame.size)
            } ?? .zero
        return inherited + additionalSafeAreaInsets
    }

    /// The safe area without the detour over what subclasses make of it.
    final var safeArea: EdgeInsets { extras?.safeAreaInsets ?? .zero }

    /// - Returns: whether the safe area is another one now.
    final func takeSafeArea(_ insets: EdgeInsets) -> Bool {
        guard insets != safeArea else { return false }
        madeExtras.safeAreaInsets = insets
        extras?.systemGuides.safeArea.map { noteOffsets(of: $0) }
        safeAreaInsetsDidChange()
        marginsMayHaveChanged()
        return true
    }

    // MARK: Changes

    /// The view came into other surroundings.
    final func inheritSurroundings() {
        if containerLink.with({ $0.safeArea != .zero }) ?? false || safeArea != .zero {
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
        if flags.contains(.preservesSuperviewMargins) || hasMarginFollowers {
            marginsMayHaveChanged()
        }
    }

    private var hasMarginFollowers: Bool {
        storedSubviews.contains { $0.flags.contains(.preservesSuperviewMargins) }
    }

    /// Lets everyone know that depends on the margins, if they have changed; and the subviews that
    /// follow them.
    final func marginsMayHaveChanged() {
        var waiting = [self]
        while let view = waiting.popLast() {
            let margins = view.effectiveMargins
            let announced = view.extras?.announcedMargins
            if margins != announced ?? EdgeInsets(8) {
                view.madeExtras.announcedMargins = margins
                view.noteOffsets(of: view)
                view.extras?.systemGuides.margins.map { view.noteOffsets(of: $0) }
                view.layoutMarginsDidChange()
                view.markLayout()
            }
            waiting += view.storedSubviews.filter {
                $0.flags.contains(.preservesSuperviewMargins)
            }
        }
    }

    /// The constraints that mention an element have other constants.
    final func noteOffsets(of element: LayoutElement) {
        if !element.mentions.isEmpty {
            tree.enqueue(element, .offsetsChanged)
        }
    }
}
