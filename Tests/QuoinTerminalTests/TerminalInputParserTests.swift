import QuoinTerminal
import TestSupport
import Testing

@Suite("What a terminal sends")
struct TerminalInputParserTests {
    private func events(_ text: String) -> [TerminalEvent] {
        var parser = TerminalInputParser()
        return parser.events(from: Array(text.utf8)) + parser.eventsAfterPause()
    }

    @Test("becomes the keys that xterm, its relatives and the Linux console mean by it")
    func meansKeys() {
        let table: [(String, TerminalKey)] = [
            ("a", "a"), ("é", "é"), ("日", "日"), ("\r", .enter), ("\n", .enter), ("\t", .tab),
            ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{3}", .control("c")),
            ("\u{0}", .control(" ")), ("\u{1C}", .control("\\")), ("\u{1B}", .escape),
            ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[1;5C", TerminalKey(.right, .control)),
            ("\u{1B}[1;2D", TerminalKey(.left, .shift)), ("\u{1B}[H", .home), ("\u{1B}[4~", .end),
            ("\u{1B}[5~", .pageUp), ("\u{1B}[6;3~", TerminalKey(.pageDown, .alt)),
            ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backTab), ("\u{1B}OP", TerminalKey(.function(1))),
            ("\u{1B}[15~", TerminalKey(.function(5))), ("\u{1B}[24~", TerminalKey(.function(12))),
            ("\u{1B}[[C", TerminalKey(.function(3))),
            ("\u{1B}x", TerminalKey(.character("x"), .alt)),
            ("\u{1B}[97;5u", .control("a")), ("\u{1B}O", TerminalKey(.character("O"), .alt)),
        ]
        for (text, key) in table {
            expectEqual(events(text), [.key(key)], "\(text.debugDescription)")
        }
    }

    @Test("of the mouse says what was done where, and with which keys")
    func meansMouse() {
        let table: [(String, TerminalMouse)] = [
            ("\u{1B}[<0;1;1M", TerminalMouse(.press(.left), column: 0, line: 0)),
            ("\u{1B}[<1;1;1M", TerminalMouse(.press(.middle), column: 0, line: 0)),
            ("\u{1B}[<2;10;5m", TerminalMouse(.release(.right), column: 9, line: 4)),
            ("\u{1B}[<32;300;80M", TerminalMouse(.drag(.left), column: 299, line: 79)),
            ("\u{1B}[<64;3;4M", TerminalMouse(.wheel(columns: 0, lines: -1), column: 2, line: 3)),
            ("\u{1B}[<65;3;4M", TerminalMouse(.wheel(columns: 0, lines: 1), column: 2, line: 3)),
            ("\u{1B}[<66;3;4M", TerminalMouse(.wheel(columns: -1, lines: 0), column: 2, line: 3)),
            ("\u{1B}[<67;3;4M", TerminalMouse(.wheel(columns: 1, lines: 0), column: 2, line: 3)),
            (
                "\u{1B}[<81;3;4M",
                TerminalMouse(
                    .wheel(columns: 0, lines: 1), column: 2, line: 3, modifiers: .control)
            ),
        ]
        for (text, mouse) in table {
            expectEqual(events(text), [.mouse(mouse)])
        }
    }

    @Test("may be pasted, whatever it contains, and is then no command")
    func pastes() {
        expectEqual(
            events("\u{1B}[200~rm -rf\r\u{1B}[A\u{1B}[201x\u{1B}[201~q"),
            [.paste("rm -rf\n\u{1B}[A\u{1B}[201x"), .key("q")])
        var parser = TerminalInputParser()
        let much = Array(repeating: UInt8(ascii: "a"), count: 1 << 20 | 99)
        expectTrue(parser.events(from: Array("\u{1B}[200~".utf8) + much).isEmpty)
        let events = parser.events(from: Array("\u{1B}[201~".utf8))
        expectEqual(events, [.paste(String(repeating: "a", count: 1 << 20))])
    }

