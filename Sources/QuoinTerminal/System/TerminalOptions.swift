/// What a program wants of its terminal.
public struct TerminalOptions: Hashable, Sendable {
    /// Whether the mouse is the program's. Then people select text with shift held down.
    public var usesMouse = true
    /// Whether the program hears when the terminal's window has the keyboard.
    public var reportsFocus = false
    /// Whether control-C, control-Z and control-\\ are keys like others. Otherwise they end the program
    /// and stop it, as everywhere.
    public var takesSignalKeys = false

    /// Makes options as most programs want them: the mouse, and what ends programs ends this one.
    public init() {}
}
