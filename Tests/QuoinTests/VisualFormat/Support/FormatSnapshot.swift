import Quoin

/// What a format could have changed about a tree.
struct FormatSnapshot: Equatable {
    private var views: [ViewState] = []

    private struct ViewState: Equatable {
        let view: ObjectIdentifier
        let superview: ObjectIdentifier?
        let subviews: [ObjectIdentifier]
        let constraints: [ObjectIdentifier]
        let isPlacedByMask: Bool
        let name: String?
    }

    init(of root: View, _ others: [View] = []) {
        var open = [root] + others
        while let view = open.popLast() {
            open += view.subviews
            views.append(
                ViewState(
                    view: ObjectIdentifier(view),
                    superview: view.superview.map { ObjectIdentifier($0) },
                    subviews: view.subviews.map { ObjectIdentifier($0) },
                    constraints: view.constraints.map { ObjectIdentifier($0) },
                    isPlacedByMask: view.translatesAutoresizingMaskIntoConstraints,
                    name: view.name))
        }
    }
}
