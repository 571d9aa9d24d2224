/// Shows colours to choose from: here, nothing.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// Kept, without effect.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// As in UIKit.
    open var selectedColor = UIColor.white
    /// Kept, without effect.
    open var supportsAlpha = true
}
/// Hears of colours that are chosen.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Neither called nor with an effect here.
    func colorPickerViewControllerDidSelectColor(_ controller: UIColorPickerViewController)
    /// Neither called nor with an effect here.
    func colorPickerViewController(
        _ controller: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Neither called nor with an effect here.
    func colorPickerViewControllerDidFinish(_ controller: UIColorPickerViewController)
}
/// What is optional in UIKit.
extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(
        _ controller: UIColorPickerViewController
    ) {}
    /// Does nothing.
    public func colorPickerViewController(
        _ controller: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ controller: UIColorPickerViewController) {}
}
