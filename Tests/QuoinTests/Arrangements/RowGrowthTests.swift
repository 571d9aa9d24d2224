import Quoin
import TestSupport
import Testing

@testable import QuoinLayout

/// What rows of views cost whose widths say something of each other, in variables that their solver looks at.
@Suite("A long row")
struct RowGrowthTests {
    enum Kind: CaseIterable {
        /// Each as wide as the one before it. That the last ends where the window does is said before that, or after.
        case filling, filled
        /// Each as wide as the next one, and the last has a width.
        case backwards
        /// Twice, and then half, as wide as the one before it.
        case inProportion
    }

    /// Views side by side, each where the one before it ends.
    private struct Row {
        let window = View(frame: Rect(x: 0, y: 0, width: 12_000, height: 100))
        let views: [View]

        init(count: Int, _ kind: Kind) {
            views = (0..<count).map { _ in View() }
            for (index, view) in views.enumerated() {
                window.addSubview(view)
                view.makeConstraints { make in
                    make.top.bottom.equalToSuperview()
                    make.left.equalTo(index == 0 ? window.left : views[index - 1].right)
                }
            }
            let last = views[count - 1]
            if kind == .filling || kind == .inProportion {
                last.makeConstraints { $0.right.equalToSuperview() }
            }
            for (index, view) in views.enumerated().dropFirst() {
                let previous = views[index - 1]
                switch kind {
                case .filling, .filled: view.makeConstraints { $0.width.equalTo(previous) }
                case .backwards: previous.makeConstraints { $0.width.equalTo(view) }
                case .inProportion:
                    let times = index % 2 == 0 ? 0.5 : 2
                    view.makeConstraints { $0.width.equalTo(previous).multipliedBy(times) }
                }
            }
            if kind == .filled {
                last.makeConstraints { $0.right.equalToSuperview() }
            } else if kind == .backwards {
                last.makeConstraints { $0.width.equalTo(30) }
            }
            window.layoutIfNeeded()
        }

        var looks: Int { window.tree.engine?.looks ?? 0 }
    }

    @Test("costs twice as much if it is twice as long", arguments: Kind.allCases)
    func widths(kind: Kind) {
        let (short, long) = (Row(count: 200, kind), Row(count: 400, kind))
        // The square of the length would be four times as much.
        expectTrue(short.looks > 0 && long.looks < 3 * short.looks, "\(short.looks) \(long.looks)")
        var x = 0.0
        for (index, view) in long.views.enumerated() {
            let width = kind != .inProportion ? 30.0 : index % 2 == 0 ? 20 : 40
            expectEqual(view.frame, Rect(x, 0, width, 100))
            x += width
        }
    }

    @Test("spread out by guides of equal width costs twice as much if it is twice as long")
    func guides() {
        let (short, long) = (Spread(count: 200), Spread(count: 400))
        expectTrue(short.looks > 0 && long.looks < 3 * short.looks, "\(short.looks) \(long.looks)")
        // 8000 points less 400 views of one point leave 19 for each of 400 gaps.
        for (index, view) in long.views.enumerated() {
            expectEqual(view.frame, Rect(19 + 20 * Double(index), 0, 1, 1))
        }
    }

    /// Views of one point with gaps of equal width between them, as was done before there were stacks.
    private struct Spread {
        let window = View(frame: Rect(x: 0, y: 0, width: 8000, height: 100))
        let views: [View]

        init(count: Int) {
            views = (0..<count).map { _ in View() }
            let guides = views.map { _ in LayoutGuide() }
            for (index, view) in views.enumerated() {
                window.addSubview(view)
                window.addLayoutGuide(guides[index])
                guides[index].makeConstraints { make in
                    make.left.equalTo(index == 0 ? window.left : views[index - 1].right)
                    make.right.equalTo(view.left)
                    make.width.equalTo(guides[0])
                }
                view.makeConstraints { make in
                    make.top.equalToSuperview()
                    make.width.height.equalTo(1)
                }
            }
            views[count - 1].makeConstraints { $0.right.equalToSuperview() }
            window.layoutIfNeeded()
        }

        var looks: Int { window.tree.engine?.looks ?? 0 }
    }
}
