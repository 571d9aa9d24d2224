import QuoinLayout

/// `drag` as views: four panes that meet at a point, and lists of labels in them.
final class DragScreen: Screen {
    private static let size = Size(
        width: DragContent.rootWidth, height: DragContent.rootHeight)

    let root = View(frame: Rect(size: size))
    /// The view that is dragged.
    private let point = View.constrained()
    private let panes = (0..<DragContent.paneCount).map { _ in View.constrained() }
    private var labels: [View] = []
    /// Where the point is wanted to be.
    private let wantedX: LayoutConstraint
    private let wantedY: LayoutConstraint

    /// Makes the screen, with the point in the middle.
    init() {
        wantedX = point.left.constraint(equalTo: root.left, constant: Self.size.width / 2)
            .withPriority(.high)
        wantedY = point.top.constraint(equalTo: root.top, constant: Self.size.height / 2)
            .withPriority(.high)
        for view in [point] + panes {
            root.addSubview(view)
        }
        addLimits()
        addPanes()
        for (index, pane) in panes.enumerated() {
            var above: View?
            for number in DragContent.labels(inPane: index) {
                let label = makeLabel(number, in: pane, below: above)
                labels.append(label)
                above = label
            }
        }
    }

    /// Wants the point elsewhere, and lays out.
    func drag(to position: [Double]) {
        wantedX.constant = position[0]
        wantedY.constant = position[1]
        root.layoutIfNeeded()
    }

    /// The sum of the numbers of where the point is.
    var place: Double { point.frame.minX + point.frame.minY }

    // MARK: - Constraints

    /// The point has no size, stays away from the edges, and would rather be in the middle.
    private func addLimits() {
        LayoutConstraint.activate([
            point.width.constraint(equalToConstant: 0),
            point.height.constraint(equalToConstant: 0),
            point.left.constraint(
                greaterThanOrEqualTo: root.left, constant: DragContent.sideLimit),
            point.right.constraint(
                lessThanOrEqualTo: root.right, constant: -DragContent.sideLimit),
            point.top.constraint(greaterThanOrEqualTo: root.top, constant: DragContent.endLimit),
            point.bottom.constraint(
                lessThanOrEqualTo: root.bottom, constant: -DragContent.endLimit),
            point.centerX.constraint(equalTo: root.centerX).withPriority(.fittingSize),
            point.centerY.constraint(equalTo: root.centerY).withPriority(.fittingSize),
            wantedX, wantedY,
        ])
    }

    /// Two panes above the point and two below it, left and right of it.
    private func addPanes() {
        for (index, pane) in panes.enumerated() {
            let isLeft = index % 2 == 0
            let isUpper = index < 2
            LayoutConstraint.activate([
                pane.left.constraint(equalTo: isLeft ? root.left : point.right),
                pane.right.constraint(equalTo: isLeft ? point.left : root.right),
                pane.top.constraint(equalTo: isUpper ? root.top : point.bottom),
                pane.bottom.constraint(equalTo: isUpper ? point.top : root.bottom),
            ])
        }
    }

    /// Adds a label of one of three kinds under another.
    private func makeLabel(_ number: Int, in pane: View, below above: View?) -> View {
        let label = View.constrained()
        pane.addSubview(label)
        let inset = DragContent.inset
        var constraints = [
            label.top.constraint(equalTo: above?.bottom ?? pane.top),
            label.height.constraint(equalToConstant: DragContent.labelHeight),
            label.left.constraint(greaterThanOrEqualTo: pane.left, constant: inset),
            label.right.constraint(lessThanOrEqualTo: pane.right, constant: -inset),
        ]
        let kind = DragContent.kind(number)
        if kind != .atFarEdge {
            constraints.append(label.left.constraint(equalTo: pane.left, constant: inset))
        }
        if kind != .atNearEdge {
            constraints.append(label.right.constraint(equalTo: pane.right, constant: -inset))
        }
        if kind != .fillsPane {
            constraints.append(
                label.width.constraint(equalToConstant: DragContent.textWidth(number))
                    .withPriority(.medium))
        }
        LayoutConstraint.activate(constraints)
        return label
    }

    // MARK: - Checking

    func check() throws(MeasurementError) {
        let (sides, ends) = (DragContent.sideLimit, DragContent.endLimit)
        let x = min(max(wantedX.constant, sides), Self.size.width - sides)
        let y = min(max(wantedY.constant, ends), Self.size.height - ends)
        try point.check("point", x: x, y: y, width: 0, height: 0)
        for (index, pane) in panes.enumerated() {
            let width = index % 2 == 0 ? x : Self.size.width - x
            try pane.check(
                "pane \(index)", x: index % 2 == 0 ? 0 : x, y: index < 2 ? 0 : y, width: width,
                height: index < 2 ? y : Self.size.height - y)
            let numbers = DragContent.labels(inPane: index)
            for number in numbers.prefix(12) {
                try checkLabel(number, inPaneOfWidth: width, at: number - numbers.lowerBound)
            }
        }
    }

    private func checkLabel(
        _ number: Int, inPaneOfWidth paneWidth: Double, at position: Int
    ) throws(MeasurementError) {
        let inset = DragContent.inset
        let room = paneWidth - 2 * inset
        let kind = DragContent.kind(number)
        let width = kind == .fillsPane ? room : min(room, DragContent.textWidth(number))
        try labels[number].check(
            "label \(number)", x: kind == .atFarEdge ? paneWidth - inset - width : inset,
            y: Double(position) * DragContent.labelHeight, width: width,
            height: DragContent.labelHeight)
    }
}
