@testable import QuoinLayout
import Testing
import TestSupport

/// What parts of a tree were measured with is kept until something in them changes.
@Suite("Parts that are measured again")
struct KeptFittingTests {
    private let compressed = View.layoutFittingCompressedSize

    /// A view with a label that fills it.
    private final class Cell {
        let view = AdjustableView("cell")
        let label: AdjustableView

        init(in superview: View, width: Double) {
            label = AdjustableView("label", content: Size(width: width, height: 20))
            superview.addSubview(view)
            view.addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            LayoutConstraint.activate([
                label.left.constraint(equalTo: view.left),
                label.right.constraint(equalTo: view.right),
                label.top.constraint(equalTo: view.top),
                label.bottom.constraint(equalTo: view.bottom),
            ])
        }
    }

    private let window = Window(frame: Rect(0, 0, 300, 200))

    /// Whether the view is measured as before, and with the engine that there is.
    private func isKept(_ view: View, _ change: () -> Void) -> Bool {
        // What has changes to be taken in is measured with the tree's own engine.
        view.tree.settle()
        _ = view.systemLayoutSizeFitting(compressed)
        let cycle = view.tree.cycle
        let engine = cycle.fittings.engine(for: view)
        expectTrue(engine != nil)
        change()
        let now = cycle.fittings.engine(for: view)
        expectEqual(view.systemLayoutSizeFitting(compressed), Self.size(of: view, for: compressed))
        return now === engine
    }

    /// The size by an engine that is made for it.
    private static func size(of view: View, for target: Size) -> Size {
        let tree = view.tree
        tree.cycle.updateConstraints(in: view, tree)
        return tree.cycle.whileMeasuring(in: tree) {
            LayoutEngine(ofPart: view).fittedSize(
                of: view, FittingGoal(target, .fittingSize, .fittingSize))
        }
    }

    @Test("A change elsewhere leaves it, and a layout too")
    func changesElsewhere() {
        let (cell, other) = (Cell(in: window, width: 40), Cell(in: window, width: 50))
        window.layoutIfNeeded()
        let changes: [() -> Void] = [
            {
                other.label.content.width = 60
                other.label.invalidateIntrinsicContentSize()
            },
            { other.view.addSubview(View()) },
            { other.label.width.constraint(equalToConstant: 70).isActive = true },
            { cell.view.left.constraint(equalTo: other.view.right).isActive = true },
            { self.window.addSubview(View()) }, { self.window.bounds.size.width = 400 },
            { self.window.layoutIfNeeded() },
        ]
        for (number, change) in changes.enumerated() {
            expectTrue(isKept(cell.view, change), "change \(number)")
        }
    }

    @Test("A change in it ends it")
    func changesWithin() {
        let cell = Cell(in: window, width: 40)
        let inner = Cell(in: cell.view, width: 30)
        inner.view.left.constraint(greaterThanOrEqualTo: cell.view.left).isActive = true
        inner.view.right.constraint(lessThanOrEqualTo: cell.view.right).isActive = true
        window.layoutIfNeeded()
        let limit = inner.label.width.constraint(greaterThanOrEqualToConstant: 10)
        let guide = LayoutGuide()
        let added = View()
        let changes: [() -> Void] = [
            {
                inner.label.content.width = 60
                inner.label.invalidateIntrinsicContentSize()
            },
            { limit.isActive = true }, { limit.constant = 90 }, { limit.priority = .low },
            { limit.isActive = false },
            { inner.view.translatesAutoresizingMaskIntoConstraints = true },
            { inner.view.frame.size.width = 100 },
            { cell.label.setContentHuggingPriority(.low, for: .horizontal) },
            { inner.view.addLayoutGuide(guide) },
            { guide.width.constraint(equalToConstant: 120).isActive = true },
            { inner.view.removeLayoutGuide(guide) },
            { inner.label.top.constraint(equalTo: inner.view.topMargin).isActive = true },
            { inner.view.layoutMargins = EdgeInsets(20) },
            { inner.view.bounds.origin.x = 5 }, { inner.view.addSubview(added) },
            { added.removeFromSuperview() },
            {
                inner.label.insets = EdgeInsets(1)
                inner.label.invalidateIntrinsicContentSize()
            },
            { inner.label.removeFromSuperview() },
        ]
        for (number, change) in changes.enumerated() {
            expectTrue(!isKept(cell.view, change), "change \(number)")
        }
        expectTrue(!isKept(cell.view) { window.scale = 2 })
        expectTrue(!isKept(cell.view) { window.layoutDirection = .rightToLeft })
        expectTrue(!isKept(cell.view) { cell.view.removeFromSuperview() })
    }

