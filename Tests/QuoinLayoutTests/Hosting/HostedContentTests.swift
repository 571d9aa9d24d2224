import QuoinLayout
import TestSupport
import Testing

@Suite("A hosted widget's content")
struct HostedContentTests {
    private let root = View("root", Rect(0, 0, 400, 300))

    private func pinCorner(_ view: View) {
        LayoutConstraint.activate([
            view.left.constraint(equalTo: root.left), view.top.constraint(equalTo: root.top),
        ])
    }

    @Test("gives its view a size")
    func size() {
        let view = root.addWidget(Widget(120, 34))
        pinCorner(view)
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 120, 34))
        expectEqual(view.intrinsicContentSize, Size(width: 120, height: 34))
    }

    @Test("gives its view a size on the axis that it cares for")
    func oneAxis() {
        let view = root.addWidget(Widget(View.noIntrinsicMetric, 4))
        pinCorner(view)
        view.right.constraint(equalTo: root.right).isActive = true
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 400, 4))
    }

    @Test("has the content priorities of its view")
    func priorities() {
        let view = root.addWidget(Widget(120, 34))
        pinCorner(view)
        let wish = view.width.constraint(equalToConstant: 60).withPriority(800)
        wish.isActive = true
        root.layoutIfNeeded()
        // The content resists at 750.
        expectEqual(view.frame.width, 60)
        view.setContentCompressionResistancePriority(900, for: .horizontal)
        root.layoutIfNeeded()
        expectEqual(view.frame.width, 120)
    }

    @Test("is asked again when the view is told that it has changed")
    func invalidation() {
        let widget = Widget(120, 34)
        let view = root.addWidget(widget)
        pinCorner(view)
        root.layoutIfNeeded()
        widget.intrinsicContentSize = Size(width: 130, height: 20)
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 120, 34))
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 130, 20))
    }

    @Test("is measured for the width that its view gets, if it depends on that")
    func heightForWidth() {
        let widget = Widget(500, 12)
        widget.area = 6_000
        let view = root.addWidget(widget)
        pinCorner(view)
        view.contentDependsOnWidth = true
        let width = view.width.constraint(equalToConstant: 300)
        width.isActive = true
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 300, 20))
        width.constant = 100
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 100, 60))
        expectEqual(widget.widths.last, 100)
        expectEqual(view.contentSize(forWidth: 200), Size(width: 200, height: 30))
    }

    @Test("is not measured for a width unless it depends on it")
    func fixedHeight() {
        let widget = Widget(500, 12)
        widget.area = 6_000
        let view = root.addWidget(widget)
        pinCorner(view)
        view.width.constraint(equalToConstant: 300).isActive = true
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 300, 12))
        expectTrue(widget.widths.isEmpty)
    }

    @Test("has baselines that other views can be aligned to")
    func baselines() {
        let widget = Widget(100, 40)
        widget.firstBaselineOffsetFromTop = 11
        widget.lastBaselineOffsetFromBottom = 6
        let view = root.addWidget(widget)
        pinCorner(view)
        let first = root.addFree("first")
        let last = root.addFree("last")
        LayoutConstraint.activate([
            first.top.constraint(equalTo: view.firstBaseline, constant: 1),
            last.top.constraint(equalTo: view.lastBaseline, constant: 2),
        ])
        root.layoutIfNeeded()
        expectEqual(first.frame.minY, 11 + 1)
        expectEqual(last.frame.minY, 40 - 6 + 2)
        expectTrue(view.firstBaselineOffsetFromTop == 11 && view.lastBaselineOffsetFromBottom == 6)
        widget.firstBaselineOffsetFromTop = 15
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        expectEqual(first.frame.minY, 15 + 1)
    }

    @Test("need not be there: only placing is asked of a host")
    func defaults() {
        final class Bare: LayoutHost {
            var places: [Rect] = []
            func place(in frame: Rect) { places.append(frame) }
        }
        let bare = Bare()
        let view = View(hosting: bare, frame: Rect(1, 2, 3, 4))
        let none = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
        expectTrue(view.intrinsicContentSize == none && bare.intrinsicContentSize == none)
        expectTrue(view.contentSize(forWidth: 50) == none && bare.contentSize(forWidth: 50) == none)
        expectTrue(view.firstBaselineOffsetFromTop == 0 && view.lastBaselineOffsetFromBottom == 0)
        root.addSubview(view)
        let above = root.addFree("above")
        above.bottom.constraint(equalTo: view.lastBaseline).isActive = true
        root.layoutIfNeeded()
        expectEqual(bare.places, [Rect(1, 2, 3, 4)])
        expectEqual(above.frame.maxY, 6)
    }

    @Test("that is not finite is refused, and the rest is laid out")
    func notFinite() {
        let reports = Reports(of: root)
        let view = root.addWidget(Widget(.nan, 34))
        pinCorner(view)
        root.layoutIfNeeded()
        expectEqual(reports.all.count, 1)
        if case .notFinite? = reports.all.first {
        } else {
            Issue.record("\(reports.messages) instead of a number that is not finite")
        }
        expectEqual(view.frame.height, 34)
    }

    @Test("is the host's that the view was made with, which it keeps as long as it lives")
    func ownership() {
        let count = LiveCount()
        var view: View? = {
            let widget = Widget(10, 10)
            count.watch(widget)
            return View(hosting: widget)
        }()
        expectTrue(view?.host is Widget)
        expectEqual(count.survivors, 1)
        view.map { root.addSubview($0) }
        root.layoutIfNeeded()
        view?.removeFromSuperview()
        root.layoutIfNeeded()
        expectEqual(count.survivors, 1)
        view = nil
        expectEqual(count.survivors, 0)
        expectTrue(View().host == nil)
    }

    @Test("goes with the tree")
    func goesWithTheTree() {
        let count = LiveCount()
        do {
            let window = Window(frame: Rect(0, 0, 100, 100))
            for _ in 0..<3 {
                let widget = Widget(10, 10)
                count.watch(widget)
                _ = window.addWidget(widget)
            }
            window.tick(at: 1)
            expectEqual(count.survivors, 3)
        }
        expectEqual(count.survivors, 0)
    }
}
