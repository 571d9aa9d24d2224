/// A question in front of the screen.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where it stands.
    public enum Style: Int, Sendable { case actionSheet, alert }
    /// Kept, without effect.
    public private(set) var actions: [UIAlertAction] = []
    /// Kept, without effect.
    public private(set) var textFields: [UITextField]?
    /// Kept, without effect.
    open var message: String?
    /// Kept, without effect.
    public private(set) var preferredStyle = Style.alert
    /// Kept, without effect.
    open var preferredAction: UIAlertAction?
    override var mayStandOnSheet: Bool { false }
    /// Kept, without effect.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }
    /// Kept, without effect.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// Kept, without effect.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}
/// An answer.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What kind of answer it is.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    /// Kept, without effect.
    public let title: String?
    /// Kept, without effect.
    public let style: Style
    /// Kept, without effect.
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?
    /// Kept, without effect.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
    /// Does what a tap would do.
    public final func perform() { handler?(self) }
}
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
/// Pictures to be chosen.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures are.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// What was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// Kept, without effect.
        public let rawValue: String
        /// Kept, without effect.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Kept, without effect.
        public static let originalImage = InfoKey(rawValue: "originalImage")
        /// Kept, without effect.
        public static let editedImage = InfoKey(rawValue: "editedImage")
        /// Kept, without effect.
        public static let imageURL = InfoKey(rawValue: "imageURL")
        /// Kept, without effect.
        public static let mediaType = InfoKey(rawValue: "mediaType")
    }
    /// Kept, without effect.
    open var sourceType = SourceType.photoLibrary
    /// Kept, without effect.
    open var allowsEditing = false
    /// Kept, without effect.
    open var mediaTypes: [String] = []
    /// Kept, without effect.
    open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
}
/// Who hears of choosing pictures.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    /// Kept, without effect.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Kept, without effect.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
