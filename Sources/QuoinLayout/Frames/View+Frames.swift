/// Frame, bounds and centre: three views of one place.
extension View {
    /// Where the view is, in its superview's coordinates.
    ///
    /// Setting it on a view whose ``translatesAutoresizingMaskIntoConstraints`` is true moves what is
    /// constrained to the view; on any other, the next layout of the superview puts the solved frame
    /// back. What is set while the superview is laid out, after it has placed its subviews, stays until then, though
    /// constraints refuse it. A frame that is not finite is refused.
    public final var frame: Rect {
        get { storedFrame }
        set {
            guard newValue.isFinite else {
                reportRefusal(of: "frame", "\(newValue)")
                return
            }
            setFrame(newValue.standardized, by: .user)
        }
    }

    /// The view's area in its own coordinates: its origin is what is shown in the upper left corner.
    ///
    /// Setting the origin shows another part and moves no frame. Setting the size keeps the centre.
    public final var bounds: Rect {
        get { Rect(origin: boundsOrigin, size: storedFrame.size) }
        set {
            guard newValue.isFinite else {
                reportRefusal(of: "bounds", "\(newValue)")
                return
            }
            let bounds = newValue.standardized
            let frame = frame(withSize: bounds.size)
            guard frame.isFinite else {
                reportRefusal(of: "bounds", "\(newValue)", because: "the frame must be finite")
                return
            }
            // Whoever hears of the origin may set another size, which is not taken back then.
            let isResized = bounds.size != storedFrame.size
            if bounds.origin != boundsOrigin {
                let old = boundsOrigin
                madeExtras.boundsOrigin = bounds.origin
                moves(.boundsOrigin, from: MotionValue(old), to: MotionValue(bounds.origin))
                boundsOriginChanged()
            }
            if isResized {
                setFrame(frame, by: .user)
            }
        }
    }

