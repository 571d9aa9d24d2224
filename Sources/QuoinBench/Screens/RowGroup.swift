import QuoinLayout

/// A subtree of many views that hangs on its superview by three constraints, so that it can be taken
/// out and put elsewhere: rows with an icon and a label, and a footer.
struct RowGroup {
    private static let viewsPerRow = 3
    /// 12 of its own, and 4 of its label's content size.
    private static let constraintsPerRow = 16
    /// The footer's 3 with 4 of its content size, the one that ends the group below it, and the 3 by
    /// which the group hangs.
    private static let otherConstraints = 11
    /// By how much the rows are inset, and the icons within them.
    private static let margin = 4.0
    private static let iconSide = 24.0
    private static let labelHeight = 17.0
    private static let footerHeight = 20.0
    private static let rowHeight = iconSide + 2 * margin

    private struct Row {
        let box: View
        let icon: View
        let label: ContentBox
    }

    /// The view that holds all others.
    let view = View.constrained()
    private let footer = ContentBox(width: 50, height: footerHeight)
    private var rows: [Row] = []

    /// Makes a group of so many views, itself included: two, and three for each row.
    init(viewCount: Int) {
        let rowCount = Self.rowCount(inViews: viewCount)
        rows.reserveCapacity(rowCount)
        for index in 0..<rowCount {
            addRow(index)
        }
        view.addSubview(footer)
        LayoutConstraint.activate([
            footer.left.constraint(equalTo: view.left),
            footer.right.constraint(equalTo: view.right),
            footer.top.constraint(equalTo: rows.last?.box.bottom ?? view.top),
            view.bottom.constraint(equalTo: footer.bottom),
        ])
    }

    /// How many constraints a group of so many views has, those to its superview included.
    static func constraintCount(inViews viewCount: Int) -> Int {
        rowCount(inViews: viewCount) * constraintsPerRow + otherConstraints
    }

    private static func rowCount(inViews viewCount: Int) -> Int {
        (viewCount - 2) / viewsPerRow
    }

    private mutating func addRow(_ index: Int) {
        let row = Row(
            box: .constrained(), icon: .constrained(),
            label: ContentBox(width: Self.labelWidth(index), height: Self.labelHeight))
        view.addSubview(row.box)
        row.box.addSubview(row.icon)
        row.box.addSubview(row.label)
        let (box, icon, label, margin) = (row.box, row.icon, row.label, Self.margin)
        LayoutConstraint.activate([
            box.left.constraint(equalTo: view.left, constant: margin),
            box.right.constraint(equalTo: view.right, constant: -margin),
            box.top.constraint(equalTo: rows.last?.box.bottom ?? view.top),
            icon.left.constraint(equalTo: box.left, constant: margin),
            icon.top.constraint(equalTo: box.top, constant: margin),
            icon.width.constraint(equalToConstant: Self.iconSide),
            icon.height.constraint(equalTo: icon.width),
            box.bottom.constraint(equalTo: icon.bottom, constant: margin),
            label.left.constraint(equalTo: icon.right, constant: margin),
            label.right.constraint(lessThanOrEqualTo: box.right, constant: -margin),
            label.centerY.constraint(equalTo: icon.centerY),
            label.top.constraint(greaterThanOrEqualTo: box.top),
        ])
        rows.append(row)
    }

    /// How wide the text of a row is; short enough for any parent.
    private static func labelWidth(_ index: Int) -> Double {
        Double(60 + index % 40)
    }

    /// Adds the group to a superview, under its top edge and as wide as it is.
    func attach(to superview: View) {
        superview.addSubview(view)
        LayoutConstraint.activate([
            view.left.constraint(equalTo: superview.left),
            view.right.constraint(equalTo: superview.right),
            view.top.constraint(equalTo: superview.top),
        ])
    }

    /// Compares frames with what arithmetic says for a superview of the given width.
    func check(width: Double) throws(MeasurementError) {
        let bottom = Double(rows.count) * Self.rowHeight
        try view.check("group", x: 0, y: 0, width: width, height: bottom + Self.footerHeight)
        try footer.check("footer", x: 0, y: bottom, width: width, height: Self.footerHeight)
        for index in Set([0, rows.count / 2, rows.count - 1]) {
            let row = rows[index]
            try row.box.check(
                "row \(index)", x: Self.margin, y: Double(index) * Self.rowHeight,
                width: width - 2 * Self.margin, height: Self.rowHeight)
            try row.label.check(
                "label \(index)", x: Self.iconSide + 2 * Self.margin,
                y: (Self.rowHeight - Self.labelHeight) / 2, width: Self.labelWidth(index),
                height: Self.labelHeight)
        }
    }
}
