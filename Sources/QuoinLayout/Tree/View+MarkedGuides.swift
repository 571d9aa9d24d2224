/// The guides of a view for which the engine has new frames.
///
/// A view may have thousands of guides of which one has moved.
extension View {
    /// Notes that the engine has a new frame for a guide of the view.
    final func noteSolvedFrame(of guide: LayoutGuide) {
        if guide.markedPosition < 0 {
            let extras = madeExtras
            guide.markedPosition = Int32(truncatingIfNeeded: extras.markedGuides.count)
            extras.markedGuides.append(UpLink(guide))
        }
        markLayout()
    }

    /// Lets go of a guide that leaves the view.
    final func forgetSolvedFrame(of guide: LayoutGuide) {
        guide.flags.remove(.hasSolvedFrame)
        guard guide.markedPosition >= 0, let extras else { return }
        extras.markedGuides[Int(guide.markedPosition)] = UpLink(nil)
        guide.markedPosition = -1
    }

    /// Calls `body` with each of the noted guides, which counts as done then.
    final func takeMarkedGuides(_ body: (LayoutGuide) -> Void) {
        guard let extras, !extras.markedGuides.isEmpty else { return }
        let marked = extras.markedGuides
        extras.markedGuides = []
        for link in marked {
            _ = link.with { $0.markedPosition = -1 }
        }
        for link in marked {
            _ = link.with(body)
        }
    }
}
