import QuoinLayout
import TestSupport
import Testing

/// A view whose content covers an area, however wide it is.
private final class Area: View {
    override var intrinsicContentSize: Size { Size(width: 40, height: 70) }

    override func contentSize(forWidth width: Double) -> Size {
        Size(width: 40, height: 2000 / max(width, 1))
    }
}

/// A width of twice the height, and a height that becomes smaller as the width grows: measured at 40 the
/// content is 50 high, which makes it 100 wide, at which it is 20 high, which makes it 40 wide.
@Suite("A height that follows a width that follows the height")
struct MeasuringCircleTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let view = Area()
    private let circle: LayoutConstraint

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.contentDependsOnWidth = true
        window.addSubview(view)
        circle = view.width.constraint(equalTo: view.height, multiplier: 2)
    }

    @Test("is measured anew once it does not any more", arguments: 0...3)
    func ended(changes: Int) {
        circle.isActive = true
        window.layoutIfNeeded()
        for _ in 0..<changes {
            view.invalidateIntrinsicContentSize()
            window.layoutIfNeeded()
        }
        circle.isActive = false
        window.layoutIfNeeded()
        expectEqual(view.frame.size, Size(width: 40, height: 50))
    }

    @Test(
        "is measured anew once a view or a guide has left that led round", arguments: [false, true])
    func left(isGuide: Bool) {
        let other = View()
        let guide = LayoutGuide()
        if isGuide {
            window.addLayoutGuide(guide)
            guide.height.constraint(equalTo: view.height).isActive = true
            view.width.constraint(equalTo: guide.height, multiplier: 2).isActive = true
        } else {
            other.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(other)
            other.height.constraint(equalTo: view.height).isActive = true
            view.width.constraint(equalTo: other.height, multiplier: 2).isActive = true
        }
        window.layoutIfNeeded()
        expectEqual(view.frame.size.width, 2 * view.frame.size.height)
        other.removeFromSuperview()
        window.removeLayoutGuide(guide)
        window.layoutIfNeeded()
        expectEqual(view.frame.size, Size(width: 40, height: 50))
    }

    @Test("is what it is without a width, once the content depends on none")
    func independent() {
        circle.isActive = true
        window.layoutIfNeeded()
        view.contentDependsOnWidth = false
        window.layoutIfNeeded()
        circle.isActive = false
        let width = view.width.constraint(equalToConstant: 20)
        width.isActive = true
        window.layoutIfNeeded()
        expectEqual(view.frame.size, Size(width: 20, height: 70))
    }

    @Test("stays as it is when constraints of others change")
    func unrelated() {
        let other = View()
        other.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(other)
        let width = other.width.constraint(equalToConstant: 10)
        LayoutConstraint.activate([circle, width])
        window.layoutIfNeeded()
        let size = view.frame.size
        expectTrue([Size(width: 40, height: 20), Size(width: 100, height: 50)].contains(size))
        for constant in 11...20 {
            width.constant = Double(constant)
            window.layoutIfNeeded()
            expectEqual(view.frame.size, size)
            expectEqual(other.frame.size.width, Double(constant))
        }
    }
}
