/// How long a side is.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
    let rule: LengthRule
    private init(_ rule: LengthRule) { self.rule = rule }

    /// As in UIKit: a part of the width of what it stands in.
    public class func fractionalWidth(_ fraction: CGFloat) -> Self {
        Self(.widthOfRoom(fraction))
    }
    /// As in UIKit: a part of the height of what it stands in.
    public class func fractionalHeight(_ fraction: CGFloat) -> Self {
        Self(.heightOfRoom(fraction))
    }
    /// As in UIKit.
    public class func absolute(_ length: CGFloat) -> Self {
        Self(.absolute(length))
    }
    /// As in UIKit: what stands there says how long it is, once it is in sight.
    public class func estimated(_ length: CGFloat) -> Self {
        Self(.estimated(length))
    }
    /// As in UIKit: as ``estimated(_:)``, and as long as the longest of the group.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
        Self(.uniform(estimate))
    }

    /// As in UIKit.
    public var isFractionalWidth: Bool { if case .widthOfRoom = rule { true } else { false } }
    /// As in UIKit.
    public var isFractionalHeight: Bool { if case .heightOfRoom = rule { true } else { false } }
    /// As in UIKit.
    public var isAbsolute: Bool { if case .absolute = rule { true } else { false } }
    /// As in UIKit.
    public var isEstimated: Bool { if case .estimated = rule { true } else { false } }
    /// As in UIKit.
    public var isUniformAcrossSiblings: Bool { if case .uniform = rule { true } else { false } }
    /// As in UIKit: the number that was given.
    public var dimension: CGFloat {
        switch rule {
        case .widthOfRoom(let number), .heightOfRoom(let number), .absolute(let number),
            .estimated(let number), .uniform(let number):
            number
        }
    }
}

/// How large something is.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// As in UIKit.
    public let widthDimension: NSCollectionLayoutDimension
    /// As in UIKit.
    public let heightDimension: NSCollectionLayoutDimension
    /// As in UIKit.
    public init(
        widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
    ) {
        (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    }
    var rule: SizeRule { SizeRule(width: widthDimension.rule, height: heightDimension.rule) }
}

/// Room between or beside things.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
    let rule: SpacingRule
    private init(_ rule: SpacingRule) { self.rule = rule }
    /// As in UIKit.
    public class func fixed(_ spacing: CGFloat) -> Self {
        Self(.fixed(spacing))
    }
    /// As in UIKit: no less than that, and a share of what is left over.
    public class func flexible(_ spacing: CGFloat) -> Self {
        Self(.flexible(spacing))
    }
    /// As in UIKit.
    public var spacing: CGFloat { rule.least }
    /// As in UIKit.
    public var isFixedSpacing: Bool { !rule.isFlexible }
    /// As in UIKit.
    public var isFlexibleSpacing: Bool { rule.isFlexible }
}

/// Room around something.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// As in UIKit.
    public let leading: NSCollectionLayoutSpacing?
    /// As in UIKit.
    public let top: NSCollectionLayoutSpacing?
    /// As in UIKit.
    public let trailing: NSCollectionLayoutSpacing?
    /// As in UIKit.
    public let bottom: NSCollectionLayoutSpacing?
    /// As in UIKit.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
    var rule: EdgeRule {
        EdgeRule(
            leading: leading?.rule, top: top?.rule, trailing: trailing?.rule, bottom: bottom?.rule)
    }
}

/// A point of something that something else hangs on.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    let rule: AnchorRule
    /// As in UIKit: at the edges, or in the middle where none are said.
    public init(edges: NSDirectionalRectEdge) { rule = AnchorRule(edges: edges) }
    /// As in UIKit: so many points from there.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        rule = AnchorRule(edges: edges, offset: absoluteOffset)
    }
    /// As in UIKit: so many sizes of what hangs there from there.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        rule = AnchorRule(edges: edges, offset: fractionalOffset, isFractional: true)
    }
    /// As in UIKit.
    open var edges: NSDirectionalRectEdge { rule.edges }
    /// As in UIKit.
    open var offset: CGPoint { rule.offset }
    /// As in UIKit.
    open var isAbsoluteOffset: Bool { !rule.isFractional }
    /// As in UIKit.
    open var isFractionalOffset: Bool { rule.isFractional }
}

/// The sides and corners of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
    case topTrailing
}
