/// Makes events of the bytes that a terminal sends.
///
/// They may come in pieces that end anywhere: in the midst of a letter or of an escape sequence. What has
/// no meaning, or none that is known, is left out; nothing that comes can make it fail, wait for ever, or
/// keep more than a million bytes.
///
/// ```swift
/// var parser = TerminalInputParser()
/// parser.events(from: Array("é\u{1B}[".utf8))         // the key é
/// parser.events(from: Array("1;5A".utf8))             // the arrow up, with control
/// ```
public struct TerminalInputParser: Sendable {
    private var state = State.ground
    /// The letters that came one after the other.
    private var letters = ""
    /// What was pasted so far.
    private var pasted: [UInt8] = []
    private var events: [TerminalEvent] = []

    /// What was begun.
    private enum State {
        case ground
        /// A letter: its bytes so far, and how many it has in all.
        case letter([UInt8], length: Int)
        case escape
        /// `ESC O`
        case single
        /// `ESC [` and what followed.
        case control([UInt8])
        /// A message of any length, as answers to questions are; and whether its end has begun.
        case message(isEnding: Bool)
        /// How many bytes are to be left out: the mouse as old terminals have it.
        case skipping(Int)
        /// Pasted text; and how much of its end has come.
        case paste(matched: Int)
    }

    /// Makes a parser that has seen nothing.
    public init() {}

    /// Whether something was begun that goes on, or is the escape key alone.
    public var isWaiting: Bool {
        switch state {
        case .ground: false
        // What is pasted may come slowly; the key for escape is not in it.
        case .paste(let matched): matched == 1
        default: true
        }
    }

    /// The events that bytes bring.
    public mutating func events(from bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        for byte in bytes {
            take(byte)
        }
        endLetters()
        defer { events = [] }
        return events
    }

    /// The events that it makes out when nothing has followed for a moment: what looked like the beginning
    /// of a sequence was the escape key. In the midst of pasted text, that key ends it: otherwise text whose end
    /// never comes would swallow all keys.
    public mutating func eventsAfterPause() -> [TerminalEvent] {
        switch state {
        case .paste(matched: 1): endPaste()
        case .escape: emit(.escape)
        case .single: emit(TerminalKey(.character("O"), .alt))
        case .control(let bytes) where bytes.isEmpty: emit(TerminalKey(.character("["), .alt))
        default: break
        }
        if isWaiting {
            state = .ground
        }
        defer { events = [] }
        return events
    }

