/// The wheels of a date picker, in the order in which people of the locale say a date.
@MainActor
final class DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
    private unowned let owner: UIDatePicker
    let picker = UIPickerView()
    private var wheels: [DateWheel] = []
    /// Made once for all titles: that takes long.
    private var formatter = DateFormatter()

    /// Wheels that turn on and on have their values so many times.
    private static let cycles = 1_000
    /// How many days there are on a wheel of days before that of the reference date, and after.
    private static let days = 1_000_000

    init(of owner: UIDatePicker) {
        self.owner = owner
        picker.dataSource = self
        picker.delegate = self
    }

    /// Stands at the date, or what is left of the time, that the picker has.
    func show() {
        wheels = DateWheel.wheels(for: owner.datePickerMode, in: locale)
        formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        picker.reloadAllComponents()
        for (component, wheel) in wheels.enumerated() {
            picker.selectRow(row(of: wheel), inComponent: component, animated: false)
        }
    }

    // MARK: What is on them

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        // A row that has gone may be touched still.
        guard wheels.indices.contains(component) else { return 0 }
        return switch wheels[component] {
        case .dayOfWeek: 2 * Self.days
        case .year: 9_999
        case .period: 2
        default: values(of: wheels[component]) * Self.cycles
        }
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    { title(row, of: wheels[component]) }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch wheels[component] {
        case .dayOfWeek, .month: 160
        case .year: 80
        case .hours, .minutes: 110
        case .period: 56
        default: 50
        }
    }

    /// How many values there are on a wheel that turns on and on.
    private func values(of wheel: DateWheel) -> Int {
        switch wheel {
        case .month, .hourOfHalf: 12
        case .day: 31
        case .hour, .hours: 24
        default: 60 / step
        }
    }
    private var step: Int {
        let step = owner.minuteInterval
        return (1...30).contains(step) && 60 % step == 0 ? step : 1
    }

    private func title(_ row: Int, of wheel: DateWheel) -> String {
        let value = row % max(1, values(of: wheel))
        switch wheel {
        case .dayOfWeek:
            guard let day = calendar.date(byAdding: .day, value: row - Self.days, to: reference)
            else { return "" }
            return formatter.string(from: day)
        case .month: return formatter.monthSymbols[value]
        case .day: return "\(value + 1)"
        case .year: return "\(row + 1)"
        case .hour: return value < 10 ? "0\(value)" : "\(value)"
        case .hourOfHalf: return "\(value == 0 ? 12 : value)"
        case .period: return row == 0 ? formatter.amSymbol : formatter.pmSymbol
        case .minute: return value * step < 10 ? "0\(value * step)" : "\(value * step)"
        case .hours: return value == 1 ? "1 hour" : "\(value) hours"
        case .minutes: return "\(value * step) min"
        }
    }

    // MARK: Where they stand

    private var locale: Locale { owner.locale ?? Locale(identifier: "en_US") }
    private var calendar: Calendar {
        var calendar = owner.calendar ?? .current
        calendar.timeZone = owner.timeZone ?? .current
        return calendar
    }
    private var reference: Date {
        calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    }
    private var parts: DateComponents {
        calendar.dateComponents([.year, .month, .day, .hour, .minute], from: owner.date)
    }

    private func row(of wheel: DateWheel) -> Int {
        let parts = parts
        let left = owner.countDownDuration.isFinite ? max(0, owner.countDownDuration) : 0
        let minutes = Int(min(left, 86_399) / 60)
        let value: Int
        switch wheel {
        case .dayOfWeek:
            let days = calendar.dateComponents(
                [.day], from: reference, to: calendar.startOfDay(for: owner.date))
            return Self.days + (days.day ?? 0)
        case .year: return (parts.year ?? 1) - 1
        case .period: return (parts.hour ?? 0) / 12
        case .month: value = (parts.month ?? 1) - 1
        case .day: value = (parts.day ?? 1) - 1
        case .hour: value = parts.hour ?? 0
        case .hourOfHalf: value = (parts.hour ?? 0) % 12
        case .minute: value = (parts.minute ?? 0) / step
        case .hours: value = minutes / 60
        case .minutes: value = minutes % 60 / step
        }
        return values(of: wheel) * (Self.cycles / 2) + value
    }

    // MARK: Turning

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let wheel = wheels[component]
        let value = row % max(1, values(of: wheel))
        var parts = parts
        switch wheel {
        case .hours, .minutes:
            let minutes = Int(min(max(0, owner.countDownDuration), 86_399) / 60)
            let (hour, minute) =
                wheel == .hours ? (value, minutes % 60) : (minutes / 60, value * step)
            owner.countDownDuration = TimeInterval((hour * 60 + minute) * 60)
            return owner.sendActions(for: .valueChanged)
        case .dayOfWeek:
            let day = calendar.date(byAdding: .day, value: row - Self.days, to: reference)
            let other = day.map { calendar.dateComponents([.year, .month, .day], from: $0) }
            (parts.year, parts.month, parts.day) = (other?.year, other?.month, other?.day)
        case .month: parts.month = value + 1
        case .day: parts.day = value + 1
        case .year: parts.year = row + 1
        case .hour: parts.hour = value
        case .hourOfHalf: parts.hour = (parts.hour ?? 0) / 12 * 12 + value
        case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * row
        case .minute: parts.minute = value * step
        }
        if wheel == .month || wheel == .year || wheel == .day {
            parts.day = min(parts.day ?? 1, lastDay(of: parts))
        }
        if let date = calendar.date(from: parts) { owner.date = date }
        owner.sendActions(for: .valueChanged)
    }

    /// The last day of a month: who turns to February from the 31st comes to the 28th.
    private func lastDay(of parts: DateComponents) -> Int {
        let first = DateComponents(year: parts.year, month: parts.month, day: 1)
        let days = calendar.date(from: first).flatMap {
            calendar.range(of: .day, in: .month, for: $0)
        }
        return days.map { $0.upperBound - 1 } ?? 31
    }
}

/// What a wheel of a date picker is for.
enum DateWheel {
    case dayOfWeek, month, day, year, hour, hourOfHalf, minute, period, hours, minutes

    static func wheels(for mode: UIDatePicker.Mode, in locale: Locale) -> [DateWheel] {
        let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)
        let time: [DateWheel] =
            hours?.contains("a") ?? false ? [.hourOfHalf, .minute, .period] : [.hour, .minute]
        switch mode {
        case .time: return time
        case .dateAndTime: return [.dayOfWeek] + time
        case .countDownTimer: return [.hours, .minutes]
        case .date:
            let format = DateFormatter.dateFormat(
                fromTemplate: "yMMMMd", options: 0, locale: locale)
            let order = (format ?? "").compactMap { letters[$0] }
            let wheels = order.reduce(into: [DateWheel]()) { wheels, wheel in
                if !wheels.contains(wheel) { wheels.append(wheel) }
            }
            return wheels.count == 3 ? wheels : [.month, .day, .year]
        }
    }
    private static let letters: [Character: DateWheel] = [
        "M": .month, "L": .month, "d": .day, "y": .year,
    ]
}
