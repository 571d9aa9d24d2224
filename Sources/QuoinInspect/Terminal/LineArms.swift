/// The directions in which lines lead from the middle of a cell, which make up a character: ┌, ┼, ─.
package struct LineArms: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let up = LineArms(rawValue: 1)
    package static let right = LineArms(rawValue: 2)
    package static let down = LineArms(rawValue: 4)
    package static let left = LineArms(rawValue: 8)
    /// If two lines meet in a corner here, the corner is round.
    package static let round = LineArms(rawValue: 16)

    private static let directions: LineArms = [.up, .right, .down, .left]
    /// By their arms. Where a line ends it fills the cell, for the half lines are missing in many fonts.
    private static let glyphs: [Character] = [
        " ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼",
    ]

    /// Whether a line leads up or down from here.
    var isVertical: Bool { !isDisjoint(with: [.up, .down]) }

    /// The character that has these arms.
    package func character(isUnicode: Bool) -> Character {
        let arms = intersection(Self.directions)
        guard isUnicode else {
            if arms.isEmpty { return " " }
            if arms.isSubset(of: [.left, .right]) { return "-" }
            return arms.isSubset(of: [.up, .down]) ? "|" : "+"
        }
        if contains(.round) {
            switch arms {
            case [.down, .right]: return "╭"
            case [.down, .left]: return "╮"
            case [.up, .right]: return "╰"
            case [.up, .left]: return "╯"
            default: break
            }
        }
        return Self.glyphs[Int(arms.rawValue)]
    }
}
