import QuoinKit

// A view is such a space, too: where it is known to be one, it is converted as views are.
extension UIView: UICoordinateSpace {
    /// As in UIKit. The coordinates of the screen are those of the window, shifted to where that stands.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return convert(point, to: view) }
        let (place, origin) = (convert(point, to: nil), originOnScreen)
        return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    }
    /// As ``convert(_:to:)-(CGPoint,UICoordinateSpace)``.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return convert(point, from: view) }
        let origin = originOnScreen
        return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil)
    }
    /// As ``convert(_:to:)-(CGPoint,UICoordinateSpace)``.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return convert(rect, to: view) }
        let origin = originOnScreen
        return convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
    }
    /// As ``convert(_:to:)-(CGPoint,UICoordinateSpace)``.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return convert(rect, from: view) }
        let origin = originOnScreen
        return convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil)
    }

    /// Where the window stands on the screen, and with it the coordinates of all that is in no view.
    private var originOnScreen: CGPoint { window?.frame.origin ?? .zero }
}
