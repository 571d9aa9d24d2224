/// What can be said of a collection.
extension UICollectionView {
    /// Which way it scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// What something is.
    public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
    /// Where an item is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let top = ScrollPosition(rawValue: 1)
        /// As in UIKit.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// As in UIKit.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// As in UIKit.
        public static let left = ScrollPosition(rawValue: 8)
        /// As in UIKit.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// As in UIKit.
        public static let right = ScrollPosition(rawValue: 32)
    }
}
