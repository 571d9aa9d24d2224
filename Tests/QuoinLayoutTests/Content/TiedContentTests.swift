import QuoinLayout
import TestSupport
import Testing

/// A view with a content of a size.
private final class TiedView: View {
    var content = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: Size { content }
}

/// Contents may be required in both directions, and contradict each other then. Nothing but the tree may
/// decide which of them gives way.
@Suite("Required contents that contradict each other")
struct TiedContentTests {
    private static let none = View.noIntrinsicMetric

    private static func window() -> Window {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.onDiagnostic = { _ in }
        return window
    }

    private static func content(_ width: Double, _ height: Double, in window: Window) -> TiedView {
        let view = TiedView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.content = Size(width: width, height: height)
        window.addSubview(view)
        return view
    }

    /// A width of twice the height, hugged at 0, and a height of at least 115.
    @Test("leave room rather than cut what is in it", arguments: [false, true], [false, true])
    func huggingYields(hugsFirst: Bool, laysOutBetween: Bool) {
        let window = Self.window()
        let view = Self.content(0, 115, in: window)
        let priorities = [
            { view.setContentHuggingPriority(.required, for: .horizontal) },
            { view.setContentCompressionResistancePriority(.required, for: .vertical) },
        ]
        let ratio = view.width.constraint(equalTo: view.height, multiplier: 2)
        ratio.isActive = !laysOutBetween
        for setPriority in hugsFirst ? priorities : priorities.reversed() {
            setPriority()
            if laysOutBetween {
                window.layoutIfNeeded()
            }
        }
        ratio.isActive = true
        window.layoutIfNeeded()
        expectEqual(view.frame.size, Size(width: 230, height: 115))
    }

    /// Two that hug 100 and 50 are to fill 320 together.
    private static func row() -> (window: Window, first: TiedView, second: TiedView) {
        let window = window()
        let first = content(100, none, in: window)
        let second = content(50, none, in: window)
        for view in [first, second] {
            view.setContentHuggingPriority(.required, for: .horizontal)
        }
        return (window, first, second)
    }

    private static func fill(_ window: Window, _ first: View, _ second: View) -> [LayoutConstraint]
    {
        [
            first.left.constraint(equalTo: window.left),
            second.left.constraint(equalTo: first.right),
            second.right.constraint(equalTo: window.right),
        ]
    }

    @Test(
        "give way in the later of two views, whichever was there first", arguments: [false, true])
    func laterYields(isSecondFirst: Bool) {
        let (window, first, second) = Self.row()
        LayoutConstraint.activate(Self.fill(window, first, second))
        if isSecondFirst {
            let content = first.content
            first.content = Size(width: Self.none, height: Self.none)
            window.layoutIfNeeded()
            first.content = content
        }
        window.layoutIfNeeded()
        expectEqual(first.frame.size.width, 100)
        expectEqual(second.frame.size.width, 220)
    }

    @Test("give way in another view when that has become the later one")
    func reordered() {
        let (window, first, second) = Self.row()
        LayoutConstraint.activate(Self.fill(window, first, second))
        window.layoutIfNeeded()
        window.bringSubviewToFront(first)
        window.layoutIfNeeded()
        expectEqual(first.frame.size.width, 270)
        expectEqual(second.frame.size.width, 50)
        window.exchangeSubview(at: 0, withSubviewAt: 1)
        window.layoutIfNeeded()
        expectEqual(first.frame.size.width, 100)
        expectEqual(second.frame.size.width, 220)
    }
}
