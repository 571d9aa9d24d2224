import QuoinSolver

/// A screen of 300 views: four panes that meet at a point, and lists of labels in them.
///
/// Dragging the point changes the size of every pane. In each pane some labels fill the width,
/// some keep to their text, and some stand at the far edge; where a pane becomes too narrow,
/// limits and wishes begin to work against each other.
struct DragPicture<Receiver: ConstraintReceiver> {
    private let root: ViewBox<Receiver.Unknown>
    /// The view that is dragged.
    let point: ViewBox<Receiver.Unknown>
    private let panes: [ViewBox<Receiver.Unknown>]
    private var labels: [ViewBox<Receiver.Unknown>] = []

    /// Tells the picture.
    init(in receiver: Receiver) throws(SolverError) {
        root = ViewBox(in: receiver)
        point = ViewBox(in: receiver)
        panes = (0..<DragContent.paneCount).map { _ in ViewBox(in: receiver) }
        try receiver.relate(root.breadth, .equal, DragContent.rootWidth)
        try receiver.relate(root.tallness, .equal, DragContent.rootHeight)
        try addLimits(in: receiver)
        try addPanes(in: receiver)

        for (index, pane) in panes.enumerated() {
            var above: ViewBox<Receiver.Unknown>?
            for number in DragContent.labels(inPane: index) {
                let label = try makeLabel(number, in: pane, below: above, receiver: receiver)
                labels.append(label)
                above = label
            }
        }
    }

    /// The point has no size, stays away from the edges, and would rather be in the middle.
    private func addLimits(in receiver: Receiver) throws(SolverError) {
        try receiver.relate(point.breadth, .equal, 0)
        try receiver.relate(point.tallness, .equal, 0)
        let (sides, ends) = (DragContent.sideLimit, DragContent.endLimit)
        try receiver.relate(point.left, .greaterThanOrEqual, root.innerLeft + sides)
        try receiver.relate(point.right, .lessThanOrEqual, root.innerRight - sides)
        try receiver.relate(point.top, .greaterThanOrEqual, root.innerTop + ends)
        try receiver.relate(point.bottom, .lessThanOrEqual, root.innerBottom - ends)
        try receiver.relate(point.centerX, .equal, root.innerCenterX, priority: .fittingSize)
        try receiver.relate(point.centerY, .equal, root.innerCenterY, priority: .fittingSize)
    }

    /// Two panes above the point and two below it, left and right of it.
    private func addPanes(in receiver: Receiver) throws(SolverError) {
        for (index, pane) in panes.enumerated() {
            let isLeft = index % 2 == 0
            let isUpper = index < 2
            try receiver.relate(pane.left, .equal, isLeft ? root.innerLeft : point.right)
            try receiver.relate(pane.right, .equal, isLeft ? point.left : root.innerRight)
            try receiver.relate(pane.top, .equal, isUpper ? root.innerTop : point.bottom)
            try receiver.relate(pane.bottom, .equal, isUpper ? point.top : root.innerBottom)
        }
    }

    /// Adds a label of one of three kinds under another.
    private func makeLabel(
        _ number: Int, in pane: ViewBox<Receiver.Unknown>,
        below above: ViewBox<Receiver.Unknown>?, receiver: Receiver
    ) throws(SolverError) -> ViewBox<Receiver.Unknown> {
        let label = ViewBox(in: receiver)
        try receiver.relate(label.top, .equal, above?.bottom ?? pane.innerTop)
        let nearEdge = pane.innerLeft + DragContent.inset
        let farEdge = pane.innerRight - DragContent.inset
        try receiver.relate(label.tallness, .equal, DragContent.labelHeight)
        try receiver.relate(label.left, .greaterThanOrEqual, nearEdge)
        try receiver.relate(label.right, .lessThanOrEqual, farEdge)
        let kind = DragContent.kind(number)
        if kind != .atFarEdge {
            try receiver.relate(label.left, .equal, nearEdge)
        }
        if kind != .atNearEdge {
            try receiver.relate(label.right, .equal, farEdge)
        }
        if kind != .fillsPane {
            try receiver.relate(
                label.breadth, .equal, DragContent.textWidth(number), priority: .medium)
        }
        return label
    }
}

extension DragPicture<Solver> {
    /// Reads every number of every view.
    func readAll(from solver: Solver) -> Double {
        var sum = root.readAll(from: solver) + point.readAll(from: solver)
        for pane in panes {
            sum += pane.readAll(from: solver)
        }
        for label in labels {
            sum += label.readAll(from: solver)
        }
        return sum
    }
}
