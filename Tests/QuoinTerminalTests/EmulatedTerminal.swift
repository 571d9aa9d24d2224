/// A terminal that understands what is written to real ones, as far as Quoin writes it. Anything else is
/// noted as a fault.
struct EmulatedTerminal {
    struct Place: Equatable {
        var text = " "
        var style = "0"
    }

    let columns: Int
    let lines: Int
    private(set) var places: [Place]
    private(set) var faults: [String] = []
    private var column = 0
    private var line = 0
    private var ink = ""
    private var ground = ""
    private var isBold = false
    private var isReversed = false

    init(columns: Int, lines: Int, filledWith text: String = "?") {
        self.columns = columns
        self.lines = lines
        places = Array(repeating: Place(text: text), count: columns * lines)
    }

    /// The style as one word.
    private var style: String {
        let parts = [ink, ground, isBold ? "bold" : "", isReversed ? "reversed" : ""]
        let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return text.isEmpty ? "0" : text
    }

    mutating func take(_ bytes: [UInt8], width: (Character) -> Int) {
        var rest = Substring(String(decoding: bytes, as: UTF8.self))
        while let character = rest.popFirst() {
            switch character {
            case "\u{1B}": sequence(&rest)
            case "\r\n": (column, line) = (0, line + 1)
            case "\r": column = 0
            default: put(character, width(character))
            }
        }
    }

    private mutating func put(_ character: Character, _ width: Int) {
        guard line < lines, column + width <= columns, character >= " " else {
            faults.append("\(character.unicodeScalars) at \(column), \(line)")
            return
        }
        // Blanks have no ink that could be seen.
        var style = style
        if character == " " {
            style = EmulatedTerminal.blankStyle(ground, isReversed)
        }
        for place in 0..<width {
            places[line * columns + column + place] = Place(
                text: place == 0 ? String(character) : "", style: style)
        }
        column += width
    }

    static func blankStyle(_ ground: String, _ isReversed: Bool) -> String {
        let text = [ground, isReversed ? "reversed" : ""].filter { !$0.isEmpty }
        return text.isEmpty ? "0" : text.joined(separator: " ")
    }

    private mutating func sequence(_ rest: inout Substring) {
        guard rest.popFirst() == "[" else {
            faults.append("an escape without a bracket")
            return
        }
        let parameters = rest.prefix { !$0.isLetter }
        rest = rest.dropFirst(parameters.count)
        let numbers = parameters.split(separator: ";").map { Int($0) ?? 1 }
        switch rest.popFirst() {
        case "H":
            line = (numbers.first ?? 1) - 1
            column = (numbers.count > 1 ? numbers[1] : 1) - 1
        case "C": column += numbers.first ?? 1
        case "J" where parameters == "2":
            places = Array(repeating: Place(), count: columns * lines)
        case "m": style(parameters.isEmpty ? [0] : numbers)
        case "h" where parameters == "?2026", "l" where parameters == "?2026": break
        case let final: faults.append("ESC [ \(parameters) \(final.map(String.init) ?? "")")
        }
    }

    private mutating func style(_ numbers: [Int]) {
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: (ink, ground, isBold, isReversed) = ("", "", false, false)
            case 1: isBold = true
            case 22: isBold = false
            case 7: isReversed = true
            case 27: isReversed = false
            case 39: ink = ""
            case 49: ground = ""
            case 30...37, 90...97: ink = "ink \(number)"
            case 40...47, 100...107: ground = "ground \(number)"
            case 38, 48:
                let count = rest.first == 5 ? 2 : 4
                let name = rest.prefix(count).map(String.init).joined(separator: ".")
                rest = rest.dropFirst(count)
                if number == 38 { ink = "ink \(name)" } else { ground = "ground \(name)" }
            default: faults.append("SGR \(number)")
            }
        }
    }
}
