import QuoinKit
import TestSupport
import Testing

@testable import QuoinInspect

/// What is looked at where thousands of views are in one.
@Suite("Findings among many siblings")
struct ManySiblingTests {
    /// Rows below each other. Of each it is said how high it is, unless it is left open.
    private static func column(_ count: Int, isOpen: (Int) -> Bool = { _ in false }) -> Window {
        let window = Window.ofFindings()
        for index in 0..<count {
            window.plain("row \(index)").makeConstraints { make in
                make.left.equalToSuperview()
                make.width.equalTo(100)
                make.top.equalToSuperview().inset(20 * index)
                if !isOpen(index) { make.height.equalTo(20) }
            }
        }
        return window
    }

    private static func search(_ window: Window) -> FindingSearch {
        window.layoutIfNeeded()
        return FindingSearch(in: window, isLaidOut: true)
    }

    // MARK: The index

    @Test(
        "are found at a place by what they have in common with it",
        arguments: usually(10, of: 1...200))
    func index(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func rect() -> Rect {
            Rect(
                generator.halves(in: -50...300), generator.halves(in: -50...300),
                generator.halves(in: 0...40), generator.halves(in: 0...generator.one(of: 10, 300)))
        }
        let placed = (0..<generator.below(60)).map { _ in (view: View(), rect: rect()) }
        for axis in Axis.allCases {
            let index = SiblingIndex(placed, along: axis)
            for _ in 0..<20 {
                let place = rect()
                let (start, end) = (place.origin[axis], place.origin[axis] + place.size[axis])
                let expected = placed.filter {
                    $0.rect.origin[axis] <= end
                        && $0.rect.origin[axis] + $0.rect.size[axis] >= start
                }
                let found = index.siblings(beside: place)
                expectEqual(found.count, expected.count, "seed \(seed)")
                expectEqual(Set(found), Set(expected.map { $0.view }), "seed \(seed)")
            }
        }
    }

    @Test("are few that are compared with a row of a long column")
    func fewNearby() {
        let window = Self.column(200)
        let search = Self.search(window)
        for view in window.subviews {
            // It ends where the next one begins.
            expectTrue(search.siblingsNearby(view, in: window).count <= 2)
        }
        let top = window.subviews[100].constraints(on: .top)
        search.trial.trying(top.map { .setConstant($0, 15) }) {
            expectEqual(
                Set(search.siblingsNearby(window.subviews[100], in: window).compactMap { $0.name }),
                ["row 0", "row 1"])
            expectTrue(
                search.siblingsNearby(window.subviews[1], in: window).contains {
                    $0 === window.subviews[100]
                })
        }
    }

    @Test(
        "are all looked at that lie on each other, wherever what is open has come to rest",
        arguments: usually(10, of: 1...200))
    func strays(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let window = Window.ofFindings()
        for index in 0..<40 {
            let view = window.plain("view \(index)")
            let other = generator.one(of: window.subviews)
            view.makeConstraints { make in
                make.left.equalToSuperview()
                if generator.happens(percent: 80) { make.width.equalTo(50) }
                if generator.happens(percent: 70), other !== view {
                    make.top.equalTo(other.bottom)
                } else if generator.happens(percent: 70) {
                    make.top.equalToSuperview().inset(10 * index)
                }
                if generator.happens(percent: 70) { make.height.equalTo(10) }
            }
        }
        let search = Self.search(window)
        search.run()
        for view in window.subviews {
            let near = search.siblingsNearby(view, in: window)
            for other in window.subviews where other !== view {
                if search.overlapSize(of: view, and: other) != nil {
                    expectTrue(near.contains { $0 === other }, "seed \(seed)")
                }
            }
        }
    }

    // MARK: How much is looked at

    @Test("of which each is open, are looked at as often as there are of them")
    func growth() {
        func work(for count: Int) -> Int {
            let search = Self.search(Self.column(count) { _ in true })
            let before = search.patience
            search.run()
            expectEqual(search.findings.map { $0.kind }, Array(repeating: .noHeight, count: count))
            return before - search.patience
        }
        // The square of their number would be sixteen times as much.
        let few = work(for: 60)
        expectTrue(work(for: 240) < 6 * few, "\(few)")
    }

    @Test("whose conflicts move hundreds are mended in trials until these have taken long")
    func crowd() {
        func search(mostWork: Int) -> FindingSearch {
            let window = Window.ofFindings()
            var last: View?
            for index in 0..<30 {
                let row = window.plain("row \(index)")
                row.makeConstraints { make in
                    make.left.equalToSuperview()
                    make.width.equalTo(100)
                    make.top.equalTo(last?.bottom ?? window.top)
                    make.height.equalTo(10, line: 1000 + 2 * UInt(index))
                    make.height.equalTo(12, line: 1001 + 2 * UInt(index))
                }
                last = row
            }
            let search = Self.search(window)
            search.mostConflictWork = mostWork
            search.findConflicts()
            expectEqual(search.findings.count, 30)
            return search
        }
        let all = search(mostWork: 1_000_000)
        expectTrue(all.findings.allSatisfy { $0.mends.count > 1 })
        let some = search(mostWork: 1000)
        expectEqual(some.findings[0].description, all.findings[0].description)
        // What is set aside can be left out without a trial.
        expectEqual(some.findings[29].mends.count, 1)
        expectTrue(
            some.findings[29].mends[0].description.hasPrefix("drop row 29.height = 12"))
        // The last one that is tried may go on.
        expectTrue(some.trial.work < 3000 && all.trial.work > 6000, "\(all.trial.work)")
    }
}

extension ManySiblingTests {
    @Test("that are still placed by their frames are looked at one by one")
    func framed() {
        func search(_ count: Int) -> FindingSearch {
            let window = Window.ofFindings()
            for index in 0..<count {
                let view = window.plain("view \(index)")
                view.frame = Rect(0, Double(20 * index), 50, 20)
                LayoutConstraint.activate([
                    view.width.constraint(equalToConstant: 60),
                    view.left.constraint(equalTo: window.left, constant: 10),
                ])
            }
            window.layoutIfNeeded()
            let search = FindingSearch(in: window, isLaidOut: true)
            search.findConflicts()
            expectEqual(
                search.findings.map { $0.kind }, Array(repeating: .stillPlacedByFrame, count: count)
            )
            expectTrue(
                search.findings.allSatisfy {
                    $0.mends.first?.description.contains(
                        "translatesAutoresizingMaskIntoConstraints = false") ?? false
                })
            return search
        }
        let few = leastProcessorTime(runs: 2) { _ = search(20) }
        // The square of their number would be sixteen times as much.
        expectTrue(leastProcessorTime(runs: 2) { _ = search(80) } < 9 * few)
    }
}
