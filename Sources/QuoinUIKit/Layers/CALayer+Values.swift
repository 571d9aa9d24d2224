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
public struct CALayerCornerCurve: Hashable, Sendable {
    let name: String
    /// As in UIKit.
    public static let circular = CALayerCornerCurve(name: "circular")
    /// As in UIKit.
    public static let continuous = CALayerCornerCurve(name: "continuous")
}
/// Where a layer's contents stand.
public struct CALayerContentsGravity: Hashable, Sendable {
    let name: String
    /// As in UIKit.
    public static let center = CALayerContentsGravity(name: "center")
    /// As in UIKit.
    public static let resize = CALayerContentsGravity(name: "resize")
    /// As in UIKit.
    public static let resizeAspect = CALayerContentsGravity(name: "resizeAspect")
    /// As in UIKit.
    public static let resizeAspectFill = CALayerContentsGravity(name: "resizeAspectFill")
}
/// How contents are scaled.
public struct CALayerContentsFilter: Hashable, Sendable {
    let name: String
    /// As in UIKit.
    public static let linear = CALayerContentsFilter(name: "linear")
    /// As in UIKit.
    public static let nearest = CALayerContentsFilter(name: "nearest")
    /// As in UIKit.
    public static let trilinear = CALayerContentsFilter(name: "trilinear")
}
