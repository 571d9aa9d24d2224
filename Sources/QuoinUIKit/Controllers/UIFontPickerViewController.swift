/// Shows fonts to choose from: here, nothing.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// Kept, without effect.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// As in UIKit.
    open var selectedFontDescriptor: UIFontDescriptor?
}
/// Hears of fonts that are chosen.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// Neither called nor with an effect here.
    func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController)
    /// Neither called nor with an effect here.
    func fontPickerViewControllerDidCancel(_ controller: UIFontPickerViewController)
}
/// What is optional in UIKit.
extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ controller: UIFontPickerViewController) {}
}
