import QuoinUIKit
import TestSupport
import Testing

/// Places on the screen.
@MainActor
@Suite struct CoordinateSpaceTests {
    private let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 320, height: 480))
    private let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 60))

    init() { window.addSubview(view) }

    @MainActor @Test func `the screen's coordinates are the window's, shifted to where it stands`()
    {
        let screen = UIScreen.main.coordinateSpace
        expectEqual(view.convert(CGPoint(x: 1, y: 2), to: screen), CGPoint(x: 121, y: 232))
        expectEqual(view.convert(CGPoint(x: 121, y: 232), from: screen), CGPoint(x: 1, y: 2))
        let keyboard = CGRect(x: 20, y: 400, width: 320, height: 110)
        expectEqual(
            view.convert(keyboard, from: screen), CGRect(x: -100, y: 170, width: 320, height: 110))
        expectEqual(
            view.convert(view.bounds, to: screen), CGRect(x: 120, y: 230, width: 50, height: 60))
        expectEqual(screen.convert(CGPoint.zero, to: view), CGPoint(x: -120, y: -230))
        expectEqual(screen.convert(CGRect.zero, from: view).origin, CGPoint(x: 120, y: 230))
    }

    @MainActor @Test func `a view is a space like the screen`() {
        let space: any UICoordinateSpace = view.window?.screen.coordinateSpace ?? view
        expectTrue(space === UIScreen.main)
        let other = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
        window.addSubview(other)
        let spaces: [any UICoordinateSpace] = [view, other]
        expectEqual(spaces[0].convert(CGPoint.zero, to: spaces[1]), CGPoint(x: 90, y: 190))
        expectEqual(view.convert(CGPoint.zero, to: other), CGPoint(x: 90, y: 190))
        expectEqual(view.convert(CGPoint.zero, to: nil), CGPoint(x: 100, y: 200))
    }
}