    /// The frame of another size about the same centre.
    private func frame(withSize size: Size) -> Rect {
        let center = storedFrame.center
        return Rect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The middle of the frame, in the superview's coordinates.
    public final var center: Point {
        get { storedFrame.center }
        set {
            let origin = Point(
                x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
            let frame = Rect(origin: origin, size: storedFrame.size)
            guard newValue.x.isFinite, newValue.y.isFinite, frame.isFinite else {
                reportRefusal(of: "center", "\(newValue)")
                return
            }
            setFrame(frame, by: .user)
        }
    }

    /// Whether ``frameDidChange()`` is called. Not by default: most views need not know.
    public final var tellsFrameChanges: Bool {
        get { flags.contains(.tellsFrame) }
        set {
            if newValue {
                flags.insert(.tellsFrame)
            } else {
                flags.remove(.tellsFrame)
            }
        }
    }

    /// Constraints between what is in this view and what is outside of it see its contents move.
    private func boundsOriginChanged() {
        markDisplay()
        if slot >= 0, !flags.contains(.hasOriginFollowers) {
            // No row leads through the view.
            tree.countChange(in: self)
        } else {
            tellEngine(.originChanged)
        }
        tellBoundsOriginDidChange()
    }

    // MARK: Setting

    /// Who sets a frame.
    enum FrameSetter {
        case user
        /// The layout pass, with what the engine found.
        case engine
        /// The superview's change of size.
        case autoresizing
    }

    /// Sets the frame, and what follows from it.
    final func setFrame(_ frame: Rect, by setter: FrameSetter) {
        guard flags.contains(.isWindow), frame.size != storedFrame.size,
            let window = self as? Window
        else {
            resize(to: frame, by: setter)
            return
        }
        window.announceTraits(window.combinedTraits(atSize: frame.size))
        overseer?.size(of: self, willChangeTo: frame.size)
        resize(to: frame, by: setter)
        window.updateTraits()
        overseer?.announcedChangeIsMade(of: self)
    }

    /// Sets the frame, and those that follow from it by autoresizing.
    final func resize(to frame: Rect, by setter: FrameSetter) {
        let old = storedFrame
        if takeFrame(frame, by: setter) {
            frameHasChanged(from: old, by: setter)
        }
    }

    /// Sets the frame that the engine has found, which is finite, and those that follow from it.
    @inline(__always)
    final func setSolvedFrame(_ frame: Rect) {
        let old = storedFrame
        if frame == old {
            return
        }
        storedFrame = frame
        if !flags.isDisjoint(with: .motionMarks) {
            frameMoves(from: old, by: .engine)
        }
        frameHasChanged(from: old, by: .engine)
    }

    /// Lets the frames of subviews follow, and then marks what the new frames come to.
    ///
    /// Hooks learn of a frame only when those that follow from it are there: what a hook puts into the view, or
    /// sets itself, is not changed once more.
    @inline(__always)
    private func frameHasChanged(from old: Rect, by setter: FrameSetter) {
        guard storedFrame.size != old.size, autoresizesItsSubviews else {
            tellFrame(from: old)
            return
        }
        let resized = resizeSubviews(from: old.size, by: setter)
        tellFrame(from: old)
        for change in resized {
            change.view.tellFrame(from: change.oldFrame)
        }
    }

    /// Lets frames follow the view's new size.
    private func resizeSubviews(from oldSize: Size, by setter: FrameSetter) -> [FormerFrame] {
        var former: [FormerFrame] = []
        // Without nested calls, which would be as deep as the tree.
        var resized = [ResizedView(view: self, oldSize: oldSize, setter: setter)]
        while let change = resized.popLast() {
            for subview in change.view.storedSubviews {
                let old = subview.storedFrame
                guard let frame = subview.autoresizedFrame(after: change),
                    subview.takeFrame(frame, by: .autoresizing)
                else { continue }
                former.append(FormerFrame(view: subview, oldFrame: old))
                if subview.storedFrame.size != old.size, subview.autoresizesItsSubviews {
                    resized.append(
                        ResizedView(view: subview, oldSize: old.size, setter: .autoresizing))
                }
            }
        }
        return former
    }

    private var autoresizesItsSubviews: Bool {
        flags.contains([.autoresizesSubviews, .mayResizeSubviews])
    }

    /// - Returns: whether the frame has changed.
    private func takeFrame(_ frame: Rect, by setter: FrameSetter) -> Bool {
        let old = storedFrame
        if frame == old {
            // It may be where constraints have put it against the frame that it had said before.
            if setter == .user, slot >= 0, flags.contains(.translatesMask),
                tree.driver?.statesOtherFrame(of: self) ?? false
            {
                ownFrameChanged(by: setter)
            }
            return false
        }
        guard frame.isFinite else {
            LayoutDiagnostic.notFinite(
                "The frame of \(label) that goes with its superview's size is not finite."
            ).report(to: root)
            return false
        }
        storedFrame = frame
        if setter != .engine {
            ownFrameChanged(by: setter)
            frameMoves(from: old, by: setter)
        }
        return true
    }

    /// Marks what a new frame comes to, and tells of it.
    @inline(__always)
    private func tellFrame(from old: Rect) {
        flags.insert(.wasPlaced)
        if storedFrame.size != old.size {
            markLayout()
            if flags.contains(.hasHosts), window?.storedCoordinates == .bottomLeft {
                placeHostsOfSubviewsAgain()
            }
        }
        markDisplay()
        if extras != nil || !flags.isDisjoint(with: .marginFollowing)
            || enclosingLink.with({ $0.extras != nil }) ?? false
        {
            surroundingsChanged()
            if extras?.host != nil {
                markLayout()
            }
        }
        if flags.contains(.tellsFrame) {
            frameDidChange()
        }
    }

    /// Lets the frame be shown on its way, if that is how it changes.
    private func frameMoves(from old: Rect, by setter: FrameSetter) {
        guard let animations = windowAnimations, animations.isOpen || flags.contains(.isAnimating)
        else { return }
        // What was never anywhere comes into its place at once.
        let isLaidOut =
            setter != .user || enclosingLink.with { $0.flags.contains(.isInLayout) } ?? false
        if isLaidOut, old == .zero, !flags.contains(.wasPlaced) {
            animations.arrives(self)
        }
        var next: View? = self
        while let view = next {
            if view.isFadingAway {
                // It fades as it was, with all that is in it.
                return
            }
            if view.flags.contains(.arrives) {
                // It is not to be seen how its contents are put in order.
                animations.stop(.frame, of: self)
                return
            }
            next = view.superview
        }
        animations.change(.frame, of: self, from: MotionValue(old), to: MotionValue(storedFrame))
    }

    /// The frame was set by someone else than the engine.
    private func ownFrameChanged(by setter: FrameSetter) {
        guard slot >= 0 else {
            tellEngine(.frameWasSet)
            return
        }
        if flags.contains(.translatesMask) || enclosingLink.isEmpty {
            // Springs and struts may have moved it from where constraints have put it against its frame.
            // What the frame said before holds then.
            if setter != .user {
                tree.enqueue(self, .placementChanged)
            } else if !insistsOnFrame {
                tree.enqueue(self, [.placementChanged, .frameWasSet])
                if tree.isWatched {
                    tree.driver?.noteOwnFrame(of: self)
                }
            }
        }
        // What the engine has may be another frame, which the superview's next layout puts back.
        superview?.solvedFrameChanged(of: self, marks: false)
    }

    /// Whether the view was given, while it or its superview is laid out, the frame that it had said before, and that
    /// gave way to constraints. The engine would find what it has found, and the layout would give the frame again: so
    /// it has the frame until the superview is laid out next.
    private var insistsOnFrame: Bool {
        guard
            flags.contains(.isInLayout)
                || enclosingLink.with({ $0.flags.contains(.isInLayout) }) ?? false
        else { return false }
        return tree.driver?.frameHasGivenWay(of: self) ?? false
    }
}

/// A view whose size has changed, with the size that it had.
struct ResizedView {
    var view: View
    var oldSize: Size
    var setter: View.FrameSetter
}

/// A view whose frame has changed, with the frame that it had.
private struct FormerFrame {
    var view: View
    var oldFrame: Rect
}
