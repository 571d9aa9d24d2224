/// What places are told in: the coordinates of a view, or those of the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect
}

extension UIScreen: UICoordinateSpace {
    /// As in UIKit.
    public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        space === self ? point : space.convert(point, from: self)
    }
    /// As in UIKit.
    public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        space === self ? point : space.convert(point, to: self)
    }
    /// As in UIKit.
    public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        space === self ? rect : space.convert(rect, from: self)
    }
    /// As in UIKit.
    public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        space === self ? rect : space.convert(rect, to: self)
    }
}
