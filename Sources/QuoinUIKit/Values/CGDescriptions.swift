public import Foundation

// On Apple's systems points, sizes and rectangles are printed in this short form, and people compare texts with it.
extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The two numbers, such as `(8.0, 12.0)`; this is what is printed, too.
    public var debugDescription: String { "(\(x), \(y))" }
}
extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The two numbers, such as `(320.0, 44.0)`; this is what is printed, too.
    public var debugDescription: String { "(\(width), \(height))" }
}
extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The four numbers, such as `(8.0, 12.0, 320.0, 44.0)`; this is what is printed, too.
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}

extension ProcessInfo {
    /// Never, where Quoin stands in for UIKit.
    public var isMacCatalystApp: Bool { false }
    /// Never, where Quoin stands in for UIKit.
    public var isiOSAppOnMac: Bool { false }
}
