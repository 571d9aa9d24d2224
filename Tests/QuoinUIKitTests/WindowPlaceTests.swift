import QuoinUIKit
import TestSupport
import Testing

/// Windows as views: where they are, what is in them in which order, and how they look.
@MainActor
@Suite struct WindowPlaceTests {
    private let window = UIWindow(frame: CGRect(x: 50, y: 60, width: 100, height: 80))

    private func box(_ x: CGFloat, _ color: UIColor) -> UIView {
        let box = UIView(frame: CGRect(x: x, y: 0, width: 10, height: 10))
        box.backgroundColor = color
        return box
    }

    /// The colours of what is drawn, from the back to the front.
    private func colors(of window: UIWindow) -> [String] {
        window.quoin.svg().split(separator: "\n").filter { $0.contains("<rect x") }.compactMap {
            $0.components(separatedBy: "fill=\"").last.map { String($0.prefix(7)) }
        }
    }

    @MainActor @Test func `what is in a window stands in its coordinates, wherever that is`() {
        let box = box(5, .green)
        window.addSubview(box)
        expectEqual(box.convert(CGPoint.zero, to: window), CGPoint(x: 5, y: 0))
        expectEqual(box.convert(CGPoint.zero, to: nil), CGPoint(x: 5, y: 0))
        expectTrue(window.hitTest(CGPoint(x: 10, y: 5), with: nil) === box)
        expectTrue(window.hitTest(CGPoint(x: 20, y: 5), with: nil) === window)
        expectTrue(window.hitTest(CGPoint(x: 120, y: 70), with: nil) == nil)
        expectEqual(window.frame, CGRect(x: 50, y: 60, width: 100, height: 80))
        expectEqual(window.bounds, CGRect(x: 0, y: 0, width: 100, height: 80))
        // Between windows it goes by the screen.
        let other = UIWindow(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        expectEqual(box.convert(CGPoint.zero, to: other), CGPoint(x: 45, y: 50))
    }

    @MainActor @Test func `constraints with a window are the window's`() {
        let (strip, inner) = (UIView(), UIView())
        for view in [strip, inner] {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
        }
        NSLayoutConstraint.activate([
            strip.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            strip.bottomAnchor.constraint(equalTo: window.bottomAnchor),
            strip.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
            strip.heightAnchor.constraint(equalToConstant: 10),
            inner.topAnchor.constraint(equalTo: window.layoutMarginsGuide.topAnchor),
        ])
        window.layoutMargins = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
        window.layoutIfNeeded()
        expectEqual(strip.frame, CGRect(x: 0, y: 70, width: 50, height: 10))
        expectEqual(inner.frame.minY, 7)
        expectEqual(window.constraints.count, 4)
        expectTrue(window.constraints.allSatisfy { $0.firstItem !== window })
        expectTrue(window.constraints.first?.secondItem === window)
        window.constraints.first?.constant = 20
        window.layoutIfNeeded()
        expectEqual(strip.frame.minX, 20)
    }

    @MainActor @Test func `what is sent to the back is in front of the window's ground`() {
        window.backgroundColor = .red
        let (green, blue) = (box(0, .green), box(20, .blue))
        for box in [green, blue] { window.addSubview(box) }
        window.sendSubviewToBack(blue)
        expectEqual(window.subviews, [blue, green])
        let black = box(40, .black)
        window.insertSubview(black, at: 0)
        expectEqual(window.subviews, [black, blue, green])
        expectEqual(colors(of: window), ["#ff0000", "#000000", "#0000ff", "#00ff00"])
        window.exchangeSubview(at: 0, withSubviewAt: 2)
        expectEqual(window.subviews, [green, blue, black])
    }

    @MainActor @Test func `a window's size is its root's, however it is set`() {
        let root = UIViewController()
        window.rootViewController = root
        window.bounds.size = CGSize(width: 40, height: 30)
        window.tick()
        expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
        window.center = CGPoint(x: 100, y: 100)
        expectEqual(window.frame, CGRect(x: 80, y: 85, width: 40, height: 30))
        window.show(deviceNamed: "iPhone 14")
        expectEqual(window.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @MainActor @Test func `a hidden window shows nothing of what is in it`() {
        window.addSubview(box(0, .blue))
        window.backgroundColor = .red
        expectEqual(colors(of: window), ["#ff0000", "#0000ff"])
        window.isHidden = true
        expectTrue(colors(of: window).isEmpty)
        expectTrue(window.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
        window.makeKeyAndVisible()
        expectEqual(colors(of: window), ["#ff0000", "#0000ff"])
        window.alpha = 0
        expectTrue(colors(of: window).isEmpty)
    }

    @MainActor @Test func `a window is in no other view`() {
        let view = UIView()
        var reports = 0
        view.quoin.onDiagnostic { _ in reports += 1 }
        view.addSubview(window)
        expectEqual(reports, 1)
        expectTrue(view.subviews.isEmpty && window.superview == nil)
        let stack = UIStackView()
        stack.quoin.onDiagnostic { _ in reports += 1 }
        stack.addArrangedSubview(window)
        expectEqual(reports, 2)
        expectTrue(stack.arrangedSubviews.isEmpty)
    }
}
