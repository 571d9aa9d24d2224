import QuoinLayout
import TestSupport
import Testing

/// What setting one of a view's properties does to the others.
struct PlaceChange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let frame: Rect
    let bounds: Rect
    let center: Point
    /// The frame of a subview whose width and height follow the view's.
    let follower: Rect
    let change: @Sendable (View) -> Void

    /// The view's frame is (10, 20), 100 × 60 at first, its bounds begin at (5, 7), and its subviews
    /// are at (1, 2), 30 × 40.
    static let all = [
        PlaceChange(
            testDescription: "frame.origin moves frame and centre",
            frame: Rect(30, 50, 100, 60), bounds: Rect(5, 7, 100, 60),
            center: Point(x: 80, y: 80), follower: Rect(1, 2, 30, 40)
        ) { $0.frame.origin = Point(x: 30, y: 50) },
        PlaceChange(
            testDescription: "frame.size changes both sizes and moves the centre",
            frame: Rect(10, 20, 200, 80), bounds: Rect(5, 7, 200, 80),
            center: Point(x: 110, y: 60), follower: Rect(1, 2, 130, 60)
        ) { $0.frame.size = Size(width: 200, height: 80) },
        PlaceChange(
            testDescription: "bounds.origin moves no frame",
            frame: Rect(10, 20, 100, 60), bounds: Rect(0, 50, 100, 60),
            center: Point(x: 60, y: 50), follower: Rect(1, 2, 30, 40)
        ) { $0.bounds.origin = Point(x: 0, y: 50) },
        PlaceChange(
            testDescription: "bounds.size changes the frame about the centre",
            frame: Rect(20, 30, 80, 40), bounds: Rect(5, 7, 80, 40),
            center: Point(x: 60, y: 50), follower: Rect(1, 2, 10, 20)
        ) { $0.bounds.size = Size(width: 80, height: 40) },
        PlaceChange(
            testDescription: "center moves the frame's origin",
            frame: Rect(50, 70, 100, 60), bounds: Rect(5, 7, 100, 60),
            center: Point(x: 100, y: 100), follower: Rect(1, 2, 30, 40)
        ) { $0.center = Point(x: 100, y: 100) },
    ]
}

@Suite("Frame, bounds and centre")
struct FrameTableTests {
    @Test("Setting one does to the others what the table says", arguments: PlaceChange.all)
    func table(change: PlaceChange) {
        let root = View("root", Rect(0, 0, 500, 500))
        let view = root.addFramed("view", Rect(10, 20, 100, 60))
        view.bounds.origin = Point(x: 5, y: 7)
        let fixed = view.addFramed("fixed", Rect(1, 2, 30, 40))
        let follower = view.addFramed("follower", Rect(1, 2, 30, 40))
        follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for _ in 0..<2 {
            change.change(view)
            expectEqual(view.frame, change.frame)
            expectEqual(view.bounds, change.bounds)
            expectEqual(view.center, change.center)
            expectEqual(fixed.frame, Rect(1, 2, 30, 40))
            expectEqual(follower.frame, change.follower)
            root.layoutIfNeeded()
        }
    }

    @Test("The same holds when the views stand in the engine", arguments: PlaceChange.all)
    func tableInEngine(change: PlaceChange) {
        let root = View("root", Rect(0, 0, 500, 500))
        let view = root.addFramed("view", Rect(10, 20, 100, 60))
        view.bounds.origin = Point(x: 5, y: 7)
        let follower = view.addFramed("follower", Rect(1, 2, 30, 40))
        follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let beside = root.addFree("beside")
        let within = view.addFree("within")
        LayoutConstraint.activate([
            beside.left.constraint(equalTo: view.right, constant: 3),
            beside.top.constraint(equalTo: view.top),
            beside.width.constraint(equalToConstant: 9),
            beside.height.constraint(equalTo: view.height),
            within.left.constraint(equalTo: follower.right),
            within.bottom.constraint(equalTo: follower.bottom),
            within.width.constraint(equalToConstant: 5),
            within.height.constraint(equalToConstant: 6),
        ])
        root.layoutIfNeeded()
        change.change(view)
        root.layoutIfNeeded()
        expectEqual(view.bounds.origin, change.bounds.origin)
        expect(view, at: change.frame)
        expect(follower, at: change.follower)
        expect(beside, at: Rect(change.frame.maxX + 3, change.frame.minY, 9, change.frame.height))
        expect(within, at: Rect(change.follower.maxX, change.follower.maxY - 6, 5, 6))
    }

    @Test("The root's bounds do not depend on where it stands")
    func root() {
        let root = View(frame: Rect(7, 9, 20, 30))
        expectEqual(root.bounds, Rect(0, 0, 20, 30))
        expectEqual(root.center, Point(x: 17, y: 24))
    }

    @Test("The solved frame of a view that constraints place comes back with the next layout")
    func placedByConstraints() {
        let root = View("root", Rect(0, 0, 500, 500))
        let view = root.addPinned("view", Rect(1, 2, 30, 40))
        root.layoutIfNeeded()
        view.frame = Rect(50, 60, 70, 80)
        expectEqual(view.frame, Rect(50, 60, 70, 80))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        expect(view, at: Rect(1, 2, 30, 40))
    }
}
