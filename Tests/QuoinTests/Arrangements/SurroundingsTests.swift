import Quoin
import TestSupport
import Testing

@Suite("What arranged views are in")
struct SurroundingsTests {
    private let root = View("root", Rect(0, 0, 320, 480))
    private let reports: Reports

    init() {
        reports = Reports(of: root)
    }

    /// The ways to arrange three views, with the frames of a line from side to side in the root.
    private static let ways: [@Sendable ([View]) -> [ConstraintGroup]] = [
        { $0.distribute(along: .horizontal, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5) },
        { $0.distribute(along: .horizontal, fixedItemLength: 90, leadSpacing: 5, tailSpacing: 5) },
        {
            $0.distribute(
                inGrid: 3, spacing: Size(width: 20, height: 0),
                insets: EdgeInsets(left: 5, right: 5))
        },
    ]

    private func expectLine(
        _ views: [View], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        root.layoutIfNeeded()
        // (320 − 10 − 40) / 3 = 90
        let frames = views.map { $0.convert($0.bounds, to: root) }
        for (frame, x) in zip(frames, [5.0, 115, 225]) {
            let line = Rect(x, frame.minY, 90, frame.height)
            expectTrue(frame.isAbout(line), "\(frame)", sourceLocation: sourceLocation)
        }
        expectTrue(reports.all.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("Their superview", arguments: 0..<3)
    func superview(way: Int) {
        let views = (0..<3).map { root.add("view \($0)") }
        _ = Self.ways[way](views)
        expectLine(views)
    }

    @Test("The one that they get later", arguments: 0..<3)
    func later(way: Int) {
        let views = (0..<3).map { View("view \($0)") }
        let groups = Self.ways[way](views)
        expectTrue(groups.allSatisfy { $0.isActive })
        views.forEach(root.addSubview)
        expectLine(views)
        expectTrue(views.flatMap(\.installedConstraints).areSame(as: groups))
    }

    @Test("The one that some of them are in, and the others get later", arguments: 0..<3)
    func someLater(way: Int) {
        for late in 0..<3 {
            let views = (0..<3).map { View("view \($0)") }
            for (position, view) in views.enumerated() where position != late {
                root.addSubview(view)
            }
            _ = Self.ways[way](views)
            root.addSubview(views[late])
            expectLine(views)
            views.forEach { $0.removeFromSuperview() }
        }
    }

    @Test("The closest that contains all, if they are in different views", arguments: 0..<3)
    func different(way: Int) {
        let boxes = [Rect(10, 10, 100, 100), Rect(40, 60, 200, 200), Rect(100, 0, 50, 50)]
            .enumerated().map { root.add("box \($0.offset)", $0.element) }
        let inner = boxes[2].add("inner", Rect(7, 7, 10, 10))
        let views = [boxes[0].add("one"), boxes[1].add("two"), inner.add("three")]
        _ = Self.ways[way](views)
        expectLine(views)
    }

    @Test("One in the root itself, others deeper", arguments: 0..<3)
    func mixedDepth(way: Int) {
        let box = root.add("box", Rect(30, 30, 60, 60))
        let views = [box.add("one"), root.add("two"), box.add("three")]
        _ = Self.ways[way](views)
        expectLine(views)
    }

    @Test("Guides belong to a view as views do")
    func guides() {
        let guides = (0..<3).map { LayoutGuide(identifier: "guide \($0)") }
        guides.forEach(root.addLayoutGuide)
        guides.distribute(along: .horizontal, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
        root.layoutIfNeeded()
        expectEqual(guides.map(\.layoutFrame.minX), [5, 115, 225])
        expectEqual(guides.map(\.layoutFrame.width), [90, 90, 90])
    }

    @Test("A row of views and the guides between them")
    func mixed() {
        let guide = LayoutGuide(identifier: "gap")
        root.addLayoutGuide(guide)
        let views = [root.add("one"), root.add("two")]
        [views[0], guide, views[1]].distribute(along: .vertical, fixedSpacing: 0)
        root.layoutIfNeeded()
        expectEqual(views.map(\.frame.minY), [0, 320])
        expectTrue(guide.layoutFrame.minY == 160 && guide.layoutFrame.height == 160)
    }

    @Test("Items of which nothing more is known can be arranged, too")
    func unknown() {
        let guide = LayoutGuide(identifier: "guide")
        root.addLayoutGuide(guide)
        let items: [any LayoutItem] = [root.add("one"), guide, root.add("two")]
        items.distribute(along: .horizontal, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
        items.align(.top)
        items.equal(.height)
        root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.minX == 115 && guide.layoutFrame.width == 90)
        items.removeConstraints()
        items.distribute(along: .vertical, fixedItemLength: 40)
        root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.minY == 220 && guide.layoutFrame.height == 40)
        items.removeConstraints()
        items.distribute(inGrid: 1)
        root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(0, 160, 320, 160)))
        items.removeConstraints()
        items.stack(along: .vertical, leadSpacing: 3)
        expectEqual(items.flatMap { $0.installedConstraints }.count, 3)
    }
}
