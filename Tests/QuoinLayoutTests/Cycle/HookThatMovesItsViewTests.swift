@testable import QuoinLayout
import TestSupport
import Testing

/// A view that does something when it is next asked how it is aligned.
private final class AskedView: View {
    var whenAsked: (() -> Void)?
    var whenMeasured: (() -> Void)?

    override var intrinsicContentSize: Size {
        let action = whenMeasured
        whenMeasured = nil
        action?()
        return Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }

    override var alignmentRectInsets: EdgeInsets {
        let action = whenAsked
        whenAsked = nil
        action?()
        return .zero
    }
}

/// A view that is the root of a tree goes into another tree while its own engine asks it.
@Suite("A view that goes into another tree while it is asked how it is aligned")
struct HookThatMovesItsViewTests {
    @Test("is placed there by the constraints that have waited for a superview")
    func waiting() throws {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let view = AskedView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        window.layoutIfNeeded()
        let other = View()
        other.translatesAutoresizingMaskIntoConstraints = false
        view.whenMeasured = { view.removeFromSuperview() }
        other.addSubview(view)
        other.layoutIfNeeded()
        let margins = [
            (LayoutAttribute.leading, LayoutAttribute.leadingMargin), (.trailing, .trailingMargin),
        ].map {
            LayoutConstraint.makeInEnclosingView(
                of: view, $0, .equal, $1, constant: 0, at: CodeLocation())
        }
        LayoutConstraint.activate(margins)
        view.whenAsked = { window.addSubview(view) }
        view.layoutIfNeeded()
        expectTrue(view.superview === window)
        window.layoutIfNeeded()
        expectEqual(view.frame.origin.x, 8)
        expectEqual(view.frame.size.width, 304)
    }
}

/// A view that does something when it is next laid out.
private final class LaidOutView: View {
    var whenLaidOut: (() -> Void)?

    override func layoutSubviews() {
        let action = whenLaidOut
        whenLaidOut = nil
        action?()
        super.layoutSubviews()
    }
}

@Suite("A view that goes into another tree while it is laid out")
struct HookThatMovesItsLayoutTests {
    @Test("may ask for its layout there, which is no loop: it comes when the hook is over")
    func layoutElsewhere() {
        let (root, other) = (
            View("root", Rect(0, 0, 300, 200)), View("other", Rect(0, 0, 300, 200))
        )
        let reports = Reports(of: root)
        reports.listen(to: other)
        let view = LaidOutView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let inner = view.addFree("inner")
        view.width.constraint(equalToConstant: 7).isActive = true
        inner.width.constraint(equalTo: view.width, multiplier: 0.5).isActive = true
        view.whenLaidOut = { [unowned view] in
            other.addSubview(view)
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        root.layoutIfNeeded()
        other.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 7, 0))
        expect(inner, at: Rect(0, 0, 3.5, 0))
        expectTrue(reports.all.isEmpty && !view.needsLayout)
    }
}

/// The engine goes along with the views that leave, for most of what it knows is about them.
@Suite("A view that has its superview taken away while it is asked for its size")
struct HookThatTakesTheEngineAlongTests {
    @Test(
        "is placed by the constraints that it had just got, though they put it where the solver began"
    )
    func placed() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let outer = View()
        let inner = View()
        let view = AskedView(frame: Rect(x: -20, y: -20, width: 0, height: 0))
        for (child, superview) in [(outer, window), (inner, outer), (view, inner)] {
            superview.addSubview(child)
        }
        window.layoutIfNeeded()
        for child in [outer, inner, view] {
            child.translatesAutoresizingMaskIntoConstraints = false
        }
        view.whenMeasured = { outer.removeFromSuperview() }
        let edges: [LayoutAttribute] = [.left, .top, .right, .bottom]
        LayoutConstraint.activate(
            edges.map {
                LayoutConstraint.makeInEnclosingView(
                    of: view, $0, .equal, $0, constant: 0, at: CodeLocation())
            })
        window.layoutIfNeeded()
        expectTrue(outer.superview == nil)
        outer.layoutIfNeeded()
        expectEqual(view.frame, Rect(origin: .zero, size: inner.frame.size))
    }

    @Test("while a topmost view is measured, and is within the size of the window where it goes")
    func measured() throws {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        // It is topmost in a small tree, which is solved.
        window.addPinned("corner", Rect(0, 0, 5, 5))
        window.layoutIfNeeded()
        let desk = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let panel = desk.addFree("panel")
        for number in 0..<9 {
            panel.addPinned("\(number)", Rect(0, 0, 9, 9))
        }
        let view = AskedView()
        view.translatesAutoresizingMaskIntoConstraints = false
        panel.addSubview(view)
        desk.layoutIfNeeded()
        let right = panel.right.constraint(equalTo: window.right)
        view.whenMeasured = {
            window.addSubview(panel)
            right.isActive = true
            // The engine, which has come along, learns of the window while it still measures.
            window.layoutIfNeeded()
        }
        view.invalidateIntrinsicContentSize()
        _ = desk.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        try #require(panel.superview === window)
        let left = panel.left.constraint(equalTo: window.left, constant: 20)
        left.isActive = true
        window.layoutIfNeeded()
        expectTrue(panel.frame.minX == 20 && panel.frame.width == 300)
    }

    @Test("while a topmost view is measured, and is gone before that has its size")
    func gone() {
        let desk = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        var panel: View? = desk.addFree("panel")
        for number in 0..<9 {
            panel?.addPinned("\(number)", Rect(0, 0, 9, 9))
        }
        desk.layoutIfNeeded()
        let view = AskedView()
        view.translatesAutoresizingMaskIntoConstraints = false
        panel?.addSubview(view)
        view.whenMeasured = {
            // The engine comes along, for most of the views go.
            panel?.removeFromSuperview()
            panel?.layoutIfNeeded()
            panel = nil
        }
        desk.setContentHuggingPriority(700, for: .horizontal)
        expectEqual(desk.systemLayoutSizeFitting(View.layoutFittingCompressedSize), .zero)
        expectTrue(panel == nil && view.superview == nil)
        desk.layoutIfNeeded()
        expectEqual(desk.frame, Rect(0, 0, 100, 100))
    }
}
