/// Taking over what the engine found.
extension View {
    /// Takes the solved frame, rounded to pixels if the window has them.
    final func takeSolvedFrame(from engine: LayoutEngine, in tree: LayoutTree) {
        if flags.contains(.frameWasSet) {
            // A hook has set it while frames are copied. The engine takes that in first, and what it finds then may be
            // what it has found before, of which nobody is told.
            _ = enclosingLink.with { $0.markLayout() }
            return
        }
        guard slot < 0 || engine.knows(self) else {
            // A hook has taken it to another tree and laid that out, which goes on with it.
            return
        }
        flags.remove(.hasSolvedFrame)
        guard slot >= 0, !enclosingLink.isEmpty else { return }
        var frame = engine.solvedRect(of: slot)
        if !hasPlainAlignment {
            guard let asked = frameAsked(for: frame, engine, tree) else { return }
            frame = asked
        }
        guard frame.isFinite else {
            reportNotFinite("The solved frame of \(label) is not finite.")
            return
        }
        if flags.contains(.translatesMask) || engine.pixelScale != nil {
            takeStatedOrRounded(frame, from: engine, in: tree)
        } else {
            setSolvedFrame(frame)
        }
    }

    /// The frame that hooks give for the solved alignment rectangle; nil if they have done something that comes first.
    @inline(never)
    private func frameAsked(
        for solved: Rect, _ engine: LayoutEngine, _ tree: LayoutTree
    ) -> Rect? {
        let (container, revision) = (enclosingLink, tree.revision)
        let frame = engine.frame(of: self, forAlignmentRect: solved)
        if tree.revision != revision,
            !isStillThere(container, in: engine) || engine.solvedRect(of: slot) != solved
        {
            takeSolvedFrameLater(from: engine, ifStillIn: container)
            return nil
        }
        return frame
    }

    /// Whether the alignment rectangle is the frame, and there is nobody to be asked about it.
    @inline(__always)
    private var hasPlainAlignment: Bool {
        #if hasFeature(Embedded)
            // There it cannot be told of what class a view is.
            false
        #else
            type(of: self) == View.self && !flags.contains(.hasWrapper)
        #endif
    }

    /// Whether the view is where it was before a hook was called, and the engine's frame is still good for it.
    private func isStillThere(_ container: UpLink<View>, in engine: LayoutEngine) -> Bool {
        engine.knows(self) && enclosingLink.isSame(as: container) && !flags.contains(.frameWasSet)
    }

    /// Takes the solved frame of a view that has one of its own, or whose edges are to be on pixels.
    private func takeStatedOrRounded(
        _ solved: Rect, from engine: LayoutEngine, in tree: LayoutTree
    ) {
        var frame = solved
        // Where its own frame puts it, it stands; rounding must not move it. If a frame gave way to constraints,
        // that which was set is another than that which it has.
        let own = flags.contains(.translatesMask) ? engine.ownFrames[slot] : nil
        let stated = own?.frame
        if let own, frame.isNearly(own.frame) || engine.solvedRect(of: slot).isNearly(own.rect) {
            // The alignment rectangle tells, too: a frame that is narrower than its insets has one of no width, and no
            // rectangle makes it again.
            frame = own.frame
        } else if own == nil, flags.contains(.translatesMask), frame.isNearly(storedFrame) {
            setPixelOffset(.zero)
            return
        }
        if let scale = engine.pixelScale {
            let (rounded, remainder) = engine.onPixels(frame, of: self, scale, keeping: stated)
            setPixelOffset(remainder)
            frame = rounded
            guard frame.isFinite else { return }
        }
        if stated != nil, frame != storedFrame {
            // What measured a part with this view in it went by the frame that the view had.
            tree.tellOfChange(in: self)
        }
        setSolvedFrame(frame)
    }

    /// A hook has taken the view elsewhere, has set its frame, or has let the engine find another one: then this is done
    /// again once the engine has taken that in, for what it finds may be the same as before.
    private func takeSolvedFrameLater(
        from engine: LayoutEngine, ifStillIn container: UpLink<View>
    ) {
        if engine.knows(self), enclosingLink.isSame(as: container) {
            _ = enclosingLink.with { $0.solvedFrameChanged(of: self) }
        }
    }

    private func setPixelOffset(_ offset: Point) {
        if offset != extras?.pixelOffset ?? .zero {
            madeExtras.pixelOffset = offset
            roundSubviewsAgain()
        }
    }

    /// What is in the view was rounded for another place of it.
    private func roundSubviewsAgain() {
        for subview in storedSubviews where subview.slot >= 0 {
            solvedFrameChanged(of: subview)
        }
        markLayout()
    }

    /// Reports a number that is none.
    final func reportNotFinite(_ message: String) {
        LayoutDiagnostic.notFinite(message).report(to: root)
    }
}

extension LayoutGuide {
    /// Takes the solved frame.
    func takeSolvedFrame(from engine: LayoutEngine) {
        guard slot < 0 || engine.knows(self) else { return }
        flags.remove(.hasSolvedFrame)
        guard slot >= 0 else { return }
        setLayoutFrame(engine.solvedRect(of: slot))
    }
}
