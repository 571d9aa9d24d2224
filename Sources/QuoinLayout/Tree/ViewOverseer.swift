/// Who hears of what happens to a view: a controller, through what connects it with its view.
///
/// It is the second place, beside ``TreeDriver``, where what is below calls what is above.
package class ViewOverseer {
    package init() {}

    /// Brings the view's constraints in line with its state.
    package func updateConstraints(of view: View) {
        view.updateConstraints()
    }

    /// The view is about to be laid out.
    package func willLayOut(_ view: View) {}

    /// The view was laid out, and so were its subviews' frames.
    package func didLayOut(_ view: View) {}

    /// The view will come into another window, or into none.
    package func view(_ view: View, willMoveTo window: Window?) {}

    /// The view came into another window, or into none.
    package func windowChanged(of view: View) {}

    /// The traits of a window are about to be others.
    package func traitsWillChange(of view: View, to traits: TraitCollection) {}

    /// The traits of the view have changed.
    package func traitsDidChange(of view: View, from previous: TraitCollection) {}

    /// The safe area of the view has changed.
    package func safeAreaDidChange(of view: View) {}

    /// The size of a window is about to be another one.
    package func size(of view: View, willChangeTo size: Size) {}

    /// The size of a window has changed.
    package func sizeDidChange(of view: View) {}

    /// A turn of a window is over: all that is marked was laid out.
    package func turnEnds(of view: View) {}
}

extension View {
    /// Who hears of what happens to the view.
    package final var overseer: ViewOverseer? {
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
