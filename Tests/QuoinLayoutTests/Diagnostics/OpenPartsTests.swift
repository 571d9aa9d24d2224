import TestSupport
import Testing

@testable import QuoinLayout

/// Whoever asks of one view after the other whether it is ambiguous.
@Suite("Asking many views whether they are ambiguous")
struct OpenPartsTests {
    /// What is as high as its content.
    private final class Line: View {
        override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 10) }
    }

    /// Views in a column, of which the last one can be as wide as it likes.
    private static func column(of count: Int) -> [View] {
        let root = View(frame: Rect(0, 0, 300, 500))
        var views = [root]
        for index in 1...count {
            let view = Line()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            LayoutConstraint.activate([
                view.left.constraint(equalTo: root.left),
                index == 1
                    ? view.top.constraint(equalTo: root.top)
                    : view.top.constraint(equalTo: views[index - 1].bottom),
            ])
            if index < count {
                view.width.constraint(equalToConstant: 20).isActive = true
            }
            views.append(view)
        }
        root.layoutIfNeeded()
        return views
    }

    @Test("takes twice the work for twice as many")
    func growth() {
        let (short, long) = (Self.column(of: 200), Self.column(of: 400))
        func work(of views: [View]) -> Int {
            let before = views[0].tree.engine?.looks ?? 0
            expectEqual(
                views.map(\.hasAmbiguousLayout), views.indices.map { $0 == views.count - 1 })
            return (views[0].tree.engine?.looks ?? 0) - before
        }
        let shortWork = work(of: short)
        // The square of their number would be four times as much.
        expectTrue(work(of: long) < 3 * shortWork)
    }

    @Test("takes twice the work for twice as many snapshots of one view, whose height all share")
    func snapshots() {
        func work(for count: Int) -> Int {
            let root = View(frame: Rect(0, 0, 300, 500))
            let rows = (0..<count).map { View("row \($0)") }
            for (index, row) in rows.enumerated() {
                row.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(row)
                LayoutConstraint.activate([
                    row.left.constraint(equalTo: root.left),
                    row.width.constraint(equalTo: root.width),
                    row.top.constraint(equalTo: index == 0 ? root.top : rows[index - 1].bottom),
                ])
                if index > 0 { row.height.constraint(equalTo: rows[0].height).isActive = true }
            }
            rows[count - 1].bottom.constraint(equalTo: root.bottom).isActive = true
            root.layoutIfNeeded()
            let before = root.tree.engine?.looks ?? 0
            for row in rows {
                expectEqual(row.snapshot().nodes.map { $0.diagnostics }, [[]])
            }
            return (root.tree.engine?.looks ?? 0) - before
        }
        let few = work(for: 100)
        // The square of their number would be sixteen times as much.
        expectTrue(work(for: 400) < 8 * few, "\(few)")
    }

    @Test(
        "says of each what it says of it alone, whatever changes in between",
        arguments: usually(30, of: 1...300))
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let root = View(frame: Rect(0, 0, 300, 500))
        let views = (0..<12).map { _ in View() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            (views.prefix { $0 !== view }.randomElement(using: &generator) ?? root).addSubview(view)
        }
        var constraints: [LayoutConstraint] = []
        for turn in 0..<12 {
            for _ in 0..<(turn == 0 ? 40 : 3) {
                let view = views.randomElement(using: &generator) ?? root
                let other = Bool.random(using: &generator) ? view.superview ?? root : views[0]
                let attribute =
                    [LayoutAttribute.left, .right, .centerX, .width, .top, .bottom, .height]
                    .randomElement(using: &generator) ?? .left
                let constraint = try? LayoutConstraint(
                    item: view, attribute: attribute,
                    relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual]
                        .randomElement(using: &generator) ?? .equal,
                    toItem: other === view ? root : other, attribute: attribute, multiplier: 1,
                    constant: Double(Int.random(in: -20...20, using: &generator)))
                constraint?.priority = Bool.random(using: &generator) ? 1000 : 500
                constraint?.isActive = true
                constraints += [constraint].compactMap { $0 }
            }
            constraints.randomElement(using: &generator)?.isActive.toggle()
            root.frame.size.width += Double(Int.random(in: 0...1, using: &generator))
            if Bool.random(using: &generator) {
                root.layoutIfNeeded()
            }
            for view in views + [root] {
                let alone = Axis.allCases.filter { axis in
                    view.isAmbiguous(along: axis, isExtent: true)
                        || view.isAmbiguous(along: axis, isExtent: false)
                }
                expectEqual(view.ambiguousAxes, Set(alone), "seed \(seed), turn \(turn)")
            }
        }
    }

    @Test("is answered for a topmost view, too, that comes to be known by being measured")
    func measuredRoot() {
        let root = View(frame: Rect(0, 0, 300, 500))
        let views = (0..<10).map { _ in View() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            // Nothing is said that the superview has to do with.
            view.width.constraint(equalToConstant: 10).isActive = true
        }
        root.layoutIfNeeded()
        for _ in 0..<2 {
            expectTrue(views.allSatisfy { $0.ambiguousAxes == [.horizontal, .vertical] })
            expectTrue(!root.hasAmbiguousLayout)
            _ = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        }
    }
}
