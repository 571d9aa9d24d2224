// Particles. All of it is kept; pictures do not show it.

/// A layer of particles.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    /// Kept, without effect.
    open var emitterCells: [CAEmitterCell]?
    /// Kept, without effect.
    open var birthRate: Float = 1
    /// Kept, without effect.
    open var lifetime: Float = 1
    /// Kept, without effect.
    open var emitterPosition = CGPoint.zero
    /// Kept, without effect.
    open var emitterZPosition: CGFloat = 0
    /// Kept, without effect.
    open var emitterSize = CGSize.zero
    /// Kept, without effect.
    open var emitterDepth: CGFloat = 0
    /// Kept, without effect.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// Kept, without effect.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// Kept, without effect.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Kept, without effect.
    open var preservesDepth = false
    /// Kept, without effect.
    open var velocity: Float = 1
    /// Kept, without effect.
    open var scale: Float = 1
    /// Kept, without effect.
    open var spin: Float = 1
    /// Kept, without effect.
    open var seed: UInt32 = 0
}
/// Where particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// As in UIKit.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// As in UIKit.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// As in UIKit.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// As in UIKit.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// As in UIKit.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
/// From which part of a shape particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// As in UIKit.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// As in UIKit.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// As in UIKit.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
/// How particles cover each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// As in UIKit.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// As in UIKit.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// As in UIKit.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// As in UIKit.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
/// A kind of particles.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    public override init() { super.init() }
    /// Kept, without effect.
    open var name: String?
    /// Kept, without effect.
    open var isEnabled = true
    /// Kept, without effect.
    open var contents: Any?
    /// Kept, without effect.
    open var contentsScale: CGFloat = 1
    /// Kept, without effect.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Kept, without effect.
    open var emitterCells: [CAEmitterCell]?
    /// Kept, without effect.
    open var birthRate: Float = 0
    /// Kept, without effect.
    open var lifetime: Float = 0
    /// Kept, without effect.
    open var lifetimeRange: Float = 0
    /// Kept, without effect.
    open var emissionLongitude: CGFloat = 0
    /// Kept, without effect.
    open var emissionLatitude: CGFloat = 0
    /// Kept, without effect.
    open var emissionRange: CGFloat = 0
    /// Kept, without effect.
    open var velocity: CGFloat = 0
    /// Kept, without effect.
    open var velocityRange: CGFloat = 0
    /// Kept, without effect.
    open var xAcceleration: CGFloat = 0
    /// Kept, without effect.
    open var yAcceleration: CGFloat = 0
    /// Kept, without effect.
    open var zAcceleration: CGFloat = 0
    /// Kept, without effect.
    open var scale: CGFloat = 1
    /// Kept, without effect.
    open var scaleRange: CGFloat = 0
    /// Kept, without effect.
    open var scaleSpeed: CGFloat = 0
    /// Kept, without effect.
    open var spin: CGFloat = 0
    /// Kept, without effect.
    open var spinRange: CGFloat = 0
    /// Kept, without effect.
    open var color: CGColor?
    /// Kept, without effect.
    open var redRange: Float = 0
    /// Kept, without effect.
    open var greenRange: Float = 0
    /// Kept, without effect.
    open var blueRange: Float = 0
    /// Kept, without effect.
    open var alphaRange: Float = 0
    /// Kept, without effect.
    open var redSpeed: Float = 0
    /// Kept, without effect.
    open var greenSpeed: Float = 0
    /// Kept, without effect.
    open var blueSpeed: Float = 0
    /// Kept, without effect.
    open var alphaSpeed: Float = 0
}
