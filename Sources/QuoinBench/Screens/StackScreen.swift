import QuoinKit

/// `stack:N`: rows in a column, each of which is a stack in a stack: a picture, two lines, and a switch.
final class StackScreen: Screen {
    private static let width = 320.0
    private static let spacing = 4.0
    /// Two lines of 17 and 14, and nothing between them.
    private static let rowHeight = 31.0

    let root = View(frame: Rect(x: 0, y: 0, width: width, height: 480))
    private let column = StackView()

    /// Makes a column of `count` rows, as high as they need.
    init(count: Int) {
        root.addSubview(column)
        column.axis = .vertical
        column.spacing = Self.spacing
        column.makeConstraints { make in
            make.left.top.right.equalToSuperview()
        }
        for index in 0..<count {
            column.addArrangedSubview(Self.makeRow(index))
        }
    }

    private static func makeRow(_ index: Int) -> StackView {
        let lines = StackView(arrangedSubviews: [
            ContentBox(width: ListContent.titleWidth(index), height: 17),
            ContentBox(width: 120, height: 14),
        ])
        lines.axis = .vertical
        let picture = ContentBox.picture(width: 24, height: 24)
        let row = StackView(arrangedSubviews: [
            picture, lines, ContentBox.picture(width: 51, height: 31),
        ])
        row.alignment = .center
        row.spacing = 8
        return row
    }

    /// Hides or shows the row in the middle, and lays out.
    ///
    /// - Returns: Where the last row is then.
    func toggle() -> Double {
        let rows = column.arrangedSubviews
        rows[rows.count / 2].isHidden.toggle()
        root.layoutIfNeeded()
        return rows[rows.count - 1].frame.minY
    }

    func check() throws(MeasurementError) {
        var top = 0.0
        for (index, row) in column.arrangedSubviews.enumerated() where !row.isHidden {
            try row.check(
                "row \(index)", x: 0, y: top, width: Self.width, height: Self.rowHeight)
            guard let lines = (row as? StackView)?.arrangedSubviews[1] else { continue }
            try lines.check(
                "lines of row \(index)", x: 32, y: 0, width: Self.width - 32 - 59,
                height: Self.rowHeight)
            top += Self.rowHeight + Self.spacing
        }
    }
}
