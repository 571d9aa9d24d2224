/// Files to be chosen. Nobody chooses any here; a test may call the delegate.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// Kept, without effect.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Kept, without effect.
    open var allowsMultipleSelection = false
    /// Kept, without effect.
    open var shouldShowFileExtensions = false
    /// Kept, without effect.
    open var directoryURL: URL?
    /// As in UIKit.
    public let documentPickerMode: UIDocumentPickerMode

    /// As in UIKit, for types of files of whichever library describes them.
    public init<ContentType>(forOpeningContentTypes types: [ContentType], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
    }
    /// As in UIKit.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }
    /// As in UIKit.
    public init(documentTypes types: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        documentPickerMode = .open
        super.init(coder: coder)
    }
}

/// What is done with files that are chosen.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
}

/// Who hears of files that are chosen.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
    /// Never called here.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
    /// Never called here.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
    ) {}
    /// Never called here.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
