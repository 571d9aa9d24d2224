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
    /// As in UIKit: not before ``minimumDate`` and not after ``maximumDate``.
    open var date = Date(timeIntervalSinceReferenceDate: 0) {
        didSet {
            date = pinned(date)
            sizeChanged()
        }
    }
    /// As in UIKit: without effect while the picker counts down, or where it is after ``maximumDate``.
    open var minimumDate: Date? { didSet { limitsChanged() } }
    /// As ``minimumDate``.
    open var maximumDate: Date? { didSet { limitsChanged() } }
    private func limitsChanged() {
        if date != pinned(date) { date = pinned(date) }
    }
    private func pinned(_ date: Date) -> Date {
        let (least, most) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        guard datePickerMode != .countDownTimer, least <= most else { return date }
        if let minimumDate, date < minimumDate { return minimumDate }
        if let maximumDate, date > maximumDate { return maximumDate }
        return date
    }
    /// As in UIKit: a compact one is as wide as what it tells.
    open var datePickerMode = Mode.dateAndTime { didSet { sizeChanged() } }
    /// As in UIKit. Dates are told as in the United States, unless this says otherwise.
    open var locale: Locale? { didSet { sizeChanged() } }
    /// Kept, without effect.
    open var calendar: Calendar! = .current
    /// As in UIKit.
    open var timeZone: TimeZone? { didSet { sizeChanged() } }
    /// Kept, without effect.
    open var minuteInterval = 1
    /// Kept, without effect.
    open var countDownDuration: TimeInterval = 0
    /// As in UIKit, but that what is inline is as large as wheels are.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { sizeChanged() } }
    /// As in UIKit: compact, unless something else is asked for, or it counts down.
    open var datePickerStyle: UIDatePickerStyle {
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        return datePickerMode == .countDownTimer ? .wheels : .compact
    }
    /// As in UIKit.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open override var intrinsicContentSize: CGSize {
        guard datePickerStyle == .compact else { return CGSize(width: 320, height: 216) }
        let parts = toldParts
        let text = parts.reduce(0) { $0 + $1.size(withAttributes: [.font: Self.font]).width }
        return CGSize(
            width: text + 24 * CGFloat(parts.count) + (parts.count > 1 ? 8 : 0), height: 34)
    }

    private static let font = UIFont.systemFont(ofSize: 17)

    private func sizeChanged() { invalidateIntrinsicContentSize() }

    /// What a compact picker tells, each on a ground of its own.
    private var toldParts: [String] {
        var styles: [(DateFormatter.Style, DateFormatter.Style)] = []
        if datePickerMode != .time { styles.append((.medium, .none)) }
        if datePickerMode != .date { styles.append((.none, .short)) }
        let formatter = DateFormatter()
        formatter.locale = locale ?? Locale(identifier: "en_US")
        formatter.timeZone = timeZone ?? .current
        return styles.map { style in
            (formatter.dateStyle, formatter.timeStyle) = style
            return formatter.string(from: date)
        }
    }
}
/// What date pickers look like.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
