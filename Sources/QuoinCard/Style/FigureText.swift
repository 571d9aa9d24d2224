import QuoinInspect
import QuoinKit

/// Numbers as they stand on a card.
enum FigureText {
    /// A number with what stands before and behind it: `$1,284`, `4.8 ms`, `12%`.
    static func text(of figure: Card.Figure) -> String {
        let number = grouped(figure.value)
        let isClose = ["%", "°", "×", "‰"].contains { figure.unit.hasPrefix($0) }
        let unit = figure.unit.isEmpty ? "" : isClose ? figure.unit : "\u{A0}\(figure.unit)"
        let sign = number.hasPrefix("−") ? "−" : ""
        return sign + figure.prefix + number.dropFirst(sign.count) + unit
    }

    /// A change in percent, with its sign.
    static func text(ofChange change: Double) -> String {
        let number = grouped((change * 10).rounded() / 10)
        return (number.hasPrefix("−") || number == "0" ? number : "+" + number) + "%"
    }

    /// A number with commas between thousands, and no more decimals than one reads.
    static func grouped(_ value: Double) -> String {
        // Large numbers are not better for their decimals.
        let scale = value.magnitude < 100 ? 1000.0 : value.magnitude < 10_000 ? 100 : 1
        let text = ((value.magnitude * scale).rounded() / scale).plainText
        let parts = text.split(separator: ".", maxSplits: 1)
        let whole = parts[0]
        var grouped = ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index) % 3 == 0 {
                grouped += ","
            }
            grouped.append(digit)
        }
        let isNegative = value < 0 && text != "0"
        return (isNegative ? "−" : "") + grouped + (parts.count > 1 ? ".\(parts[1])" : "")
    }
}
