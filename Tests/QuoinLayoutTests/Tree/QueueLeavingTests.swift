import QuoinLayout
import TestSupport
import Testing

@Suite("Constraints of views that pass through trees without a layout")
struct QueueLeavingTests {
    @Test("are known to the engine of the tree that they end in, and to no other")
    func passingThrough() {
        let home = View("home", Rect(0, 0, 100, 100))
        let abroad = View("abroad", Rect(0, 0, 100, 100))
        let traveller = home.addFree("traveller")
        let resident = abroad.addFree("resident")
        let width = traveller.width.constraint(equalToConstant: 30)
        let height = traveller.height.constraint(equalToConstant: 20)
        LayoutConstraint.activate([
            width, height, resident.width.constraint(equalToConstant: 40),
            resident.height.constraint(equalToConstant: 50),
        ])
        home.layoutIfNeeded()
        abroad.layoutIfNeeded()

        // There and back, with no layout abroad: what is queued there concerns it no more.
        abroad.addSubview(traveller)
        home.addSubview(traveller)
        home.layoutIfNeeded()
        width.isActive = false
        abroad.layoutIfNeeded()
        home.layoutIfNeeded()
        expectEqual(resident.frame.size, Size(width: 40, height: 50))
        expectEqual(traveller.frame.size, Size(width: 0, height: 20))

        // The same when the tree that was passed through goes.
        width.isActive = true
        do {
            let short = View("short", Rect(0, 0, 100, 100))
            short.addSubview(traveller)
            home.addSubview(traveller)
            home.layoutIfNeeded()
            expectEqual(traveller.frame.width, 30)
        }
        width.constant = 35
        home.layoutIfNeeded()
        expectEqual(traveller.frame.size, Size(width: 35, height: 20))
    }

    @Test("come back into force although the engine has left with another view meanwhile")
    func engineLeavesAfterwards() {
        let home = View("home", Rect(0, 0, 100, 100))
        let traveller = home.addFree("traveller")
        let width = traveller.width.constraint(equalTo: home.width)
        width.isActive = true
        let large = home.addFree("large")
        for _ in 0..<8 {
            large.addFree().pin(to: Rect(1, 2, 3, 4))
        }
        home.layoutIfNeeded()
        expectEqual(traveller.frame.width, 100)

        // What is told of the constraint concerns this tree's engine, which leaves with most of what it knows.
        width.isActive = false
        traveller.removeFromSuperview()
        large.removeFromSuperview()
        home.addSubview(traveller)
        width.isActive = true
        home.layoutIfNeeded()
        expectEqual(traveller.frame.width, 100)
    }

    @Test("come back into force in the tree that the engine has left")
    func engineLeavesThemBehind() {
        let home = View("home", Rect(0, 0, 100, 100))
        let stayer = home.addFree("stayer")
        let width = stayer.width.constraint(equalTo: home.width)
        let broken = stayer.height.constraint(equalToConstant: 10)
        let height = stayer.height.constraint(equalToConstant: 20)
        LayoutConstraint.activate([width, height, broken])
        let large = home.addFree("large")
        for _ in 0..<8 {
            large.addFree().pin(to: Rect(1, 2, 3, 4))
        }
        home.onDiagnostic = { _ in }
        home.layoutIfNeeded()

        LayoutConstraint.deactivate([width, broken])
        large.removeFromSuperview()
        LayoutConstraint.activate([width])
        home.layoutIfNeeded()
        expectEqual(stayer.frame.size, Size(width: 100, height: 20))
        expectTrue(!height.isSetAside)
        large.layoutIfNeeded()
        expectTrue(large.subviews.allSatisfy { $0.frame == Rect(1, 2, 3, 4) })
    }

    @Test("come back into force with a guide that was in a tree which was never laid out")
    func guideFromElsewhere() {
        let (home, abroad) = (View("home", Rect(0, 0, 100, 100)), View("abroad"))
        let guide = LayoutGuide(identifier: "guide")
        abroad.addLayoutGuide(guide)
        let width = guide.width.constraint(equalToConstant: 30)
        let height = home.height.constraint(equalTo: guide.height, multiplier: 4)
        LayoutConstraint.activate([width, height])
        home.addLayoutGuide(guide)
        expectTrue(!width.isActive && !height.isActive)
        LayoutConstraint.activate([width, height])
        home.layoutIfNeeded()
        expectEqual(guide.layoutFrame.size, Size(width: 30, height: 25))
    }

    @Test("let others return when the guide that they contradicted goes, and leave nothing behind")
    func brokenWithGuide() {
        let (home, abroad) = (View("home", Rect(0, 0, 100, 100)), View("abroad"))
        home.onDiagnostic = { _ in }
        let guide = LayoutGuide(identifier: "guide")
        home.addLayoutGuide(guide)
        let view = home.addFree("view")
        let wide = guide.width.constraint(equalToConstant: 30)
        let same = view.width.constraint(equalTo: guide.width)
        let other = view.width.constraint(equalToConstant: 50)
        LayoutConstraint.activate([wide, same, other])
        home.layoutIfNeeded()
        expectTrue(view.frame.width == 30 && other.isSetAside)
        abroad.addLayoutGuide(guide)
        home.layoutIfNeeded()
        expectTrue(view.frame.width == 50 && !other.isSetAside)
        LayoutConstraint.activate([wide, other])
        abroad.layoutIfNeeded()
        expectEqual(guide.layoutFrame.width, 30)
        home.addLayoutGuide(guide)
        LayoutConstraint.activate([same])
        home.layoutIfNeeded()
        expectTrue(guide.layoutFrame.width == 50 && !same.isSetAside)
    }
}
