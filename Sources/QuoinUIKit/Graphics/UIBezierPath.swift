#if !canImport(CoreGraphics)
    /// The outline of a shape: what rectangle it takes.
    open class CGPath: NSObject, @unchecked Sendable {
        fileprivate(set) var box: CGRect?
        fileprivate(set) var pen = CGPoint.zero
        public override init() {}
        /// As in UIKit.
        public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init()
            take(rect)
        }
        /// As in UIKit.
        public convenience init(
            ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
        ) {
            self.init(rect: rect, transform: transform)
        }
        /// As in UIKit.
        public convenience init(
            roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
            transform: UnsafePointer<CGAffineTransform>?
        ) {
            self.init(rect: rect, transform: transform)
        }
        /// As in UIKit.
        open var boundingBox: CGRect { box ?? .null }
        /// As in UIKit.
        open var boundingBoxOfPath: CGRect { box ?? .null }
        /// As in UIKit.
        open var isEmpty: Bool { box == nil }
        /// As in UIKit.
        open var currentPoint: CGPoint { pen }
        /// As in UIKit.
        open func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }
        fileprivate func take(_ rect: CGRect) {
            box = box.map { $0.union(rect) } ?? rect
            pen = rect.origin
        }
        fileprivate func take(_ point: CGPoint) {
            take(CGRect(origin: point, size: .zero))
        }
    }

    /// An outline that grows.
    open class CGMutablePath: CGPath, @unchecked Sendable {
        /// As in UIKit.
        open func move(to point: CGPoint) { take(point) }
        /// As in UIKit.
        open func addLine(to point: CGPoint) { take(point) }
        /// As in UIKit.
        open func addLines(between points: [CGPoint]) { points.forEach { take($0) } }
        /// As in UIKit.
        open func addRect(_ rect: CGRect) { take(rect) }
        /// As in UIKit.
        open func addEllipse(in rect: CGRect) { take(rect) }
        /// As in UIKit.
        open func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
            take(rect)
        }
        /// As in UIKit.
        open func addQuadCurve(to point: CGPoint, control: CGPoint) { take(point) }
        /// As in UIKit.
        open func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) { take(point) }
        /// As in UIKit.
        open func addArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
            clockwise: Bool
        ) {
            take(
                CGRect(
                    x: center.x - radius, y: center.y - radius, width: 2 * radius,
                    height: 2 * radius))
        }
        /// As in UIKit.
        open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
            take(tangent1End)
            take(tangent2End)
        }
        /// As in UIKit.
        open func addPath(_ path: CGPath) { if let box = path.box { take(box) } }
        /// Neither called nor with an effect here.
        open func closeSubpath() {}
    }

    /// How lines end.
    public enum CGLineCap: Int32, Sendable { case butt, round, square }
    /// How lines meet.
    public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
    /// How colours mix.
    public enum CGBlendMode: Int32, Sendable { case normal, multiply, screen, overlay, clear, copy }
    /// How curves are followed.
    public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }
#endif

/// The outline of a shape, as UIKit makes it.
open class UIBezierPath: NSObject, @unchecked Sendable {
    private let path = CGMutablePath()
    public override init() {}
    /// As in UIKit.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    /// As in UIKit.
    public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
    /// As in UIKit.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(rect: rect)
    }
    /// As in UIKit.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init(rect: rect)
    }
    /// As in UIKit.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }
    /// As in UIKit.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }
    /// As in UIKit.
    open var cgPath: CGPath { path }
    /// As in UIKit.
    open var bounds: CGRect { path.boundingBox }
    /// As in UIKit.
    open var isEmpty: Bool { path.isEmpty }
    /// As in UIKit.
    open var currentPoint: CGPoint { path.currentPoint }
    /// As in UIKit.
    open var lineWidth: CGFloat = 1
    /// Kept, without effect.
    open var lineCapStyle = CGLineCap.butt
    /// Kept, without effect.
    open var lineJoinStyle = CGLineJoin.miter
    /// As in UIKit.
    open var miterLimit: CGFloat = 10
    /// Kept, without effect.
    open var flatness: CGFloat = 0.6
    /// Kept, without effect.
    open var usesEvenOddFillRule = false
    /// As in UIKit.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// As in UIKit.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// As in UIKit.
    open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addLine(to: point)
    }
    /// As in UIKit.
    open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) { path.addLine(to: point) }
    /// As in UIKit.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }
    /// As in UIKit.
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// As in UIKit.
    open func close() {}
    /// Neither called nor with an effect here.
    open func removeAllPoints() {}
    /// As in UIKit.
    open func reversing() -> UIBezierPath { self }
    /// As in UIKit.
    open func apply(_ transform: CGAffineTransform) {}
    /// As in UIKit.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    /// As in UIKit.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    /// As in UIKit.
    open func fill() {}
    /// As in UIKit.
    open func stroke() {}
    /// Neither called nor with an effect here.
    open func addClip() {}
}
