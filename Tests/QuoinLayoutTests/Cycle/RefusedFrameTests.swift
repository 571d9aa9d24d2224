import QuoinLayout
import TestSupport
import Testing

/// A view of 50 points by a constraint, which somebody gives a frame of 80 while it is laid out.
@Suite("A frame that constraints refuse, given while it is laid out")
struct RefusedFrameTests {
    let root = Window(frame: Rect(0, 0, 300, 200))
    let record = Record()
    let box: CycleView
    let stated: CycleView
    let beside = View()
    let width: LayoutConstraint
    let reports: Reports

    init() {
        box = CycleView("box", in: record, Rect(0, 0, 200, 100))
        stated = CycleView("stated", in: record)
        reports = Reports(of: root)
        beside.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        box.addSubview(stated)
        box.addSubview(beside)
        width = stated.width.constraint(equalToConstant: 50)
        width.isActive = true
        beside.left.constraint(equalTo: stated.right).isActive = true
    }

    /// What is laid out, with how often the box was.
    func layOut() -> [Double] {
        root.layoutIfNeeded()
        let layouts = record.take().count { $0 == "layout box" }
        return [stated.frame.width, beside.frame.minX, Double(layouts)]
    }

    var loops: Int { reports.loops.count }

    @Test(
        "is the view's until its superview is laid out next, as in UIKit", arguments: [false, true])
    func givenAfterwards(follows: Bool) {
        stated.autoresizingMask = follows ? .flexibleWidth : []
        box.afterPlacing = { [stated] _ in stated.frame = Rect(0, 0, 80, 20) }
        // Once more, as the engine learns of the frame in between.
        expectEqual(layOut(), [80, 50, 2])
        expectEqual(layOut(), [80, 50, 0])
        box.setNeedsLayout()
        expectEqual(layOut(), [80, 50, 1])
        width.constant = 60
        expectEqual(layOut(), [80, 60, 1])
        // Nothing is against it.
        width.isActive = false
        expectEqual(layOut(), [80, 80, 1])
        width.isActive = true
        expectEqual(layOut(), [80, 60, 1])
        // Nobody gives it any more.
        box.afterPlacing = { _ in }
        box.setNeedsLayout()
        expectEqual(layOut(), [60, 60, 1])
        expectEqual(loops, 0)
    }

    @Test("is replaced by who places subviews afterwards")
    func givenBefore() {
        box.beforePlacing = { [stated] _ in stated.frame = Rect(0, 0, 80, 20) }
        expectEqual(layOut(), [50, 50, 1])
        box.setNeedsLayout()
        expectEqual(layOut(), [50, 50, 1])
        expectEqual(loops, 0)
    }

    @Test("may be the view's own doing")
    func givenByItself() {
        stated.afterPlacing = { $0.frame = Rect(0, 0, 80, 20) }
        expectEqual(layOut(), [80, 50, 2])
        expectEqual(layOut(), [80, 50, 0])
        box.setNeedsLayout()
        expectEqual(layOut(), [80, 50, 1])
        expectEqual(loops, 0)
    }

    @Test("counts anew when the superview has another size, which the view's size follows")
    func superviewGrows() {
        box.autoresizingMask = .flexibleWidth
        stated.autoresizingMask = .flexibleWidth
        box.afterPlacing = { [stated] _ in stated.frame = Rect(0, 0, 80, 20) }
        _ = layOut()
        root.frame.size.width = 400
        expectEqual(layOut()[0...1], [80, 50])
        width.isActive = false
        expectEqual(layOut()[0...1], [80, 80])
        box.afterPlacing = { _ in }
        // 80 of the 300 that the box has then, and 100 more.
        root.frame.size.width = 500
        expectEqual(layOut()[0...1], [180, 180])
        expectEqual(loops, 0)
    }

    @Test("given outside of a layout, is taken back in the next one")
    func givenOutside() {
        expectEqual(layOut()[0...1], [50, 50])
        for _ in 0..<2 {
            stated.frame = Rect(0, 0, 80, 20)
            expectEqual(layOut()[0...1], [50, 50])
        }
    }
}
