/// What the sequences of bytes mean that terminals send for keys and for the mouse.
enum KeySequences {
    /// A key that writes a control character.
    static func controlKey(_ byte: UInt8, _ modifiers: TerminalKey.Modifiers) -> TerminalKey {
        switch byte {
        case 0x08, 0x7F: return TerminalKey(.backspace, modifiers)
        case 0x09: return TerminalKey(.tab, modifiers)
        case 0x0A, 0x0D: return TerminalKey(.enter, modifiers)
        case 0x00: return TerminalKey(.character(" "), modifiers.union(.control))
        case 0x01...0x1A:
            let letter = Character(Unicode.Scalar(byte + 0x60))
            return TerminalKey(.character(letter), modifiers.union(.control))
        default:
            let sign = Character(Unicode.Scalar(byte + 0x40))
            return TerminalKey(.character(sign), modifiers.union(.control))
        }
    }

    /// What `ESC O` and a byte mean.
    static func single(_ byte: UInt8) -> TerminalKey? {
        if byte == UInt8(ascii: "M") {
            return .enter
        }
        return named(byte).map { TerminalKey($0) }
    }

    /// What `ESC [`, some parameters and a last byte mean.
    static func key(_ bytes: [UInt8], _ final: UInt8) -> TerminalKey? {
        guard let numbers = numbers(bytes[...]) else { return nil }
        let modifiers = modifiers(numbers.count > 1 ? numbers[1] : 1)
        switch final {
        case UInt8(ascii: "Z"): return .backTab
        case UInt8(ascii: "~"):
            return tilde(numbers.first ?? 0).map { TerminalKey($0, modifiers) }
        case UInt8(ascii: "u"): return character(numbers.first ?? 0, modifiers)
        default:
            // A key has no number, or 1 and what was held down; answers have others.
            guard numbers.count <= 2, numbers.first ?? 1 == 1 else { return nil }
            return named(final).map { TerminalKey($0, modifiers) }
        }
    }

    private static func named(_ byte: UInt8) -> TerminalKey.Meaning? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "P"): .function(1)
        case UInt8(ascii: "Q"): .function(2)
        case UInt8(ascii: "R"): .function(3)
        case UInt8(ascii: "S"): .function(4)
        default: nil
        }
    }

    /// The keys that have a number and `~`.
    private static func tilde(_ number: Int) -> TerminalKey.Meaning? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...24: .function(number - 12)
        default: nil
        }
    }

    /// A key that is told by the number of its character.
    private static func character(
        _ number: Int, _ modifiers: TerminalKey.Modifiers
    ) -> TerminalKey? {
        guard let value = UInt32(exactly: number), let scalar = Unicode.Scalar(value) else {
            return nil
        }
        switch value {
        case 0x1B: return TerminalKey(.escape, modifiers)
        case 0x0D: return TerminalKey(.enter, modifiers)
        case 0x09: return TerminalKey(.tab, modifiers)
        case 0x08, 0x7F: return TerminalKey(.backspace, modifiers)
        case 0..<0x20: return nil
        default: return TerminalKey(.character(Character(scalar)), modifiers)
        }
    }

    /// The keys that were held down, which are told as a number that is one more than their bits.
    private static func modifiers(_ number: Int) -> TerminalKey.Modifiers {
        TerminalKey.Modifiers(rawValue: UInt8(truncatingIfNeeded: max(1, number) - 1) & 7)
    }

    // MARK: Mouse

    /// What `ESC [ <`, three numbers and a last byte mean.
    static func mouse(_ bytes: ArraySlice<UInt8>, _ final: UInt8) -> TerminalMouse? {
        guard let numbers = numbers(bytes), numbers.count == 3, numbers[1] > 0, numbers[2] > 0
        else { return nil }
        let bits = numbers[0]
        var modifiers: TerminalKey.Modifiers = []
        if bits & 4 != 0 { modifiers.insert(.shift) }
        if bits & 8 != 0 { modifiers.insert(.alt) }
        if bits & 16 != 0 { modifiers.insert(.control) }
        return action(bits, isRelease: final == UInt8(ascii: "m")).map {
            TerminalMouse(
                $0, column: numbers[1] - 1, line: numbers[2] - 1, modifiers: modifiers)
        }
    }

    private static func action(_ bits: Int, isRelease: Bool) -> TerminalMouse.Action? {
        guard bits < 128 else { return nil }
        if bits & 64 != 0 {
            let steps = [(0, -1), (0, 1), (-1, 0), (1, 0)]
            let step = steps[bits & 3]
            return .wheel(columns: step.0, lines: step.1)
        }
        let buttons: [TerminalMouse.Button?] = [.left, .middle, .right, nil]
        guard let button = buttons[bits & 3] else { return nil }
        if bits & 32 != 0 {
            return .drag(button)
        }
        return isRelease ? .release(button) : .press(button)
    }

    /// Numbers between semicolons; nil if there is anything else. What follows a colon is left out.
    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
        guard !bytes.isEmpty else { return [] }
        var numbers: [Int] = []
        for part in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            var number = 0
            for byte in part.prefix(while: { $0 != UInt8(ascii: ":") }) {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                number = min(number * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000_000)
            }
            numbers.append(number)
        }
        return numbers
    }
}
