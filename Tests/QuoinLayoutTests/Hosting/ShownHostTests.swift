import QuoinLayout
import TestSupport
import Testing

@Suite("Hosts that are to be seen")
struct ShownHostTests {
    private let window = Window(frame: Rect(30, 40, 400, 300))
    private let panel: View
    private let list: View
    private let button = Widget()
    private let row = Widget()
    private let buttonView: View
    private let rowView: View

    init() {
        panel = window.addFramed("panel", Rect(100, 50, 200, 200))
        list = panel.addFramed("list", Rect(10, 20, 100, 60))
        rowView = View(hosting: row, frame: Rect(5, 40, 80, 30))
        list.addSubview(rowView)
        buttonView = View(hosting: button, frame: Rect(0, 180, 90, 40))
        panel.addSubview(buttonView)
        window.tick(at: 0)
    }

    private var shown: [ShownHost] { window.shownHosts }

    private func place(of widget: Widget) -> Rect? {
        shown.first { $0.host === widget }?.frame
    }

    @Test("are told from the back to the front, with their places in the window")
    func places() {
        expectEqual(shown.map { $0.host === row }, [true, false])
        expectTrue(shown[0].view === rowView)
        // 100 + 10 + 5, 50 + 20 + 40; 100 + 0, 50 + 180. Where the window itself is does not matter.
        expectEqual(shown.map(\.frame), [Rect(115, 110, 80, 30), Rect(100, 230, 90, 40)])
        expectEqual(shown.map(\.visibleFrame), shown.map(\.frame))
        expectEqual(shown.map(\.alpha), [1, 1])
        panel.sendSubviewToBack(buttonView)
        expectEqual(shown.map { $0.host === row }, [false, true])
    }

    @Test("follow what they are in, though they are not placed again")
    func movedContainer() {
        _ = (button.takePlaces(), row.takePlaces())
        panel.frame.origin = Point(x: 120, y: 45)
        window.tick(at: 1)
        expectEqual(place(of: row), Rect(135, 105, 80, 30))
        expectEqual(place(of: button), Rect(120, 225, 90, 40))
        list.bounds.origin.y = 15
        window.tick(at: 2)
        expectEqual(place(of: row), Rect(135, 90, 80, 30))
        expectTrue(row.places.isEmpty && button.places.isEmpty)
        // Asked of what they are in, they are counted from there.
        expectEqual(panel.shownHosts.map(\.frame), [Rect(15, 45, 80, 30), Rect(0, 180, 90, 40)])
    }

    @Test("are those that are not hidden, are there, and have an area")
    func hidden() {
        list.isHidden = true
        expectEqual(shown.map { $0.host === button }, [true])
        list.isHidden = false
        list.alpha = 0
        expectEqual(shown.count, 1)
        list.alpha = 1
        rowView.isHidden = true
        expectEqual(shown.count, 1)
        rowView.isHidden = false
        rowView.removeFromSuperview()
        expectEqual(shown.count, 1)
        buttonView.frame.size.height = 0
        expectTrue(shown.isEmpty)
    }

    @Test("are cut off by what clips, also where several do")
    func clipped() {
        list.clipsToBounds = true
        // The list ends at 50 + 20 + 60.
        expectEqual(shown[0].frame, Rect(115, 110, 80, 30))
        expectEqual(shown[0].visibleFrame, Rect(115, 110, 80, 20))
        panel.clipsToBounds = true
        panel.frame.size.width = 70
        // The panel ends at 170, before the row does.
        expectEqual(shown[0].visibleFrame, Rect(115, 110, 55, 20))
        expectEqual(shown[1].visibleFrame, Rect(100, 230, 70, 20))
        list.bounds.origin.y = -20
        expectEqual(shown.map { $0.host === button }, [true])
    }

    @Test("fade with what they are in")
    func faded() {
        panel.alpha = 0.5
        rowView.alpha = 0.5
        expectEqual(shown.map(\.alpha), [0.25, 0.5])
    }

    @Test("are where they show while they move, or what they are in does")
    func moving() {
        window.animate(duration: 1, curve: .linear) {
            panel.frame.origin.x = 200
            list.bounds.origin.y = 20
            buttonView.frame.size.width = 190
            rowView.alpha = 0
        }
        window.tick(at: 0.5)
        // Half of the way: 150 + 10 + 5, 50 + 20 + 40 - 10.
        expectEqual(place(of: row), Rect(165, 100, 80, 30))
        expectEqual(place(of: button), Rect(150, 230, 140, 40))
        expectEqual(shown[0].alpha, 0.5)
        window.tick(at: 2)
        expectEqual(place(of: button), Rect(200, 230, 190, 40))
        expectEqual(place(of: row), nil)
    }

    @Test("are shifted by transforms, as on a canvas that can no more than that")
    func transformed() {
        panel.transform = Transform(offset: Point(x: 3, y: -2))
        expectEqual(place(of: button), Rect(103, 228, 90, 40))
    }

    @Test("are counted from below where the window says so")
    func fromBelow() {
        window.coordinates = .bottomLeft
        list.clipsToBounds = true
        // The row reaches from 110 to 140 of 300, and is cut off at 130.
        expectEqual(shown[0].frame, Rect(115, 160, 80, 30))
        expectEqual(shown[0].visibleFrame, Rect(115, 170, 80, 20))
        // From 60 to 90 of 200, where it is cut off at 80.
        expectEqual(panel.shownHosts[0].frame, Rect(15, 110, 80, 30))
    }

    @Test("are found without a window, and as deep as a tree may be")
    func deep() {
        let root = View()
        var outer = root
        for _ in 0..<5_000 {
            let view = View(frame: Rect(1, 0, 5, 5))
            outer.addSubview(view)
            outer = view
        }
        outer.addSubview(View(hosting: button, frame: Rect(0, 0, 2, 2)))
        expectEqual(root.shownHosts.map(\.frame), [Rect(5_000, 0, 2, 2)])
    }
}
