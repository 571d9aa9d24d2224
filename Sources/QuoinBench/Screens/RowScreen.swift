import QuoinLayout

/// `row:N` as views: siblings of equal width, each at the right of the one before.
final class RowScreen: Screen {
    /// How high the root is.
    private static let height = 100.0

    let root: View
    private var items: [View] = []

    /// Makes a row of `count` siblings in a root of the given width.
    init(count: Int, width: Double) {
        root = View(frame: Rect(x: 0, y: 0, width: width, height: Self.height))
        items.reserveCapacity(count)
        for _ in 0..<count {
            let item = View.constrained()
            root.addSubview(item)
            LayoutConstraint.activate([
                item.top.constraint(equalTo: root.top),
                item.bottom.constraint(equalTo: root.bottom),
                item.left.constraint(equalTo: items.last?.right ?? root.left),
            ])
            if let first = items.first {
                item.width.constraint(equalTo: first.width).isActive = true
            }
            items.append(item)
        }
        items.last?.right.constraint(equalTo: root.right).isActive = true
    }

    func check() throws(MeasurementError) {
        let width = root.frame.width / Double(items.count)
        for index in Set([0, items.count / 2, items.count - 1]) {
            try items[index].check(
                "sibling \(index)", x: Double(index) * width, y: 0, width: width,
                height: Self.height)
        }
    }
}
