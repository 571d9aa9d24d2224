/// Numbers as they are shown, in as few characters as tell what they are.
enum FigureText {
    /// An amount of bytes in at most five characters: `812`, `3.1K`, `64M`, `1023G`.
    static func bytes(_ count: Double) -> String {
        var amount = count.isFinite ? max(0, count) : 0
        for unit in ["", "K", "M", "G", "T", "P"] {
            if amount < 1023.5 {
                if unit.isEmpty {
                    return "\(Int(amount.rounded()))"
                }
                return amount < 9.95 ? oneDecimal(amount) + unit : "\(Int(amount.rounded()))" + unit
            }
            amount /= 1024
        }
        return "\(Int(min(amount, 999).rounded()))E"
    }

    /// A share of 0 to 1 in percent: `42%`.
    static func percent(_ share: Double) -> String {
        "\(Int((100 * sound(share)).rounded()))%"
    }

    /// How much of a processor something takes, in percent: `0.3`, `12.0`, `124`.
    static func load(_ share: Double) -> String {
        let percent = 100 * sound(share)
        return percent < 99.95 ? oneDecimal(percent) : "\(Int(percent.rounded()))"
    }

    /// How long something was busy: `0:07.3`, `12:41`, `31h05`, `12d`.
    static func busy(_ seconds: Double) -> String {
        let tenths = Int((10 * min(sound(seconds), 1e12)).rounded(.down))
        let whole = tenths / 10
        switch whole {
        case ..<600: return "\(whole / 60):\(twoDigits(whole % 60)).\(tenths % 10)"
        case ..<36_000: return "\(whole / 60):\(twoDigits(whole % 60))"
        case ..<864_000: return "\(whole / 3600)h\(twoDigits(whole / 60 % 60))"
        default: return "\(whole / 86_400)d"
        }
    }

    /// How long a machine has been running: `41 min`, `5 h 12 min`, `3 d 4 h`.
    static func uptime(_ seconds: Double) -> String {
        let minutes = Int(min(sound(seconds), 1e12)) / 60
        let (hours, days) = (minutes / 60, minutes / 1440)
        if days > 0 {
            return "\(days) d \(hours % 24) h"
        }
        return hours > 0 ? "\(hours) h \(minutes % 60) min" : "\(minutes) min"
    }

    /// An average: `0.42`.
    static func average(_ value: Double) -> String {
        let hundredths = Int((100 * min(sound(value), 1e6)).rounded())
        return "\(hundredths / 100).\(twoDigits(hundredths % 100))"
    }

    private static func oneDecimal(_ value: Double) -> String {
        let tenths = Int((10 * value).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    private static func sound(_ value: Double) -> Double {
        value.isFinite ? max(0, value) : 0
    }
}