    // MARK: Bytes

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: begin(byte, modifiers: [])
        case .letter(let bytes, let length): goOn(bytes, byte, length)
        case .escape: takeAfterEscape(byte)
        case .single:
            state = .ground
            if let key = KeySequences.single(byte) {
                emit(key)
            }
        case .control(let bytes): takeControl(bytes, byte)
        case .message(let isEnding):
            if byte == 0x07 || isEnding && byte == UInt8(ascii: "\\") || byte == 0x18 {
                state = .ground
            } else {
                state = .message(isEnding: byte == 0x1B)
            }
        case .skipping(let count):
            state = count > 1 ? .skipping(count - 1) : .ground
        case .paste(let matched): takePasted(byte, matched)
        }
    }

    private mutating func begin(_ byte: UInt8, modifiers: TerminalKey.Modifiers) {
        state = .ground
        switch byte {
        case 0x1B:
            endLetters()
            state = .escape
        case 0..<0x20, 0x7F: emit(KeySequences.controlKey(byte, modifiers))
        case 0x20..<0x7F where modifiers.isEmpty:
            letters.unicodeScalars.append(Unicode.Scalar(byte))
        case 0x20..<0x7F:
            emit(TerminalKey(.character(Character(Unicode.Scalar(byte))), modifiers))
        case 0xC2..<0xE0: state = .letter([byte], length: 2)
        case 0xE0..<0xF0: state = .letter([byte], length: 3)
        case 0xF0..<0xF5: state = .letter([byte], length: 4)
        default: letters.unicodeScalars.append("\u{FFFD}")
        }
    }

    private mutating func goOn(_ bytes: [UInt8], _ byte: UInt8, _ length: Int) {
        guard byte & 0xC0 == 0x80 else {
            letters.unicodeScalars.append("\u{FFFD}")
            begin(byte, modifiers: [])
            return
        }
        let bytes = bytes + [byte]
        guard bytes.count == length else {
            state = .letter(bytes, length: length)
            return
        }
        state = .ground
        letters += String(decoding: bytes, as: UTF8.self)
    }

    private mutating func takeAfterEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["): state = .control([])
        case UInt8(ascii: "O"): state = .single
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
            UInt8(ascii: "X"):
            state = .message(isEnding: false)
        case 0x1B: emit(.escape)
        default: begin(byte, modifiers: .alt)
        }
    }

    /// No sequence that means something is longer.
    private static let longestSequence = 64

    private mutating func takeControl(_ bytes: [UInt8], _ byte: UInt8) {
        switch byte {
        case 0x1B:
            // What was begun was broken off.
            state = .escape
        case 0x20..<0x40:
            state = .control(bytes.count < Self.longestSequence ? bytes + [byte] : bytes)
        case UInt8(ascii: "[") where bytes.isEmpty:
            // The Linux console has F1 to F5 so.
            state = .control([byte])
        case 0x40..<0x7F where bytes == [UInt8(ascii: "[")]:
            state = .ground
            let number = Int(byte) - Int(UInt8(ascii: "A")) + 1
            if (1...5).contains(number) {
                emit(TerminalKey(.function(number)))
            }
        case 0x40..<0x7F:
            state = .ground
            finish(bytes, byte)
        default:
            state = .ground
        }
    }

    private mutating func finish(_ bytes: [UInt8], _ final: UInt8) {
        guard bytes.count < Self.longestSequence else { return }
        switch (bytes.first, final) {
        case (nil, UInt8(ascii: "M")): state = .skipping(3)
        case (nil, UInt8(ascii: "I")): events.append(.focus(true))
        case (nil, UInt8(ascii: "O")): events.append(.focus(false))
        case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
            if let mouse = KeySequences.mouse(bytes.dropFirst(), final) {
                events.append(.mouse(mouse))
            }
        case (UInt8(ascii: "2"), UInt8(ascii: "~")) where bytes == Array("200".utf8):
            pasted = []
            state = .paste(matched: 0)
        default:
            if let key = KeySequences.key(bytes, final) {
                emit(key)
            }
        }
    }

    // MARK: Pasting

    private static let endOfPaste = Array("\u{1B}[201~".utf8)
    /// What is beyond is left out.
    private static let longestPaste = 1 << 20

    private mutating func takePasted(_ byte: UInt8, _ matched: Int) {
        if matched == 0, byte != Self.endOfPaste[0] {
            if pasted.count < Self.longestPaste {
                pasted.append(byte)
            }
            return
        }
        if byte == Self.endOfPaste[matched] {
            guard matched + 1 == Self.endOfPaste.count else {
                state = .paste(matched: matched + 1)
                return
            }
            endPaste()
            return
        }
        // What looked like the end was none. Only its first byte can begin another one.
        keep(Self.endOfPaste[..<matched])
        let begins = byte == Self.endOfPaste[0]
        if !begins {
            keep([byte])
        }
        state = .paste(matched: begins ? 1 : 0)
    }

    private mutating func endPaste() {
        state = .ground
        events.append(.paste(Self.withPlainLineBreaks(String(decoding: pasted, as: UTF8.self))))
        pasted = []
    }

    private mutating func keep(_ bytes: ArraySlice<UInt8>) {
        pasted += bytes.prefix(max(0, Self.longestPaste - pasted.count))
    }

    /// Terminals send what the key for the end of a line sends.
    private static func withPlainLineBreaks(_ text: String) -> String {
        String(text.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 })
    }

    // MARK: Events

    private mutating func emit(_ key: TerminalKey) {
        endLetters()
        events.append(.key(key))
    }

    /// Makes keys of the letters that came: what several of them make up is one character.
    private mutating func endLetters() {
        guard !letters.isEmpty else { return }
        events += letters.map { .key(TerminalKey(.character($0))) }
        letters = ""
    }
}
