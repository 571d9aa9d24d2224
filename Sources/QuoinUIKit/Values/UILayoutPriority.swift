/// How much a constraint matters, from above 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public var rawValue: Float
    /// As in UIKit.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// As in UIKit.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let required = UILayoutPriority(1000)
    /// As in UIKit.
    public static let defaultHigh = UILayoutPriority(750)
    /// As in UIKit.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// As in UIKit.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// As in UIKit.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// As in UIKit.
    public static let defaultLow = UILayoutPriority(250)
    /// As in UIKit.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
    /// As in UIKit.
    public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + more)
    }
    /// As in UIKit.
    public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - less)
    }
}

/// The older names.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// As in UIKit.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// As in UIKit.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
