import QuoinKit

/// A layer that goes from one colour to another. Pictures show it in the one halfway.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// As in UIKit.
    open var colors: [Any]? { didSet { setNeedsDisplay() } }
    /// Kept, without effect.
    open var locations: [NSNumber]?
    /// Kept, without effect.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Kept, without effect.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// As in UIKit.
    open var type = CAGradientLayerType.axial

    override var filling: Color? {
        let parts = (colors ?? []).compactMap { ($0 as? CGColor)?.color.value }
        guard !parts.isEmpty else { return nil }
        let share = 1 / Double(parts.count)
        return Color(
            red: parts.reduce(0) { $0 + $1.red * share },
            green: parts.reduce(0) { $0 + $1.green * share },
            blue: parts.reduce(0) { $0 + $1.blue * share },
            opacity: parts.reduce(0) { $0 + $1.opacity * share })
    }
}
/// How colours run.
public struct CAGradientLayerType: Hashable, Sendable {
    let name: String
    /// As in UIKit.
    public static let axial = CAGradientLayerType(name: "axial")
    /// As in UIKit.
    public static let radial = CAGradientLayerType(name: "radial")
    /// As in UIKit.
    public static let conic = CAGradientLayerType(name: "conic")
}

/// A layer in the shape of a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// As in UIKit.
    open var path: CGPath?
    /// Kept, without effect.
    open var fillColor: CGColor?
    /// As in UIKit.
    open var strokeColor: CGColor?
    /// As in UIKit.
    open var lineWidth: CGFloat = 1
    /// Kept, without effect.
    open var lineCap = CAShapeLayerLineCap.butt
    /// Kept, without effect.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Kept, without effect.
    open var strokeStart: CGFloat = 0
    /// Kept, without effect.
    open var strokeEnd: CGFloat = 1
    /// Kept, without effect.
    open var lineDashPattern: [NSNumber]?
    /// Kept, without effect.
    open var lineDashPhase: CGFloat = 0
    /// Kept, without effect.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// As in UIKit.
    open var miterLimit: CGFloat = 10
}
/// How lines end.
public struct CAShapeLayerLineCap: Hashable, Sendable {
    let name: String
    /// As in UIKit.
    public static let butt = CAShapeLayerLineCap(name: "butt")
    /// As in UIKit.
    public static let round = CAShapeLayerLineCap(name: "round")
    /// As in UIKit.
    public static let square = CAShapeLayerLineCap(name: "square")
}
/// How lines meet.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
    let name: String
    /// As in UIKit.
    public static let miter = CAShapeLayerLineJoin(name: "miter")
    /// As in UIKit.
    public static let round = CAShapeLayerLineJoin(name: "round")
    /// As in UIKit.
    public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}
/// What is inside of a path.
public struct CAShapeLayerFillRule: Hashable, Sendable {
    let name: String
    /// As in UIKit.
    public static let nonZero = CAShapeLayerFillRule(name: "nonZero")
    /// As in UIKit.
    public static let evenOdd = CAShapeLayerFillRule(name: "evenOdd")
}

/// A layer of text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// As in UIKit.
    open var string: Any?
    /// As in UIKit.
    open var font: Any?
    /// Kept, without effect.
    open var fontSize: CGFloat = 36
    /// As in UIKit.
    open var foregroundColor: CGColor?
    /// Kept, without effect.
    open var isWrapped = false
    /// Kept, without effect.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// Kept, without effect.
    open var truncationMode = CATextLayerTruncationMode.none
}
/// Where a layer's text is cut off.
public struct CATextLayerTruncationMode: Hashable, Sendable {
    let name: String
    /// As in UIKit.
    public static let none = CATextLayerTruncationMode(name: "none")
    /// As in UIKit.
    public static let start = CATextLayerTruncationMode(name: "start")
    /// As in UIKit.
    public static let middle = CATextLayerTruncationMode(name: "middle")
    /// As in UIKit.
    public static let end = CATextLayerTruncationMode(name: "end")
}
/// Where a layer's text stands.
public struct CATextLayerAlignmentMode: Hashable, Sendable {
    let name: String
    /// As in UIKit.
    public static let natural = CATextLayerAlignmentMode(name: "natural")
    /// As in UIKit.
    public static let left = CATextLayerAlignmentMode(name: "left")
    /// As in UIKit.
    public static let right = CATextLayerAlignmentMode(name: "right")
    /// As in UIKit.
    public static let center = CATextLayerAlignmentMode(name: "center")
    /// As in UIKit.
    public static let justified = CATextLayerAlignmentMode(name: "justified")
}
/// A layer that shows another one several times.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// Kept, without effect.
    open var instanceCount = 1
    /// Kept, without effect.
    open var instanceDelay: CFTimeInterval = 0
    /// Kept, without effect.
    open var instanceTransform = CATransform3D()
    /// Kept, without effect.
    open var instanceColor: CGColor?
}
/// A layer of what stands in space. Pictures show it flat.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}
/// A layer of which a part is seen.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// Kept, without effect.
    open var scrollMode = CAScrollLayerScrollMode.both
    /// Neither called nor with an effect here.
    open func scroll(to point: CGPoint) {}
}
/// Where a part of a layer goes.
public struct CAScrollLayerScrollMode: Hashable, Sendable {
    let name: String
    /// As in UIKit.
    public static let none = CAScrollLayerScrollMode(name: "none")
    /// As in UIKit.
    public static let vertically = CAScrollLayerScrollMode(name: "vertically")
    /// As in UIKit.
    public static let horizontally = CAScrollLayerScrollMode(name: "horizontally")
    /// As in UIKit.
    public static let both = CAScrollLayerScrollMode(name: "both")
}
/// A layer that would be drawn piece by piece.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    /// Kept, without effect.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Kept, without effect.
    open var levelsOfDetail = 1
    /// Kept, without effect.
    open var levelsOfDetailBias = 0
}

extension CALayer {
    /// A layer of a class that views say is theirs. Without Objective-C's runtime, only these can be made.
    static func of(_ kind: AnyClass) -> CALayer {
        switch kind {
        case is CAGradientLayer.Type: CAGradientLayer()
        case is CAShapeLayer.Type: CAShapeLayer()
        case is CATextLayer.Type: CATextLayer()
        case is CAReplicatorLayer.Type: CAReplicatorLayer()
        case is CAEmitterLayer.Type: CAEmitterLayer()
        case is CATransformLayer.Type: CATransformLayer()
        case is CAScrollLayer.Type: CAScrollLayer()
        case is CATiledLayer.Type: CATiledLayer()
        default: CALayer()
        }
    }
}
