import Quoin

extension View {
    /// The view in this one with a name.
    func view(named name: String) -> View? {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.name == name {
                return view
            }
            waiting += view.subviews
        }
        return nil
    }
}
