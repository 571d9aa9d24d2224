/// Who places a view: its own frame, or constraints alone.
extension View {
    /// Whether the frame and the autoresizing mask place the view. True by default.
    ///
    /// They then stand in the engine as required constraints, so that other views can be constrained
    /// to this one. Turn it off for a view that constraints are to place.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { flags.contains(.translatesMask) }
        set {
            guard newValue != flags.contains(.translatesMask) else { return }
            if newValue {
                flags.insert(.translatesMask)
            } else {
                flags.remove(.translatesMask)
            }
            let changes: ElementFlags = [.placementChanged, .frameWasSet, .contentChanged]
            if isFree {
                tree.enqueue(self, changes)
            } else {
                tellEngine(changes)
            }
        }
    }
}
