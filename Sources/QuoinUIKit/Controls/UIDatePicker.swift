import QuoinKit

/// A date to be chosen.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// As in UIKit: without a frame, it begins at its own size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginAtOwnSize()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// What is chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    /// As in UIKit.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    /// Kept, without effect.
    open var minimumDate: Date?
    /// Kept, without effect.
    open var maximumDate: Date?
    /// Kept, without effect.
    open var datePickerMode = Mode.dateAndTime
    /// Kept, without effect.
    open var locale: Locale?
    /// Kept, without effect.
    open var calendar: Calendar! = .current
    /// Kept, without effect.
    open var timeZone: TimeZone?
    /// Kept, without effect.
    open var minuteInterval = 1
    /// Kept, without effect.
    open var countDownDuration: TimeInterval = 0
    /// Kept, without effect.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// As in UIKit.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
/// What date pickers look like.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
