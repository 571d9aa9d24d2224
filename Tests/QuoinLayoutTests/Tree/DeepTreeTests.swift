@testable import QuoinLayout
import TestSupport
import Testing

@Suite("Ten thousand views in each other")
struct DeepTreeTests {
    private static let depth = 10_000
    private let count = LiveCount()

    enum Order: CaseIterable {
        case topDown, bottomUp
    }

    /// A chain of nested views, the outermost first.
    private func makeChain(_ order: Order) -> [CountedView] {
        let views = (0..<Self.depth).map { CountedView("\($0)", in: count) }
        let pairs = Array(zip(views, views.dropFirst()))
        for (outer, inner) in order == .topDown ? pairs : pairs.reversed() {
            outer.addSubview(inner)
        }
        return views
    }

    /// Insets every view by 1 from the one that it is in.
    private func inset(_ views: [CountedView]) {
        for (outer, inner) in zip(views, views.dropFirst()) {
            inner.translatesAutoresizingMaskIntoConstraints = false
            LayoutConstraint.activate([
                inner.left.constraint(equalTo: outer.left, constant: 1),
                inner.top.constraint(equalTo: outer.top, constant: 1),
                inner.right.constraint(equalTo: outer.right, constant: -1),
                inner.bottom.constraint(equalTo: outer.bottom, constant: -1),
            ])
        }
    }

    @Test("They are built, laid out by constraints, and freed", arguments: Order.allCases)
    func constrained(order: Order) {
        do {
            let views = makeChain(order)
            inset(views)
            let extent = Double(2 * Self.depth + 100)
            views[0].frame = Rect(0, 0, extent, extent)
            views[0].layoutIfNeeded()
            for index in [1, 2, 5_000, Self.depth - 1] {
                let expected = extent - 2 * Double(index)
                expect(views[index], at: Rect(1, 1, expected, expected))
            }
            views[0].frame.size.width += 10
            views[0].layoutIfNeeded()
            expect(views[Self.depth - 1], at: Rect(1, 1, 112, 102))
        }
        expectEqual(count.views, 0)
    }

    @Test("They follow by autoresizing, and are freed", arguments: Order.allCases)
    func autoresized(order: Order) {
        do {
            let views = makeChain(order)
            for view in views {
                view.frame = Rect(0, 0, 10, 10)
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
            views[0].frame.size = Size(width: 25, height: 30)
            views[0].layoutIfNeeded()
            expect(views[Self.depth - 1], at: Rect(0, 0, 25, 30))
        }
        expectEqual(count.views, 0)
    }

    @Test("The innermost can be asked about the outermost, converted, hit and constrained to it")
    func questions() throws {
        do {
            let views = makeChain(.topDown)
            for view in views {
                view.frame = Rect(0, 0, 20, 20)
            }
            let innermost = try #require(views.last)
            innermost.frame.origin.x = 3
            expectTrue(innermost.isDescendant(of: views[0]))
            expectTrue(innermost.closestCommonSuperview(with: views[1]) === views[1])
            expectEqual(innermost.convert(Point(x: 1, y: 1), to: views[0]), Point(x: 4, y: 1))
            expectTrue(views[0].hitTest(Point(x: 5, y: 5)) === innermost)
            let beside = views[0].addFree("beside")
            beside.left.constraint(equalTo: innermost.right, constant: 2).isActive = true
            views[0].layoutIfNeeded()
            expect(beside, at: Rect(25, 0, 0, 0))
        }
        expectEqual(count.views, 0)
    }

    @Test("The chain moves to another tree and back, and its constraints hold")
    func moved() {
        do {
            let views = makeChain(.topDown)
            inset(views)
            let homes = (0..<2).map { View("\($0)", Rect(0, 0, 30_000, 30_000)) }
            views[0].frame = Rect(0, 0, 20_100, 20_100)
            for home in [homes[0], homes[1], homes[0]] {
                home.addSubview(views[0])
                home.layoutIfNeeded()
                expect(views[Self.depth - 1], at: Rect(1, 1, 102, 102))
            }
        }
        expectEqual(count.views, 0)
    }

    @Test("A view from the middle that is kept keeps what is in it, and frees the rest")
    func keptMiddle() {
        var middle: CountedView?
        do {
            let views = makeChain(.topDown)
            inset(views)
            views[0].frame = Rect(0, 0, 20_100, 20_100)
            views[0].layoutIfNeeded()
            middle = views[5_000]
        }
        expectEqual(count.views, 5_000)
        expectTrue(middle?.superview == nil)
        middle?.frame = Rect(0, 0, 10_100, 10_100)
        middle?.layoutIfNeeded()
        middle = nil
        expectEqual(count.views, 0)
    }
}
