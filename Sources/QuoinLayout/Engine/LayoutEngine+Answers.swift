/// What the engine asks views for beside their content. An answer that is not a number counts as 0, and
/// is reported once the engine has done its work: who hears of it may change the tree.
extension LayoutEngine {
    /// How far the alignment rectangle of a view lies within its frame, as the view said when it was asked.
    @inline(__always)
    func alignmentInsets(of view: View) -> EdgeInsets {
        view.extras == nil && directory.isOfTree ? .zero : offsets(of: view).insets
    }

    func firstBaselineOffset(of element: LayoutElement) -> Double {
        baselines(of: element).first
    }

    func lastBaselineOffset(of element: LayoutElement) -> Double {
        baselines(of: element).last
    }

    private func baselines(of element: LayoutElement) -> Baselines {
        guard let view = element.viewOrOwner else { return Baselines() }
        var offsets = offsets(of: view)
        if let known = offsets.baselines {
            return known
        }
        if directory.isOfTree {
            // Since views were asked a hook has brought in force what ends at one of them. It is asked for in the next
            // round, as of all views whose baselines anybody has needed.
            offsets.baselines = Baselines()
            setOffsets(offsets, of: view)
            view.flags.insert([.contentChanged, .offsetsChanged])
            unaskedElements.append(view)
        }
        return Baselines()
    }

    /// What the rows are written from that mention the view's edges and baselines.
    func offsets(of view: View) -> ViewOffsets {
        if !directory.isOfTree, let own = ownOffsets[ObjectIdentifier(view)] {
            return own
        }
        return view.extras?.offsets ?? ViewOffsets()
    }

    func setOffsets(_ offsets: ViewOffsets, of view: View) {
        if !directory.isOfTree {
            if offsets != self.offsets(of: view) {
                ownOffsets[ObjectIdentifier(view)] = offsets
            }
        } else if offsets != view.extras?.offsets ?? ViewOffsets() {
            view.madeExtras.offsets = offsets
        }
    }

    /// Takes over what a view has answered.
    func takeOffsets(_ answer: ViewAnswer) {
        guard var offsets = answer.offsets, let view = answer.view.target else { return }
        // It may have been asked for its baselines since.
        offsets.baselines = offsets.baselines ?? self.offsets(of: view).baselines
        setOffsets(offsets, of: view)
    }

    // MARK: Hooks

    func askInsets(of view: View) -> EdgeInsets {
        let insets = view.askedAlignmentInsets
        guard !insets.isFinite else { return insets }
        note(
            "The alignment rectangle of \(view.label) has insets that are not finite.")
        return .zero
    }

    func askBaselines(of view: View) -> Baselines {
        Baselines(
            first: checked(view.askedFirstBaseline, "first baseline", of: view),
            last: checked(view.askedLastBaseline, "last baseline", of: view))
    }

    /// The frame of the view that goes with an alignment rectangle.
    @inline(__always)
    func frame(of view: View, forAlignmentRect rect: Rect) -> Rect {
        if view.flags.contains(.isBeingAsked) {
            return rect.inset(by: -alignmentInsets(of: view))
        }
        var frame = rect
        asking(view) { frame = view.frame(forAlignmentRect: rect) }
        return frame
    }

    /// The alignment rectangle that goes with a frame of the view.
    func askAlignmentRect(of view: View, forFrame frame: Rect) -> Rect {
        let rect = view.alignmentRect(forFrame: frame)
        guard rect.isFinite else {
            note("The alignment rectangle of \(view.label) is not finite.")
            return frame
        }
        return Rect(
            x: rect.origin.x, y: rect.origin.y, width: max(0, rect.size.width),
            height: max(0, rect.size.height))
    }

    private func checked(_ offset: Double, _ what: String, of view: View) -> Double {
        guard !offset.isFinite else { return offset }
        note("The offset of the \(what) of \(view.label) is \(offset.plainText).")
        return 0
    }

    /// A constraint's numbers are finite each, but not what becomes of them.
    func noteNotFinite(_ constraint: LayoutConstraint) {
        if directory.isOfTree {
            constraintsLeftOut.append(constraint)
        }
        note(
            "\(constraint) (\(constraint.sourceLocation)) comes to a number that is not finite; it "
                + "is left out.")
    }

    /// What is only measured or tried is told when it is laid out.
    ///
    /// The view itself is not kept: a hook may take it to a tree of its own, and this engine along, and both would keep
    /// each other.
    func note(_ message: String) {
        if directory.isOfTree, !strayAnswers.contains(message) {
            strayAnswers.append(message)
        }
    }

    /// Tells what was no number, where the tree is told of everything else.
    func reportStrayAnswers(to root: View) {
        let answers = strayAnswers
        strayAnswers = []
        for answer in answers {
            LayoutDiagnostic.notFinite(answer).report(to: root)
        }
    }
}
