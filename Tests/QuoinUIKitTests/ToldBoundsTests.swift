import QuoinUIKit
import TestSupport
import Testing

/// Classes of an app's own that override `bounds`.
@MainActor
@Suite struct ToldBoundsTests {
    private final class Pill: UIView {
        var told: [CGSize] = []
        override var bounds: CGRect {
            didSet {
                if bounds.size != oldValue.size { told += [oldValue.size, bounds.size] }
                layer.cornerRadius = bounds.height / 2
            }
        }
    }
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private func stretch(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            view.topAnchor.constraint(equalTo: window.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
    }

    @MainActor @Test func `they hear of the sizes that a layout finds, once`() {
        let pill = Pill()
        stretch(pill)
        window.layoutIfNeeded()
        let size = CGSize(width: 300, height: 40)
        expectEqual(pill.told, [.zero, size])
        expectEqual(pill.layer.cornerRadius, 20)
        pill.setNeedsLayout()
        window.layoutIfNeeded()
        expectEqual(pill.told.count, 2)
        window.frame.size.width = 200
        window.layoutIfNeeded()
        expectEqual(pill.told, [.zero, size, size, CGSize(width: 200, height: 40)])
    }

    @MainActor @Test func `who sets a frame tells nobody of bounds`() {
        let pill = Pill(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        window.addSubview(pill)
        window.layoutIfNeeded()
        pill.frame.size.width = 30
        window.layoutIfNeeded()
        expectEqual(pill.told, [])
        pill.bounds.size.width = 40
        window.layoutIfNeeded()
        expectEqual(pill.told, [CGSize(width: 30, height: 20), CGSize(width: 40, height: 20)])
    }

    @MainActor @Test func `what they hand on does not move what constraints place`() {
        final class Larger: UIView {
            override var bounds: CGRect {
                get { super.bounds }
                set { super.bounds = newValue.insetBy(dx: -1, dy: -1) }
            }
        }
        final class Leaving: UIView {
            override var bounds: CGRect { didSet { removeFromSuperview() } }
        }
        let (larger, leaving) = (Larger(), Leaving())
        for view in [larger, leaving] { stretch(view) }
        window.layoutIfNeeded()
        expectEqual(larger.frame, CGRect(x: 0, y: 0, width: 300, height: 40))
        expectTrue(leaving.superview == nil)
        expectEqual(window.quoin.findings().map { $0.description }, [])
    }
}
