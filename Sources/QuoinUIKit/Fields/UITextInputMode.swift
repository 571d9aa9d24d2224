/// A way to type: here, there is none but an app's own.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// Never posted here.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
    /// Always empty here.
    open class var activeInputModes: [UITextInputMode] { [] }
    /// Always `nil` here, unless a class of one's own says otherwise.
    open var primaryLanguage: String? { nil }
}
