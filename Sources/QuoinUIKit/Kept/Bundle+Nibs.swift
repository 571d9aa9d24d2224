extension Bundle {
    /// There is nothing to read one with.
    @available(
        *, unavailable, message: "nibs can be read by Apple's tools only; make the views"
    )
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? { nil }
}

extension UINib {
    /// What is given to a nib. There is nothing to read one with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: String
        /// As in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let externalObjects = OptionsKey(rawValue: "externalObjects")
    }
}
