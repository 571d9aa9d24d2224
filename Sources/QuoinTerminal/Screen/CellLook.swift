import QuoinInspect

/// How a cell looks in a terminal of some colours, apart from its character.
struct CellLook: Equatable {
    var ink: PlainColor?
    var ground: PlainColor?
    var isBold = false
    /// Whether ink and ground have changed places.
    var isReversed = false

    /// How a cell looks when everything is as the terminal has it.
    static let plain = CellLook()

    private init() {}

    /// - Parameter standsOut: Whether the cell is part of an area that is to be seen without colours.
    init(of cell: Cell, depth: TerminalCapabilities.ColorDepth, standsOut: Bool) {
        isBold = cell.isBold
        if depth == .none {
            isReversed = standsOut
        } else {
            ink = cell.legibleInk(at: depth)
            ground = cell.ground
        }
    }

    /// The parameters of the escape sequence that has this look follow another one.
    func codes(after last: CellLook, depth: TerminalCapabilities.ColorDepth) -> [String] {
        guard self != last else { return [] }
        if self == .plain {
            return ["0"]
        }
        var codes: [String] = []
        if isBold != last.isBold {
            codes.append(isBold ? "1" : "22")
        }
        if isReversed != last.isReversed {
            codes.append(isReversed ? "7" : "27")
        }
        if ink != last.ink {
            let code = ink.flatMap { TerminalPalette.code(of: $0, depth, isGround: false) }
            codes.append(code ?? "39")
        }
        if ground != last.ground {
            let code = ground.flatMap { TerminalPalette.code(of: $0, depth, isGround: true) }
            codes.append(code ?? "49")
        }
        return codes
    }
}
