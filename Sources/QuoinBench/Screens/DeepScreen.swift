import QuoinLayout

/// `deep:N` as views: views within views, each inset by 1 from the one around it.
final class DeepScreen: Screen {
    let root: View
    private var nested: [View] = []

    /// Makes `count` nested views in a root of the given width and height.
    init(count: Int, side: Double) {
        root = View(frame: Rect(x: 0, y: 0, width: side, height: side))
        nested.reserveCapacity(count)
        for _ in 0..<count {
            let outer = nested.last ?? root
            let inner = View.constrained()
            outer.addSubview(inner)
            LayoutConstraint.activate([
                inner.left.constraint(equalTo: outer.left, constant: 1),
                inner.top.constraint(equalTo: outer.top, constant: 1),
                inner.right.constraint(equalTo: outer.right, constant: -1),
                inner.bottom.constraint(equalTo: outer.bottom, constant: -1),
            ])
            nested.append(inner)
        }
    }

    func check() throws(MeasurementError) {
        for index in Set([0, nested.count / 2, nested.count - 1]) {
            let lost = 2 * Double(index + 1)
            try nested[index].check(
                "view \(index)", x: 1, y: 1, width: root.frame.width - lost,
                height: root.frame.height - lost)
        }
    }
}
