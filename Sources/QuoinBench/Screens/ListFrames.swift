/// `list:N` by hand: objects whose frames plain code assigns. No layout engine can do less.
final class ListFrames {
    /// A view that is only a frame.
    final class Box {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
        /// The size of its text.
        let contentWidth: Double
        let contentHeight: Double
        private(set) var subviews: [Box]

        init(contentWidth: Double = 0, contentHeight: Double = 0, subviews: [Box] = []) {
            self.contentWidth = contentWidth
            self.contentHeight = contentHeight
            self.subviews = subviews
        }

        func place(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    private struct Cell {
        let box: Box
        let icon: Box
        let title: Box
        let subtitle: Box
    }

    private let root: Box
    private let cells: [Cell]

    /// Makes a list of `count` cells, whose frames are still to be assigned.
    init(count: Int) {
        cells = (0..<count).map { index in
            let icon = Box()
            let title = Box(
                contentWidth: ListContent.titleWidth(index),
                contentHeight: ListContent.titleHeight)
            let subtitle = Box(
                contentWidth: ListContent.subtitleWidth(index),
                contentHeight: ListContent.subtitleHeight)
            return Cell(
                box: Box(subviews: [icon, title, subtitle]), icon: icon, title: title,
                subtitle: subtitle)
        }
        root = Box(subviews: cells.map(\.box))
    }

    /// How far down the last cell reaches.
    var height: Double { root.height }

    /// Assigns every frame.
    func layOut(width: Double) {
        var top = 0.0
        for cell in cells {
            let (title, subtitle) = (cell.title, cell.subtitle)
            cell.icon.place(x: 8, y: 8, width: 40, height: 40)
            title.place(
                x: 56, y: 8, width: min(title.contentWidth, width - 64),
                height: title.contentHeight)
            subtitle.place(
                x: 56, y: 8 + title.contentHeight + 4, width: width - 64,
                height: subtitle.contentHeight)
            let height = max(48, subtitle.y + subtitle.height) + 8
            cell.box.place(x: 0, y: top, width: width, height: height)
            top += height
        }
        root.place(x: 0, y: 0, width: width, height: top)
    }

    /// Compares the sum of all cells' heights with what arithmetic says.
    func check() throws(MeasurementError) {
        let expected = Double(cells.count) * ListContent.cellHeight
        guard height == expected else {
            throw MeasurementError(reason: "the list is \(height) high instead of \(expected)")
        }
    }
}
