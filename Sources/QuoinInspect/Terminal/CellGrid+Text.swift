/// The grid as lines of text.
extension CellGrid {
    /// The lines, each with a line break.
    func text(of capabilities: TerminalCapabilities) -> String {
        let depth = capabilities.colorDepth
        var text = ""
        for line in 0..<lines {
            var written = TerminalLine(of: depth)
            for column in 0..<columns {
                let cell = self[column, line]
                if cell.isCovered { continue }
                let character =
                    character(of: cell)
                    ?? cell.arms.character(isUnicode: capabilities.isUnicode)
                guard depth != .none else {
                    written.append(character, ink: nil, ground: nil)
                    continue
                }
                written.append(
                    character, ink: cell.legibleInk(at: depth), ground: cell.ground)
            }
            text += written.finish()
        }
        return text
    }
}

extension Cell {
    /// The ink; black or white where it would be the ground's colour in a terminal with few of them.
    package func legibleInk(at depth: TerminalCapabilities.ColorDepth) -> PlainColor? {
        guard let ink, let ground, depth != .all, ink != ground,
            TerminalPalette.areSame(ink, ground, depth)
        else { return ink }
        return ground.isLight ? .black : .white
    }
}
