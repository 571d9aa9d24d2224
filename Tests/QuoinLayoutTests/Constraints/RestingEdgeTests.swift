import QuoinLayout
import TestSupport
import Testing

/// What only `≤` or `≥` says something of stands where UIKit puts it: at the bound.
@Suite("An edge that only a limit says something of")
struct RestingEdgeTests {
    private let window = Window(size: Size(width: 320, height: 480))
    private let view = View()

    init() {
        window.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            view.width.constraint(equalToConstant: 50),
            view.height.constraint(equalToConstant: 20),
        ])
    }

    @Test("ends at the limit, and is ambiguous all the same")
    func far() {
        LayoutConstraint.activate([
            view.right.constraint(lessThanOrEqualTo: window.right, constant: -10),
            view.bottom.constraint(lessThanOrEqualTo: window.bottom, constant: -10),
        ])
        window.layoutIfNeeded()
        expectEqual(view.frame, Rect(x: 260, y: 450, width: 50, height: 20))
        expectEqual(view.ambiguousAxes, [.horizontal, .vertical])
    }

    @Test("begins at the limit")
    func near() {
        LayoutConstraint.activate([
            view.left.constraint(greaterThanOrEqualTo: window.left, constant: 10),
            view.top.constraint(greaterThanOrEqualTo: window.top, constant: -10),
        ])
        window.layoutIfNeeded()
        expectEqual(view.frame.origin, Point(x: 10, y: -10))
    }

    @Test("goes along with the limit when the window is turned")
    func turned() {
        let right = view.right.constraint(lessThanOrEqualTo: window.right)
        LayoutConstraint.activate([right, view.top.constraint(equalTo: window.top)])
        window.layoutIfNeeded()
        window.frame.size = Size(width: 480, height: 320)
        window.layoutIfNeeded()
        expectEqual(view.frame.minX, 430)
        right.constant = -30
        window.layoutIfNeeded()
        expectEqual(view.frame.minX, 400)
    }

    @Test("leads what hangs on it to the limit")
    func column() {
        let below = View()
        window.addSubview(below)
        below.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            below.top.constraint(equalTo: view.bottom, constant: 8),
            below.height.constraint(equalToConstant: 30),
            below.bottom.constraint(lessThanOrEqualTo: window.bottom),
        ])
        window.layoutIfNeeded()
        expectEqual(below.frame.minY, 450)
        expectEqual(view.frame.minY, 422)
    }

    @Test("is not moved by what is measured or asked")
    func measured() {
        view.right.constraint(lessThanOrEqualTo: window.right).isActive = true
        window.layoutIfNeeded()
        let frame = view.frame
        _ = window.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        _ = view.hasAmbiguousLayout
        _ = view.constraintsAffectingLayout(for: .horizontal)
        window.setNeedsLayout()
        window.layoutIfNeeded()
        expectEqual(view.frame, frame)
        expectEqual(frame.minX, 270)
    }

    @Test("is exercised from there, and comes back")
    func exercised() {
        LayoutConstraint.activate([
            view.left.constraint(greaterThanOrEqualTo: window.left),
            view.right.constraint(lessThanOrEqualTo: window.right),
            view.top.constraint(equalTo: window.top),
        ])
        window.layoutIfNeeded()
        expectEqual(view.frame.minX, 0)
        var places: [Double] = []
        for _ in 0..<2 {
            view.exerciseAmbiguityInLayout()
            window.layoutIfNeeded()
            places.append(view.frame.minX)
        }
        expectEqual(places, [270, 0])
    }
}
