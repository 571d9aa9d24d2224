import Quoin
import QuoinKit

/// How large text is in the gallery. The measurer has tests of its own, against published widths.
enum Helvetica {
    /// How high a line is: 1.149 times the size, each of its parts rounded.
    static func lineHeight(_ size: Double) -> Double {
        HelveticaMeasurer().metrics(of: Font(size: size)).lineHeight
    }

    /// How far the baseline of a line is below its top.
    static func baseline(_ size: Double) -> Double {
        HelveticaMeasurer().metrics(of: Font(size: size)).baseline
    }

    /// How wide a text is in one line.
    static func width(_ text: String, _ size: Double = 16, isBold: Bool = false) -> Double {
        HelveticaMeasurer().size(of: text, in: Font(size: size, isBold: isBold)).width
    }

    /// How high a button is: a line of 16 points, with 8 above and below it.
    static let buttonHeight = 8 + lineHeight(16) + 8

    /// How wide a button would like to be: its bold title, with 16 at both sides.
    static func buttonWidth(_ title: String) -> Double {
        16 + width(title, isBold: true) + 16
    }

    /// How high a text field is: a line of 17 points, with 7 above and below it.
    static let fieldHeight = 7 + lineHeight(17) + 7
}
