import Quoin

extension View {
    /// All that is in the view, each before what is in it, as in a snapshot. The view itself is not.
    var descendants: [View] {
        var found: [View] = []
        var waiting: [View] = subviews.reversed()
        while let view = waiting.popLast() {
            found.append(view)
            waiting += view.subviews.reversed()
        }
        return found
    }

    /// The view in this one with a name.
    func view(named name: String) -> View? {
        name == self.name ? self : descendants.first { $0.name == name }
    }
}
