import QuoinLayout

/// `list:N` as views: cells one under the other, each with an icon, a title and a subtitle.
final class ListScreen: Screen {
    /// The views of one cell.
    struct Cell {
        let box: View
        let icon: View
        let title: ContentBox
        let subtitle: ContentBox
    }

    let root = View(frame: Rect(x: 0, y: 0, width: ListContent.rootWidth, height: 480))
    /// The cells from top to bottom.
    private(set) var cells: [Cell] = []

    /// Makes a list of `count` cells.
    init(count: Int) {
        cells.reserveCapacity(count)
        for index in 0..<count {
            let cell = makeCell(index)
            join(cell.box, below: cells.last?.box)
            cells.append(cell)
        }
    }

    /// Makes the views of `count` cells, and no constraints yet.
    init(withoutConstraints count: Int) {
        cells = (0..<count).map { makeViews($0) }
    }

    /// Makes all constraints with typed anchors.
    func constrainWithAnchors() {
        var upper: View?
        for cell in cells {
            constrain(cell)
            join(cell.box, below: upper)
            upper = cell.box
        }
    }

    /// Removes some cells, joins the ends, and puts as many new ones between them.
    func replaceCells(in range: Range<Int>) {
        let above = range.lowerBound > 0 ? cells[range.lowerBound - 1].box : nil
        let below = range.upperBound < cells.count ? cells[range.upperBound].box : nil
        for cell in cells[range] {
            cell.box.removeFromSuperview()
        }
        let joint = below.map { join($0, below: above) }
        var fresh: [Cell] = []
        for index in range {
            let cell = makeCell(index)
            join(cell.box, below: fresh.last?.box ?? above)
            fresh.append(cell)
        }
        if let below {
            joint?.isActive = false
            join(below, below: fresh.last?.box)
        }
        cells.replaceSubrange(range, with: fresh)
    }

    /// Makes the views and constraints of one cell, all but the one on its top.
    private func makeCell(_ index: Int) -> Cell {
        let cell = makeViews(index)
        constrain(cell)
        return cell
    }

    private func makeViews(_ index: Int) -> Cell {
        let cell = Cell(
            box: .constrained(), icon: .constrained(),
            title: ContentBox(
                width: ListContent.titleWidth(index), height: ListContent.titleHeight),
            subtitle: ContentBox(
                width: ListContent.subtitleWidth(index), height: ListContent.subtitleHeight))
        root.addSubview(cell.box)
        cell.box.addSubview(cell.icon)
        cell.box.addSubview(cell.title)
        cell.box.addSubview(cell.subtitle)
        return cell
    }

    private func constrain(_ cell: Cell) {
        let (box, icon, title, subtitle) = (cell.box, cell.icon, cell.title, cell.subtitle)
        LayoutConstraint.activate([
            box.left.constraint(equalTo: root.left),
            box.right.constraint(equalTo: root.right),
            box.height.constraint(equalToConstant: 0).withPriority(.fittingSize),

            icon.left.constraint(equalTo: box.left, constant: 8),
            icon.top.constraint(equalTo: box.top, constant: 8),
            icon.width.constraint(equalToConstant: 40),
            icon.height.constraint(equalTo: icon.width),

            title.left.constraint(equalTo: icon.right, constant: 8),
            title.top.constraint(equalTo: icon.top),
            title.right.constraint(lessThanOrEqualTo: box.right, constant: -8),

            subtitle.left.constraint(equalTo: title.left),
            subtitle.top.constraint(equalTo: title.bottom, constant: 4),
            subtitle.right.constraint(equalTo: box.right, constant: -8),

            box.bottom.constraint(greaterThanOrEqualTo: icon.bottom, constant: 8),
            box.bottom.constraint(greaterThanOrEqualTo: subtitle.bottom, constant: 8),
        ])
    }

    /// Puts a cell under another one, or at the root's top.
    @discardableResult
    private func join(_ cell: View, below upper: View?) -> LayoutConstraint {
        let joint = cell.top.constraint(equalTo: upper?.bottom ?? root.top)
        joint.isActive = true
        return joint
    }

    func check() throws(MeasurementError) {
        for index in Set([0, cells.count / 2, cells.count - 1]) {
            let cell = cells[index]
            let width = root.frame.width
            try cell.box.check(
                "cell \(index)", x: 0, y: Double(index) * ListContent.cellHeight, width: width,
                height: ListContent.cellHeight)
            try cell.icon.check("icon \(index)", x: 8, y: 8, width: 40, height: 40)
            try cell.title.check(
                "title \(index)", x: 56, y: 8, width: cell.title.content.width,
                height: ListContent.titleHeight)
            try cell.subtitle.check(
                "subtitle \(index)", x: 56, y: 8 + ListContent.titleHeight + 4,
                width: width - 56 - 8, height: ListContent.subtitleHeight)
        }
    }
}
