/// A line of a picture in the making: characters, and changes of colour between them where they are
/// needed.
struct TerminalLine {
    private let depth: TerminalCapabilities.ColorDepth
    private var text = ""
    /// Spaces on the terminal's own ground, which are left out at the end of a line.
    private var spaces = 0
    private var ink: PlainColor?
    private var ground: PlainColor?

    init(of depth: TerminalCapabilities.ColorDepth) {
        self.depth = depth
    }

    /// Appends a character in its colours; nil stands for those of the terminal.
    mutating func append(_ character: Character, ink newInk: PlainColor?, ground: PlainColor?) {
        if character == " ", ground == nil {
            spaces += 1
            return
        }
        // Blanks have no ink.
        change(toInk: character == " " ? ink : newInk, ground: ground)
        text.append(character)
    }

    /// Ends the line, and gives it away.
    mutating func finish() -> String {
        if ink != nil || ground != nil {
            text += "\u{1B}[0m"
        }
        return text + "\n"
    }

    private mutating func change(toInk newInk: PlainColor?, ground newGround: PlainColor?) {
        if spaces > 0 {
            if ground != nil {
                text += "\u{1B}[0m"
                (ink, ground) = (nil, nil)
            }
            text += String(repeating: " ", count: spaces)
            spaces = 0
        }
        guard depth != .none, newInk != ink || newGround != ground else { return }
        var codes: [String] = []
        if (newInk == nil && ink != nil) || (newGround == nil && ground != nil) {
            codes.append("0")
            (ink, ground) = (nil, nil)
        }
        if let newInk, newInk != ink {
            codes += [TerminalPalette.code(of: newInk, depth, isGround: false)].compactMap { $0 }
        }
        if let newGround, newGround != ground {
            codes += [TerminalPalette.code(of: newGround, depth, isGround: true)].compactMap { $0 }
        }
        (ink, ground) = (newInk, newGround)
        text += "\u{1B}[\(codes.joined(separator: ";"))m"
    }
}
