/// What others are to be given.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Kept, without effect.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Kept, without effect.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Kept, without effect.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Kept, without effect.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void)?
}
/// A way to give something.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Which way it is.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// Kept, without effect.
        public let rawValue: String
        /// Kept, without effect.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Kept, without effect.
        public static let mail = ActivityType(rawValue: "mail")
        /// Kept, without effect.
        public static let message = ActivityType(rawValue: "message")
        /// Kept, without effect.
        public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
        /// Kept, without effect.
        public static let print = ActivityType(rawValue: "print")
        /// Kept, without effect.
        public static let airDrop = ActivityType(rawValue: "airDrop")
        /// Kept, without effect.
        public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
        /// Kept, without effect.
        public static let assignToContact = ActivityType(rawValue: "assignToContact")
        /// Kept, without effect.
        public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
        /// Kept, without effect.
        public static let postToFacebook = ActivityType(rawValue: "postToFacebook")
        /// Kept, without effect.
        public static let postToTwitter = ActivityType(rawValue: "postToTwitter")
    }
    /// Kept, without effect.
    open var activityType: ActivityType? { nil }
    /// Kept, without effect.
    open var activityTitle: String? { nil }
    /// Kept, without effect.
    open var activityImage: UIImage? { nil }
    /// Kept, without effect.
    open func canPerform(withActivityItems items: [Any]) -> Bool { false }
    /// Kept, without effect.
    open func prepare(withActivityItems items: [Any]) {}
    /// Kept, without effect.
    open func perform() {}
    /// Kept, without effect.
    open func activityDidFinish(_ completed: Bool) {}
}

/// What is to be given, made when it is asked for; nobody asks here.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}
extension UIActivityItemSource {
    /// By default, nothing.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
