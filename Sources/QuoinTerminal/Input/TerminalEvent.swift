import QuoinKit

/// What happens to a program in a terminal.
public enum TerminalEvent: Hashable, Sendable {
    /// A key was pressed, or a character came by other ways.
    case key(TerminalKey)
    /// A button of the mouse, its wheel, or its movement with a button held down.
    case mouse(TerminalMouse)
    /// Text was pasted. It is told from typed keys, so that what is pasted gives no commands.
    case paste(String)
    /// The terminal's window has come to have the keyboard, or no longer has it.
    case focus(Bool)
    /// The terminal has this size, at the beginning, or has another one now. The window has it already.
    case resize(columns: Int, lines: Int)
    /// Time for something new: the seconds since the program began to run.
    case tick(Double)
    /// Something was done elsewhere, and ``TerminalWaker/wake()`` called; once for all calls that have come meanwhile.
    case wake
}

/// A key, with those that were held down with it.
///
/// ```swift
/// func react(to event: TerminalEvent, in host: TerminalHost) {
///     switch event {
///     case .key("q"), .key(.escape): host.quit()
///     case .key(.control("l")): host.redraw()
///     default: break
///     }
/// }
/// ```
public struct TerminalKey: Hashable, Sendable {
    /// What a key stands for.
    public enum Meaning: Hashable, Sendable {
        /// A character, as it is written: with shift, a capital letter.
        case character(Character)
        /// A key with a number, F1 and so on.
        case function(Int)
        /// Keys that write nothing.
        case up, down, left, right, home, end, pageUp, pageDown, insert, delete
        /// Keys that write what nobody sees, or nothing.
        case enter, tab, backspace, escape
    }

    /// Keys that are held down with others.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The keys as bits.
        public let rawValue: UInt8

        /// Makes a set of its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The shift key, where the character does not say it.
        public static let shift = Modifiers(rawValue: 1)
        /// The alt or option key.
        public static let alt = Modifiers(rawValue: 2)
        /// The control key.
        public static let control = Modifiers(rawValue: 4)
    }

    /// What the key stands for.
    public var meaning: Meaning
    /// What was held down with it.
    public var modifiers: Modifiers

    /// Makes a key.
    public init(_ meaning: Meaning, _ modifiers: Modifiers = []) {
        self.meaning = meaning
        self.modifiers = modifiers
    }

    /// A letter with the control key, such as `.control("c")`.
    public static func control(_ character: Character) -> TerminalKey {
        TerminalKey(.character(character), .control)
    }

    /// The arrow that points up.
    public static let up = TerminalKey(.up)
    /// The arrow that points down.
    public static let down = TerminalKey(.down)
    /// The arrow that points to the left.
    public static let left = TerminalKey(.left)
    /// The arrow that points to the right.
    public static let right = TerminalKey(.right)
    /// The key that goes to the beginning.
    public static let home = TerminalKey(.home)
    /// The key that goes to the end.
    public static let end = TerminalKey(.end)
    /// The key that goes up by a page.
    public static let pageUp = TerminalKey(.pageUp)
    /// The key that goes down by a page.
    public static let pageDown = TerminalKey(.pageDown)
    /// The key that ends a line.
    public static let enter = TerminalKey(.enter)
    /// The tabulator.
    public static let tab = TerminalKey(.tab)
    /// The tabulator with shift.
    public static let backTab = TerminalKey(.tab, .shift)
    /// The key that takes away what is before the cursor.
    public static let backspace = TerminalKey(.backspace)
    /// The key that takes away what is behind the cursor.
    public static let delete = TerminalKey(.delete)
    /// The escape key.
    public static let escape = TerminalKey(.escape)
}

extension TerminalKey: ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key that writes a character.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.init(.character(character))
    }
}

/// What was done with the mouse.
public struct TerminalMouse: Hashable, Sendable {
    /// What was done.
    public enum Action: Hashable, Sendable {
        /// A button went down.
        case press(Button)
        /// A button went up.
        case release(Button)
        /// The mouse was moved with a button held down.
        case drag(Button)
        /// The wheel was turned: by so many columns to the right and lines down, 1 or -1.
        case wheel(columns: Int, lines: Int)
    }

    /// A button.
    public enum Button: Hashable, Sendable {
        /// One of the three that most have.
        case left, middle, right
    }

    /// What was done.
    public var action: Action
    /// The column in which the pointer is, from 0.
    public var column: Int
    /// The line in which it is, from 0.
    public var line: Int
    /// The keys that were held down.
    public var modifiers: TerminalKey.Modifiers

    /// Makes what was done at a place.
    public init(
        _ action: Action, column: Int, line: Int, modifiers: TerminalKey.Modifiers = []
    ) {
        self.action = action
        self.column = column
        self.line = line
        self.modifiers = modifiers
    }

    /// The middle of the cell, for `window.hitTest(mouse.location)`.
    public var location: Point {
        Point(x: Double(column) + 0.5, y: Double(line) + 0.5)
    }
}
