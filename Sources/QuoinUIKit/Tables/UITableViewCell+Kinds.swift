/// What can be said of a row that is edited.
extension UITableViewCell {
    /// What a row shows beside its content while it is edited.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// As in UIKit.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
    /// What editing does to a row.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
}
