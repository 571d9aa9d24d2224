import Quoin
import TestSupport
import Testing

/// A view whose content is 10 points wide and high times a number.
private final class Block: View {
    private let number: Double

    init(_ number: Double) {
        self.number = number
        super.init(frame: .zero)
    }

    override var intrinsicContentSize: Size { Size(width: 10 * number, height: 10 * number) }
}

@Suite("Views in a line with lengths of their own")
struct StackTests {
    private let root = View("root", Rect(0, 0, 320, 480))
    private let reports: Reports
    private let views: [View]

    init() {
        reports = Reports(of: root)
        views = [1, 2, 3].map { Block($0) }
        views.forEach(root.addSubview)
    }

    @Test("from top to bottom")
    func vertical() {
        views.makeConstraints { $0.left.equalTo(0) }
        views.stack(along: .vertical, spacing: 8, leadSpacing: 16)
        root.layoutIfNeeded()
        expectEqual(views.map(\.frame.minY), [16, 34, 62])
        expectEqual(views.map(\.frame.height), [10, 20, 30])
        expectTrue(reports.all.isEmpty)
    }

    @Test("from side to side, to the tail")
    func tail() {
        views.stack(along: .horizontal, spacing: -5, tailSpacing: 20)
        root.layoutIfNeeded()
        // The last ends at 300.
        expectEqual(views.map(\.frame.minX), [250, 255, 270])
    }

    @Test("Both ends: the one that hugs least takes what is left")
    func both() {
        views[1].contentHuggingVerticalPriority = 1
        views.stack(along: .vertical, spacing: 10, leadSpacing: 10, tailSpacing: 10)
        root.layoutIfNeeded()
        // 480 − 4 · 10 − 10 − 30 = 400
        expectEqual(views.map(\.frame.height), [10, 400, 30])
        expectEqual(views.map(\.frame.minY), [10, 30, 440])
    }

    @Test("Open at both ends, only the spaces are installed")
    func open() {
        let groups = views.stack(along: .vertical, spacing: 3)
        expectEqual(groups.layoutConstraints.map(\.constant), [3, 3])
        expectTrue(views.flatMap(\.installedConstraints).areSame(as: groups))
        expectTrue(views[0].installedConstraints.isEmpty)
    }

    @Test("From right to left, one view, and none")
    func others() {
        root.semanticContentAttribute = .forceRightToLeft
        views.stack(along: .horizontal, leadSpacing: 20)
        root.layoutIfNeeded()
        expectEqual(views.map(\.frame.maxX), [300, 290, 270])
        let single = [views[0]]
        views.removeConstraints()
        single.stack(along: .vertical, spacing: 99, leadSpacing: 5)
        root.layoutIfNeeded()
        expectEqual(views[0].frame.minY, 5)
        expectTrue([View]().stack(along: .vertical, leadSpacing: 5).isEmpty)
    }
}
