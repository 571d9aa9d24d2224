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
