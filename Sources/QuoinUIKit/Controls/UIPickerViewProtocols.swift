/// What a picker shows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What the rows of a picker are, and who hears of choosing.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent: Int)
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    /// As in UIKit.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent: Int)
        -> String?
    { nil }
    /// As in UIKit.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// A view that stands for none: the title is shown.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView { NoPickerView() }
    /// As in UIKit.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent: Int) {}
    /// As in UIKit.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
        -> CGFloat
    { 32 }
    /// 0, which stands for an equal share of the width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    { 0 }
}

/// What a delegate answers that has no view for a row.
final class NoPickerView: UIView {}
