import QuoinSolver

/// The four unknowns of a view, its place being relative to its superview.
///
/// This is how a layout engine feeds a solver: a subtree does not care where its ancestors stand.
struct ViewBox<Unknown> {
    let x: Unknown
    let y: Unknown
    let width: Unknown
    let height: Unknown

    /// Makes the unknowns of one more view.
    init<Receiver: ConstraintReceiver>(in receiver: Receiver) where Receiver.Unknown == Unknown {
        x = receiver.makeUnknown(nonNegative: false)
        y = receiver.makeUnknown(nonNegative: false)
        width = receiver.makeUnknown(nonNegative: true)
        height = receiver.makeUnknown(nonNegative: true)
    }
}

/// The anchors of a view, as its siblings and its superview see them.
extension ViewBox {
    var left: Anchor<Unknown> { Anchor(position: x) }
    var right: Anchor<Unknown> { Anchor(position: x, extent: width) }
    var centerX: Anchor<Unknown> { Anchor(position: x, extent: width, part: 0.5) }
    var top: Anchor<Unknown> { Anchor(position: y) }
    var bottom: Anchor<Unknown> { Anchor(position: y, extent: height) }
    var centerY: Anchor<Unknown> { Anchor(position: y, extent: height, part: 0.5) }
    var breadth: Anchor<Unknown> { Anchor(extent: width) }
    var tallness: Anchor<Unknown> { Anchor(extent: height) }
}

/// The anchors of a view, as its subviews see them: its own corner is where they count from.
extension ViewBox {
    var innerLeft: Anchor<Unknown> { Anchor() }
    var innerRight: Anchor<Unknown> { Anchor(extent: width) }
    var innerCenterX: Anchor<Unknown> { Anchor(extent: width, part: 0.5) }
    var innerTop: Anchor<Unknown> { Anchor() }
    var innerBottom: Anchor<Unknown> { Anchor(extent: height) }
    var innerCenterY: Anchor<Unknown> { Anchor(extent: height, part: 0.5) }
}

extension ViewBox<Variable> {
    /// The sum of the view's four numbers, which reads them all.
    func readAll(from solver: Solver) -> Double {
        solver.value(of: x) + solver.value(of: y)
            + solver.value(of: width) + solver.value(of: height)
    }
}
