/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    let length: CGFloat

    /// As in UIKit.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(length: radius) }
    /// The least radius that is said: what is around the view is not asked.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(length: minimum ?? 0)
    }
    private init(length: CGFloat) { self.length = length > 0 ? length : 0 }
    /// As ``fixed(_:)``.
    public init(floatLiteral value: Double) { self.init(length: CGFloat(value)) }
    /// As ``fixed(_:)``.
    public init(integerLiteral value: Int) { self.init(length: CGFloat(value)) }
}

/// How round the corners of a view are. Of corners that are round in different ways, all are as the roundest one.
public struct UICornerConfiguration: Hashable, Sendable {
    /// Those above, from left to right, and those below.
    let radii: [CGFloat]

    /// As in UIKit: half as round as the shorter side is long, or as round as is said at most.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        // Corners are never rounder than there is room for.
        .corners(radius: .fixed(maximumRadius ?? 1_000_000))
    }
    /// As in UIKit.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        .uniformEdges(topRadius: radius, bottomRadius: radius)
    }
    /// As in UIKit.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        .corners(radius: radius)
    }
    /// As in UIKit; nil for a corner that is not round.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
        bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].map {
                $0?.length ?? 0
            })
    }
    /// As in UIKit.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        .corners(
            topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
            bottomRightRadius: bottomRadius)
    }
    /// As in UIKit.
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        .corners(
            topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
            bottomRightRadius: rightRadius)
    }
}
