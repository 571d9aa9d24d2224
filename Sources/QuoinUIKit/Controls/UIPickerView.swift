import QuoinKit

/// One of several, by wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// As in UIKit: without a frame, it begins at its own size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginAtOwnSize()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As in UIKit.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// As in UIKit.
    open weak var delegate: (any UIPickerViewDelegate)?
    /// Kept, without effect.
    open var showsSelectionIndicator = true
    /// Always `nil` here, unless a class of one's own says otherwise: no rows are shown.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
    /// As in UIKit for the height, which the delegate says. All components are of the same width.
    open func rowSize(forComponent component: Int) -> CGSize {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
        return CGSize(width: bounds.width / CGFloat(max(1, numberOfComponents)), height: height)
    }
    private var chosen: [Int: Int] = [:]
    /// As in UIKit.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// As in UIKit.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// As in UIKit.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosen[component] = row
    }
    /// As in UIKit.
    open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
    /// Neither called nor with an effect here.
    open func reloadAllComponents() {}
    /// Neither called nor with an effect here.
    open func reloadComponent(_ component: Int) {}
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
/// What a picker shows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
/// Who hears of choosing.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent: Int)
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}
extension UIPickerViewDelegate {
    /// As in UIKit.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent: Int)
        -> String?
    { nil }
    /// As in UIKit.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent: Int) {}
    /// As in UIKit.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
        -> CGFloat
    { 32 }
}
