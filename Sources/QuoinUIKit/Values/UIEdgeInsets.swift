/// Distances from the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// As in UIKit.
    public var top: CGFloat
    /// As in UIKit.
    public var left: CGFloat
    /// As in UIKit.
    public var bottom: CGFloat
    /// As in UIKit.
    public var right: CGFloat
    /// As in UIKit.
    public static let zero = UIEdgeInsets()

    /// As in UIKit.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// As in UIKit.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Distances from the edges of a rectangle, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// As in UIKit.
    public var top: CGFloat
    /// As in UIKit.
    public var leading: CGFloat
    /// As in UIKit.
    public var bottom: CGFloat
    /// As in UIKit.
    public var trailing: CGFloat
    /// As in UIKit.
    public static let zero = NSDirectionalEdgeInsets()

    /// As in UIKit.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// As in UIKit.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A displacement to the side and down.
public struct UIOffset: Hashable, Sendable {
    /// As in UIKit.
    public var horizontal: CGFloat
    /// As in UIKit.
    public var vertical: CGFloat
    /// As in UIKit.
    public static let zero = UIOffset()

    /// As in UIKit.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// A set of edges.
public struct UIRectEdge: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let top = UIRectEdge(rawValue: 1)
    /// As in UIKit.
    public static let left = UIRectEdge(rawValue: 2)
    /// As in UIKit.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// As in UIKit.
    public static let right = UIRectEdge(rawValue: 8)
    /// As in UIKit.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of edges, by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// As in UIKit.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// As in UIKit.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// As in UIKit.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// As in UIKit.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A set of corners.
public struct UIRectCorner: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// As in UIKit.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// As in UIKit.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// As in UIKit.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// As in UIKit.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CGRect {
    /// As in UIKit.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
