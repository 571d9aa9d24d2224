/// A character's place in a picture.
///
/// It is plain numbers, sixteen bytes: grids of thousands are filled and compared with every picture.
package struct Cell: Sendable {
    /// What is written here, which the grid can tell; nothing if it is a line, or empty.
    package var sign = CellSign.nothing
    private var inkNumber = PlainColor?.none.number
    private var groundNumber = PlainColor?.none.number
    /// Whether a character to the left, which is several cells wide, reaches in here.
    package var isCovered = false
    /// Whether the character is bold, where that can be shown.
    package var isBold = false
    /// The directions in which lines lead from here.
    package var arms: LineArms = []

    /// The colour of the character or the line; nil is that of the terminal.
    package var ink: PlainColor? {
        get { PlainColor(number: inkNumber) }
        set { inkNumber = newValue.number }
    }

    /// The colour of the ground; nil is that of the terminal.
    package var ground: PlainColor? {
        get { PlainColor(number: groundNumber) }
        set { groundNumber = newValue.number }
    }

    /// Makes a cell in which there is nothing.
    package init() {}

    init(arms: LineArms) {
        self.arms = arms
    }

    init(ground: PlainColor?) {
        groundNumber = ground.number
    }

    /// Whether two cells look the same, but for what is written in them.
    func looks(like other: Cell) -> Bool {
        inkNumber == other.inkNumber && groundNumber == other.groundNumber
            && isCovered == other.isCovered && isBold == other.isBold && arms == other.arms
    }

    func hashLook(into hasher: inout Hasher) {
        hasher.combine(inkNumber)
        hasher.combine(groundNumber)
        hasher.combine(isCovered)
        hasher.combine(isBold)
        hasher.combine(arms)
    }
}

extension PlainColor? {
    /// The colour, or none, in four bytes.
    fileprivate var number: UInt32 {
        guard let self else { return .max }
        return UInt32(self.red) << 16 | UInt32(self.green) << 8 | UInt32(self.blue)
    }
}

extension PlainColor {
    fileprivate init?(number: UInt32) {
        guard number != .max else { return nil }
        self.init(
            red: UInt8(truncatingIfNeeded: number >> 16),
            green: UInt8(truncatingIfNeeded: number >> 8),
            blue: UInt8(truncatingIfNeeded: number))
    }
}
