import QuoinKit

/// A date to be chosen.
@preconcurrency @MainActor
open class UIDatePicker: UIControl, SizedByContent {
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
    /// As in UIKit.
    open var calendar: Calendar! = .current { didSet { sizeChanged() } }
    /// As in UIKit.
    open var timeZone: TimeZone? { didSet { sizeChanged() } }
    /// As in UIKit: which minutes there are on a wheel, if it divides an hour, and is half of one at most.
    open var minuteInterval = 1 { didSet { sizeChanged() } }
    /// Kept, without effect.
    open var roundsToMinuteInterval = true
    /// As in UIKit, while the picker counts down: whole minutes, of less than a day.
    open var countDownDuration: TimeInterval = 0 { didSet { sizeChanged() } }
    /// As in UIKit, but that what is inline is as large as wheels are, and empty.
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
        let widths = toldParts.map { Self.width(of: $0) }
        return CGSize(
            width: widths.reduce(0, +) + (widths.count > 1 ? Self.gap : 0), height: Self.height)
    }
    private static let (height, gap, margin): (CGFloat, CGFloat, CGFloat) = (34, 8, 12)
    private static func width(of part: String) -> CGFloat {
        part.size(withAttributes: [.font: font]).width + 2 * margin
    }

    /// Draws what a compact picker tells, in the middle and as far as the side where reading ends, as UIKit does.
    override func paint(_ rect: Rect, in canvas: any Canvas) {
        super.paint(rect, in: canvas)
        guard datePickerStyle == .compact else { return }
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        var end: CGFloat = 0
        let drawing = DrawingPen.drawing(in: bounds) {
            for part in toldParts.reversed() {
                let width = Self.width(of: part)
                draw(
                    part,
                    in: CGRect(
                        x: isForward ? bounds.width - end - width : end,
                        y: (bounds.height - Self.height) / 2, width: width, height: Self.height))
                end += width + Self.gap
            }
        }
        drawing.show(on: canvas, traits: node.traits)
    }
    private func draw(_ part: String, in box: CGRect) {
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: box, cornerRadius: 8).fill()
        let height = part.size(withAttributes: [.font: Self.font]).height
        let color: UIColor = isEnabled ? .label : .tertiaryLabel
        part.draw(
            at: CGPoint(x: box.minX + Self.margin, y: box.midY - height / 2),
            withAttributes: [.font: Self.font, .foregroundColor: color])
    }

    private static let font = UIFont.systemFont(ofSize: 17)

    private func sizeChanged() {
        invalidateIntrinsicContentSize()
        node.setNeedsDisplay()
        areWheelsOutdated = true
        setNeedsLayout()
    }

    // MARK: Wheels

    private var wheels: DateWheels?
    private var areWheelsOutdated = true

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard datePickerStyle == .wheels else {
            wheels?.picker.removeFromSuperview()
            wheels = nil
            return
        }
        let shown = wheels ?? DateWheels(of: self)
        if wheels == nil {
            wheels = shown
            addSubview(shown.picker)
            areWheelsOutdated = true
        }
        shown.picker.frame = bounds
        if areWheelsOutdated { shown.show() }
        areWheelsOutdated = false
    }

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
