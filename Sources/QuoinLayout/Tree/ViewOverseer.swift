/// Who hears of what happens to a view: a controller, through what connects it with its view.
///
/// It is the second place, beside ``TreeDriver``, where what is below calls what is above.
package protocol ViewOverseer: AnyObject {
    /// Brings the view's constraints in line with its state.
    func updateConstraints(of view: View)

    /// The view is about to be laid out.
    func willLayOut(_ view: View)

    /// The view was laid out, and so were its subviews' frames.
    func didLayOut(_ view: View)

    /// The view will come into another window, or into none.
    func view(_ view: View, willMoveTo window: Window?)

    /// The view came into another window, or into none.
    func windowChanged(of view: View)

    /// The traits of a window are about to be others.
    func traitsWillChange(of view: View, to traits: TraitCollection)

    /// The traits of the view have changed.
    func traitsDidChange(of view: View, from previous: TraitCollection)

    /// The safe area of the view has changed.
    func safeAreaDidChange(of view: View)

    /// The margins of the view have changed, with all that bears on them.
    func marginsDidChange(of view: View)

    /// Something has changed that may matter to the size that the view would have by its constraints: in it,
    /// or about itself. Nothing may be changed in turn.
    func sizeMayChange(of view: View)

    /// The size of a window is about to be another one.
    func size(of view: View, willChangeTo size: Size)

    /// The traits, or the size, that were announced last are those of the view by now.
    func announcedChangeIsMade(of view: View)

    /// A turn of a window is over: all that is marked was laid out.
    func turnEnds(of view: View)
}

extension ViewOverseer {
    package func updateConstraints(of view: View) {
        view.callUpdateConstraints()
    }
    package func willLayOut(_ view: View) {}
    package func didLayOut(_ view: View) {}
    package func view(_ view: View, willMoveTo window: Window?) {}
    package func windowChanged(of view: View) {}
    package func traitsWillChange(of view: View, to traits: TraitCollection) {}
    package func traitsDidChange(of view: View, from previous: TraitCollection) {}
    package func safeAreaDidChange(of view: View) {}
    package func marginsDidChange(of view: View) {}
    package func sizeMayChange(of view: View) {}
    package func size(of view: View, willChangeTo size: Size) {}
    package func announcedChangeIsMade(of view: View) {}
    package func turnEnds(of view: View) {}
}

extension View {
    /// From now on those who oversee views hear of the next change that may matter to their size.
    package final func awaitChangesOfSize() {
        tree.isOverseen = true
        tree.awaitChanges()
    }

    /// Who hears of what happens to the view.
    package final var overseer: (any ViewOverseer)? {
        get { flags.contains(.hasOverseer) ? extras?.overseer : nil }
        set {
            if newValue != nil {
                madeExtras.overseer = newValue
                flags.insert(.hasOverseer)
            } else {
                extras?.overseer = nil
                flags.remove(.hasOverseer)
            }
        }
    }
}
