import QuoinLayout

/// `move`: two parents of different widths, and a subtree that is in one of them.
final class MoveScreen: Screen {
    /// How many views are moved.
    static let movedViews = 200
    /// The root, and the two parents.
    static let restingViews = 3
    /// Four for each parent, and those of what is moved.
    static let constraintCount = 8 + RowGroup.constraintCount(inViews: movedViews)
    private static let narrowWidth = 200.0

    let root = View(frame: Rect(x: 0, y: 0, width: 600, height: 800))
    private let narrow = View.constrained()
    private let wide = View.constrained()
    private let group = RowGroup(viewCount: movedViews)

    /// Makes the screen, with the subtree in the narrow parent.
    init() {
        root.addSubview(narrow)
        root.addSubview(wide)
        LayoutConstraint.activate([
            narrow.left.constraint(equalTo: root.left),
            narrow.top.constraint(equalTo: root.top),
            narrow.bottom.constraint(equalTo: root.bottom),
            narrow.width.constraint(equalToConstant: Self.narrowWidth),
            wide.left.constraint(equalTo: narrow.right),
            wide.top.constraint(equalTo: root.top),
            wide.bottom.constraint(equalTo: root.bottom),
            wide.right.constraint(equalTo: root.right),
        ])
        group.attach(to: narrow)
    }

    /// Moves the subtree to the other parent, and lays out.
    func move() {
        group.attach(to: group.view.superview === narrow ? wide : narrow)
        root.layoutIfNeeded()
    }

    /// Where the subtree ends, which is to be read after a move.
    var reach: Double { group.view.frame.maxX }

    func check() throws(MeasurementError) {
        let isNarrow = group.view.superview === narrow
        try group.check(
            width: isNarrow ? Self.narrowWidth : root.frame.width - Self.narrowWidth)
    }
}
