/// The journal of what is to be done in the next turn, as the views keep it.
///
/// A mark on a view leaves a trail from the root down to it: every view on the way lists the subview
/// that the trail goes through. A pass follows the trails, and so visits what is marked and what is
/// above it, whatever the size of the rest.
extension View {
    @inline(__always)
    final func markDisplay() {
        if !flags.contains(.needsDisplay) {
            flags.insert(.needsDisplay)
            leaveDisplayTrail()
        }
    }

    /// Lets the views that contain this one know that something in them is to be drawn. (They list
    /// nothing: who draws looks at the subviews of each view on the way, of which most will be drawn.)
    final func leaveDisplayTrail() {
        var link = enclosingLink
        while !link.isEmpty {
            link =
                link.with { container in
                    if container.flags.contains(.subtreeNeedsDisplay) {
                        return UpLink(nil)
                    }
                    container.flags.insert(.subtreeNeedsDisplay)
                    return container.enclosingLink
                } ?? UpLink(nil)
        }
    }

    final func markUpdate() {
        if !flags.contains(.needsUpdate) {
            flags.insert(.needsUpdate)
            leaveTrail(.subtreeNeedsUpdate)
        }
    }

    @inline(__always)
    final func markLayout() {
        if !flags.contains(.needsLayout) {
            flags.insert(.needsLayout)
            leaveTrail(.subtreeNeedsLayout)
        }
    }

    /// The view has other subviews than it had. One that exchanges them in its own `layoutSubviews` has laid out
    /// those that it has then; if it were asked again, it would exchange them again, without end.
    final func markLayoutOfOtherSubviews() {
        if !flags.contains(.isInLayout) {
            markLayout()
        }
    }

    /// The engine has a new frame for a subview; laying this view out will copy it.
    ///
    /// - Parameter marks: whether that is a reason to lay this view out.
    @inline(__always)
    final func solvedFrameChanged(of subview: View, marks: Bool = true) {
        if !subview.flags.contains(.hasSolvedFrame) {
            subview.flags.insert(.hasSolvedFrame)
            list(subview)
        }
        if marks {
            markLayout()
        }
    }

    /// The engine has the frame for this view that it has: there is nothing to copy.
    final func dropSolvedFrame() {
        guard flags.contains(.hasSolvedFrame) else { return }
        flags.remove(.hasSolvedFrame)
        if flags.isDisjoint(with: .listMarks) {
            _ = enclosingLink.with { $0.unlist(self) }
        }
    }

    // MARK: Trails

    @inline(__always)
    private func leaveTrail(_ mark: ElementFlags) {
        // Mostly the superview has a trail already.
        let goesOn =
            enclosingLink.with { container in
                container.list(self)
                if container.flags.contains(mark) {
                    return false
                }
                if mark == .subtreeNeedsLayout, container.flags.contains(.isInLayout) {
                    // The pass goes on to what is in it when its hook returns.
                    container.flags.insert(mark)
                    return false
                }
                return true
            } ?? false
        if goesOn {
            leaveLongTrail(mark)
        }
    }

    private func leaveLongTrail(_ mark: ElementFlags) {
        var link = UpLink<View>(self)
        while !link.isEmpty {
            link = link.with { $0.extendTrail(mark) } ?? UpLink(nil)
        }
    }

    /// - Returns: the superview, if the trail goes on from there.
    @inline(__always)
    private func extendTrail(_ mark: ElementFlags) -> UpLink<View> {
        let goesOn =
            enclosingLink.with { container in
                container.list(self)
                if container.flags.contains(mark) {
                    return false
                }
                container.flags.insert(mark)
                return true
            } ?? false
        return goesOn ? enclosingLink : UpLink(nil)
    }

    /// Lists a subview in which something is to be done.
    @inline(__always)
    final func list(_ subview: View) {
        if !subview.flags.contains(.isListed) {
            marked.append(subview)
        }
    }

    /// Takes a subview off the list.
    final func unlist(_ subview: View) {
        if subview.flags.contains(.isListed) {
            marked.remove(subview)
        }
    }

    /// Continues the trails of a subtree that was just put into this view.
    final func adoptMarks(of subview: View) {
        if !subview.flags.isDisjoint(with: .displayMarks) {
            subview.leaveDisplayTrail()
        }
        let marks = subview.flags.intersection(.trailMarks)
        if marks.isEmpty {
            return
        }
        list(subview)
        if !marks.isDisjoint(with: [.needsUpdate, .subtreeNeedsUpdate]) {
            subview.leaveTrail(.subtreeNeedsUpdate)
        }
        if !marks.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) {
            subview.leaveTrail(.subtreeNeedsLayout)
        }
    }
}