    @Test("A frame in it that gives way, or comes back, ends it")
    func framesWithin() {
        let cell = Cell(in: window, width: 40)
        let image = cell.view.addFramed("image", Rect(0, 0, 90, 10))
        cell.view.right.constraint(greaterThanOrEqualTo: image.right).isActive = true
        window.layoutIfNeeded()
        window.onDiagnostic = { _ in }
        let limit = image.width.constraint(equalTo: window.width, multiplier: 0.5)
        expectTrue(
            !isKept(cell.view) {
                limit.isActive = true
                window.layoutIfNeeded()
            })
        expectEqual(image.frame.width, 150)
        expectTrue(
            !isKept(cell.view) {
                limit.isActive = false
                window.layoutIfNeeded()
            })
        expectEqual(image.frame.width, 90)
    }

    /// A view that measures itself when it is asked for its frame, as when the layout places it.
    private final class SelfMeasuringView: View {
        override var intrinsicContentSize: Size { Size(width: 30, height: 10) }
        override func frame(forAlignmentRect rect: Rect) -> Rect {
            _ = systemLayoutSizeFitting(View.layoutFittingCompressedSize)
            return super.frame(forAlignmentRect: rect)
        }
    }

    @Test("What was found for a view while it was being asked is good for that alone")
    func askedItself() {
        let view = SelfMeasuringView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        window.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 30, 10))
        expectEqual(view.systemLayoutSizeFitting(compressed), Size(width: 30, height: 10))
    }

    @Test("A view that has left, and one in its place, are measured as they are")
    func leaving() {
        for round in 1...50 {
            let cell = Cell(in: window, width: Double(round))
            expectEqual(cell.view.systemLayoutSizeFitting(compressed).width, Double(round))
            if round % 2 == 0 {
                cell.view.removeFromSuperview()
            } else {
                window.subviews.forEach { $0.removeFromSuperview() }
            }
            expectTrue(window.tree.cycle.fittings.isEmpty)
        }
    }

    @Test("A change is heard however often views have gone from one tree into another")
    func betweenTrees() {
        // Each tree counts by itself when its views were told of a change last.
        for others in 0...6 {
            let root = View(frame: Rect(0, 0, 100, 100))
            let cell = Cell(in: root, width: 40)
            for number in 0..<others {
                // As often as that somebody begins to wait for changes there, and hears of one.
                expectTrue(
                    !isKept(cell.view) {
                        cell.label.content.width = Double(number) + 41
                        cell.label.invalidateIntrinsicContentSize()
                    })
            }
            let around = View()
            window.addSubview(around)
            _ = around.systemLayoutSizeFitting(compressed)
            expectTrue(!isKept(around) { around.addSubview(cell.view) })
            for number in 0..<6 {
                expectTrue(
                    !isKept(around) {
                        cell.label.content.width = Double(number) + 60
                        cell.label.invalidateIntrinsicContentSize()
                    })
                expectTrue(!isKept(cell.view) { cell.label.removeFromSuperview() })
                expectTrue(!isKept(cell.view) { cell.view.addSubview(cell.label) })
            }
            around.removeFromSuperview()
        }
    }

    @Test("Engines of parts know no more in all than the tree's, if that is not small")
    func room() {
        let cells = (0..<400).map { Cell(in: window, width: Double($0)) }
        for cell in cells {
            _ = cell.view.systemLayoutSizeFitting(compressed)
        }
        // Each knows a cell and its label: of 512 elements there is room for 256.
        let kept = cells.map { window.tree.cycle.fittings.engine(for: $0.view) != nil }
        expectTrue(kept.count { $0 } <= 256 && kept.count { $0 } >= 128)
        expectTrue(!kept[0] && kept[399])
    }

    @Test(
        "They are measured as if for the first time, whatever changes",
        arguments: 1...40 as ClosedRange<UInt64>)
    func random(seed: UInt64) {
        let forest = RandomForest(
            seed: seed, style: ForestStyle(hasPulls: true, hasMasks: true, viewCount: 5...15))
        forest.pullEverything()
        for _ in 1...12 {
            forest.change()
            if forest.chooser.number(in: 1...2) == 1 {
                forest.roots.forEach { $0.layoutIfNeeded() }
            }
            for view in forest.views where view.superview != nil {
                let target = Size(width: forest.chooser.halves(in: 0...300), height: 0)
                let size = view.systemLayoutSizeFitting(target)
                let fresh = Self.size(of: view, for: target)
                expectTrue(
                    abs(size.width - fresh.width) < 1e-6 && abs(size.height - fresh.height) < 1e-6,
                    "seed \(seed): \(view.label), \(size), not \(fresh), after \(forest.describe())"
                )
            }
        }
    }
}