    @Test("may be pasted without an end, which the escape key then is")
    func endlessPaste() {
        var parser = TerminalInputParser()
        expectEqual(parser.events(from: Array("\u{1B}[200~abc".utf8)), [])
        expectTrue(!parser.isWaiting)
        expectEqual(parser.eventsAfterPause(), [])
        expectEqual(parser.events(from: Array("q\u{1B}".utf8)), [])
        expectTrue(parser.isWaiting)
        expectEqual(parser.eventsAfterPause(), [.paste("abcq")])
        expectEqual(parser.events(from: Array("q".utf8)), [.key("q")])
        // An end in two parts is one as long as nothing is waited for in between.
        expectEqual(parser.events(from: Array("\u{1B}[200~a\u{1B}".utf8)), [])
        expectEqual(parser.events(from: Array("[201~q".utf8)), [.paste("a"), .key("q")])
    }

    @Test("that is an answer, a fault or of unknown meaning is left out")
    func leavesOut() {
        for text in [
            "\u{1B}[?62;4c", "\u{1B}[24;80R", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
            "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[M !!", "\u{1B}[<0;0;1M", "\u{1B}[<9;M", "\u{1B}[99~",
            "\u{1B}[" + String(repeating: "9", count: 1000) + "A", "\u{1B}[12;34;56u;",
        ] {
            expectEqual(events(text + "z").last, .key("z"), "\(text.debugDescription)")
            expectTrue(events(text + "z").count <= 2)
        }
        expectEqual(events("\u{1B}[I\u{1B}[O"), [.focus(true), .focus(false)])
    }

    @Test("means the same however it is cut into pieces")
    func isCut() {
        let bytes = Array(
            "aé日👩‍👧x\u{1B}[A\u{1B}[<0;12;3M\u{1B}[200~été\u{1B}[201~\u{1B}[1;5B\u{1B}OH".utf8)
        var whole = TerminalInputParser()
        let wanted = whole.events(from: bytes)
        expectTrue(wanted.contains(.key("👩‍👧")) && wanted.contains(.paste("été")))
        for cut in 1..<bytes.count {
            var parser = TerminalInputParser()
            let events = parser.events(from: bytes[..<cut]) + parser.events(from: bytes[cut...])
            // A cut in the midst of a character of several parts makes two keys of it.
            expectEqual(events.filter(\.isNoLetter), wanted.filter(\.isNoLetter), "cut at \(cut)")
        }
    }

    @Test("may break off in the midst of a letter, which what comes next is no part of")
    func brokenLetters() {
        let broken: [([UInt8], [TerminalEvent])] = [
            ([0xC3, 0x61], [.key("\u{FFFD}"), .key("a")]),
            ([0xE6, 0x97, 0x0D], [.key("\u{FFFD}"), .key(.enter)]),
            ([0xF0, 0x9F, 0xC3, 0xA9], [.key("\u{FFFD}"), .key("é")]),
            ([0xE6, 0x1B, 0x5B, 0x41], [.key("\u{FFFD}"), .key(.up)]),
            ([0x80, 0x61, 0xFF], [.key("\u{FFFD}"), .key("a"), .key("\u{FFFD}")]),
        ]
        for (bytes, events) in broken {
            var parser = TerminalInputParser()
            expectEqual(parser.events(from: bytes) + parser.eventsAfterPause(), events, "\(bytes)")
        }
    }

    @Test("can be any bytes")
    func survivesNoise() {
        for seed in 1...200 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            var parser = TerminalInputParser()
            for _ in 0..<20 {
                let signs = Array("\u{1B}[]O<;~MmP201é\u{7}".utf8)
                let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                    Bool.random(using: &random)
                        ? UInt8.random(in: 0...255, using: &random)
                        : signs[Int.random(in: 0..<signs.count, using: &random)]
                }
                _ = parser.events(from: bytes)
            }
            _ = parser.eventsAfterPause()
            let end = parser.events(from: Array("\u{1B}[201~\u{18}\u{18}k".utf8))
            expectEqual(end.last, .key("k"), "seed \(seed)")
        }
    }
}

extension TerminalEvent {
    fileprivate var isNoLetter: Bool {
        if case .key(let key) = self, case .character = key.meaning { return false }
        return true
    }
}
