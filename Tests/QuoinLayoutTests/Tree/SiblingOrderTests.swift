import QuoinLayout
import TestSupport
import Testing

@Suite("The order of siblings")
struct SiblingOrderTests {
    /// Does something at random to the subviews of a view and to an array that is to be equal to them.
    private struct Shuffler {
        let root = View("root", Rect(0, 0, 100, 100))
        var expected: [View] = []
        var random: SeededGenerator

        mutating func step() {
            let count = expected.count
            let view = expected.randomElement(using: &random)
            let other = expected.randomElement(using: &random)
            let index = Int.random(in: 0...max(0, count), using: &random)
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<2: insert(View(), at: count) { $0.root.addSubview($1) }
            case 2: insert(View(), at: index) { $0.root.insertSubview($1, at: index) }
            case 3..<6: remove(view)
            case 6: remove(expected.first)
            case 7:
                guard let view else { return }
                insert(view, at: .max) { $0.root.bringSubviewToFront($1) }
            case 8:
                guard let view else { return }
                insert(view, at: 0) { $0.root.sendSubviewToBack($1) }
            case 9:
                guard let other, let place = expected.firstIndex(where: { $0 === other }) else {
                    return
                }
                insert(View(), at: place) { $0.root.insertSubview($1, belowSubview: other) }
            case 10:
                guard let view, let other, view !== other else { return }
                expected.removeAll { $0 === view }
                let place = (expected.firstIndex { $0 === other } ?? 0) + 1
                expected.insert(view, at: place)
                root.insertSubview(view, aboveSubview: other)
            default:
                guard count > 0 else { return }
                expected.swapAt(index % count, count - 1)
                root.exchangeSubview(at: index % count, withSubviewAt: count - 1)
            }
        }

        private mutating func insert(_ view: View, at index: Int, _ act: (Self, View) -> Void) {
            expected.removeAll { $0 === view }
            expected.insert(view, at: min(index, expected.count))
            act(self, view)
        }

        private mutating func remove(_ view: View?) {
            expected.removeAll { $0 === view }
            view?.removeFromSuperview()
        }
    }

    @Test("is that of the calls, however often one looks", arguments: 0..<60)
    func randomCalls(seed: UInt64) {
        var shuffler = Shuffler(random: SeededGenerator(seed: seed))
        for _ in 0..<40 { shuffler.step() }
        for step in 0..<400 {
            shuffler.step()
            // Most of the time nobody looks, so that what was taken out adds up.
            if Int.random(in: 0..<20, using: &shuffler.random) == 0 {
                let isRight = shuffler.root.subviews.elementsEqual(shuffler.expected) { $0 === $1 }
                expectTrue(isRight, "seed \(seed), step \(step)")
            }
        }
        expectTrue(shuffler.root.subviews.elementsEqual(shuffler.expected) { $0 === $1 })
    }

    @Test("stays when thousands go from the front, the middle, the end or anywhere")
    func thousands() {
        for way in 0..<4 {
            let root = View("root", Rect(0, 0, 100, 100))
            let views = (0..<3_000).map { _ in View() }
            views.forEach(root.addSubview)
            var going = Array(views[0..<1_500])
            if way == 1 { going = Array(views[700..<2_200]) }
            if way == 2 { going = views[1_500...].reversed() }
            if way == 3 {
                var random = SeededGenerator(seed: 7)
                going = Array(views.shuffled(using: &random).prefix(1_500))
            }
            going.forEach { $0.removeFromSuperview() }
            let gone = Set(going.map { ObjectIdentifier($0) })
            let left = views.filter { !gone.contains(ObjectIdentifier($0)) }
            expectTrue(root.subviews.elementsEqual(left) { $0 === $1 }, "way \(way)")
            expectTrue(going.allSatisfy { $0.superview == nil })
        }
    }

    @Test("keeps nothing alive that was taken out, and nobody has looked")
    func lifetime() {
        let root = View("root", Rect(0, 0, 100, 100))
        (0..<10).forEach { _ in root.addSubview(View()) }
        weak let first = root.subviews[0]
        weak let second = root.subviews[1]
        weak let third = root.subviews[2]
        first?.removeFromSuperview()
        second?.removeFromSuperview()
        third?.removeFromSuperview()
        expectTrue(first == nil && second == nil && third == nil)
        expectEqual(root.subviews.count, 7)
    }

    @Test("lets a view be emptied while one looks each time")
    func looking() {
        let root = View("root", Rect(0, 0, 100, 100))
        (0..<50).forEach { root.addSubview(View("\($0)")) }
        var names: [String] = []
        while let first = root.subviews.first {
            names.append(first.name ?? "")
            first.removeFromSuperview()
        }
        expectEqual(names, (0..<50).map { "\($0)" })
        expectTrue(root.subviews.isEmpty)
    }

    @Test("of guides is that of their coming, whichever go", arguments: 0..<20)
    func guides(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let root = View("root", Rect(0, 0, 100, 100))
        var expected: [LayoutGuide] = []
        for step in 0..<300 {
            if expected.isEmpty || Bool.random(using: &random) {
                let guide = LayoutGuide()
                expected.append(guide)
                root.addLayoutGuide(guide)
            } else {
                let guide = expected.remove(at: Int.random(in: 0..<expected.count, using: &random))
                root.removeLayoutGuide(guide)
                expectTrue(guide.owningView == nil)
            }
            if Int.random(in: 0..<10, using: &random) == 0 {
                expectTrue(
                    root.layoutGuides.elementsEqual(expected) { $0 === $1 },
                    "seed \(seed), step \(step)")
            }
        }
        expectTrue(root.layoutGuides.elementsEqual(expected) { $0 === $1 })
    }
}
