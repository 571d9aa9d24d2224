import QuoinKit

/// Which corners are round.
public struct CACornerMask: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// As in UIKit.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// As in UIKit.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// As in UIKit.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// As in UIKit.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
/// Where a layer's contents stand.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// As in UIKit.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As in UIKit.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As in UIKit.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
/// How contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// As in UIKit.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// As in UIKit.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// From the coordinates of one layer to those of another; without one, to those of the outermost. Transforms make no
/// difference.
extension CALayer {
    /// As in UIKit.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        let (own, other) = (outermostOrigin, layer?.outermostOrigin ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }
    /// As in UIKit.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        let (own, other) = (outermostOrigin, layer?.outermostOrigin ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }
    /// As in UIKit.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
    }
    /// As in UIKit.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
    }

    /// As in UIKit: the uppermost layer in this one, or it, at a point of the layer around it.
    public func hitTest(_ point: CGPoint) -> CALayer? {
        guard !isHidden, frame.holds(point) else { return nil }
        let place = convert(point, from: superlayer)
        for layer in (sublayers ?? []).reversed() {
            if let found = layer.hitTest(place) { return found }
        }
        return self
    }
    /// Neither called nor with an effect here.
    public func displayIfNeeded() {}

    private var untransformedFrame: CGRect { view == nil ? uprightFrame : frame }

    /// Where the layer's own origin is in the layer that contains all others.
    private var outermostOrigin: CGPoint {
        var origin = CGPoint.zero
        var next: CALayer? = self
        while let layer = next {
            let (frame, bounds) = (layer.untransformedFrame, layer.bounds)
            origin.x += frame.minX - bounds.minX
            origin.y += frame.minY - bounds.minY
            next = layer.superlayer
        }
        return origin
    }
}
