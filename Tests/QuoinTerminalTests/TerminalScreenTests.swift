import QuoinKit
import QuoinTerminal
import TestSupport
import Testing

@Suite("A screen of cells")
struct TerminalScreenTests {
    private func window(_ columns: Int, _ lines: Int) -> Window {
        let window = Window(
            frame: Rect(x: 0, y: 0, width: Double(columns), height: Double(lines)))
        window.textMeasurer = TerminalMeasurer()
        window.scale = 1
        return window
    }

    private func fill(_ window: Window, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    {
        let view = Area()
        view.area = Rect(x: x, y: y, width: width, height: height)
        view.frame = window.bounds
        window.addSubview(view)
    }

    private final class Area: View {
        var area = Rect.zero
        override func draw(_ rect: Rect, in canvas: any Canvas) {
            canvas.fill(area, color: .black, cornerRadius: 0)
        }
    }

    @Test("has areas to an eighth of a cell, from the left and from below")
    func hasParts() {
        let bars = window(6, 3)
        fill(bars, 0, 0, 2.5, 1)
        fill(bars, 1, 1, 0.25, 1)
        fill(bars, 0, 2, 5.97, 1)
        expectEqual(TerminalScreen(of: bars).text, "██▌\n ▎\n██████\n")
        let columns = window(3, 3)
        fill(columns, 0, 1.5, 1, 1.5)
        fill(columns, 1, 2.875, 1, 0.125)
        fill(columns, 2, 0, 1, 3)
        expectEqual(TerminalScreen(of: columns).text, "  █\n▄ █\n█▁█\n")
        expectEqual(TerminalScreen(of: columns, isUnicode: false).text, "  #\n# #\n# #\n")
        // A part from above is what the rest leaves, whose character stands there the other way round.
        let hanging = window(3, 2)
        fill(hanging, 0, 0, 1, 1.25)
        fill(hanging, 1, 0.25, 1, 0.25)
        fill(hanging, 2, 1.5, 1, 0.01)
        expectEqual(TerminalScreen(of: hanging).text, "█▆\n▆\n")
        // What begins and ends within a cell is shown from its beginning on.
        let within = window(2, 1)
        fill(within, 0.25, 0, 0.5, 1)
        fill(within, 1.5, 0, 0.01, 1)
        expectEqual(TerminalScreen(of: within).text, "▌\n")
    }

    @Test("has borders around what is laid out in it, and a text in them where one stands there")
    func hasBorders() {
        let window = window(8, 3)
        let (box, label) = (View(), Label("ok"))
        box.borderWidth = 1
        box.cornerRadius = 1
        window.addSubview(box)
        box.addSubview(label)
        box.makeConstraints { $0.edges.equalToSuperview() }
        label.makeConstraints { make in
            make.top.equalToSuperview()
            make.left.equalToSuperview().offset(2)
        }
        window.layoutIfNeeded()
        expectEqual(TerminalScreen(of: window).text, "╭─ok───╮\n│      │\n╰──────╯\n")
    }

    @Test("has outlines of controls where there are lines for them, and not through their texts")
    func outlinesOfControls() {
        for (inset, shown) in [
            (0, " Anna\n Save\n"), (1, "╭────╮\n│Anna│\n╰────╯\n╭────╮\n│Save│\n╰────╯\n"),
        ] as [(Double, String)] {
            let height = 1 + 2 * inset
            let form = window(6, Int(height) * 2)
            let (field, button) = (TextField("Anna"), Button("Save"))
            button.style = .outlined
            field.contentInsets = EdgeInsets(top: inset, left: 1, bottom: inset, right: 1)
            button.contentInsets = field.contentInsets
            for (number, control) in [field, button].enumerated() {
                form.addSubview(control)
                control.makeConstraints { make in
                    make.left.right.equalToSuperview()
                    make.top.equalTo(height * Double(number))
                }
            }
            form.layoutIfNeeded()
            expectEqual(TerminalScreen(of: form).text, shown)
            field.isEditing = true
            expectEqual(TerminalScreen(of: form).text, shown)
        }
    }

    @Test("has nothing in it that drives a terminal, whatever its texts are")
    func isHarmless() {
        let window = window(40, 1)
        let label = Label("a\u{1B}]0;x\u{7}b\u{9B}2J\u{202E}c\r\nd\u{0}")
        label.frame = window.bounds
        window.addSubview(label)
        var updater = TerminalUpdater(colorDepth: .none)
        let screen = TerminalScreen(of: window)
        let bytes = updater.bytes(for: screen)
        // The only sequences are those that move and colour.
        let parts = String(decoding: bytes, as: UTF8.self).unicodeScalars.split(separator: "\u{1B}")
        expectTrue(parts.allSatisfy { $0.first == "[" })
        for text in [screen.text, screen.svg] {
            expectTrue(
                !text.unicodeScalars.contains {
                    $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value)
                        || $0 == "\u{202E}"
                })
        }
        expectTrue(screen.svg.contains("<svg"))
    }

    @Test("is of a size that terminals have, whatever the view's is")
    func hasSoundSize() {
        for (width, height) in [(0.0, 0.0), (-5, 3), (1e9, 1), (2.4, 1.6)] {
            let view = View(frame: Rect(x: 0, y: 0, width: width, height: height))
            let screen = TerminalScreen(of: view)
            expectTrue((1...1000).contains(screen.columns) && (1...1000).contains(screen.lines))
        }
    }

    private func screen(_ texts: [String]) -> TerminalScreen {
        let window = window(8, 1)
        for text in texts {
            let label = Label(text)
            label.frame = window.bounds
            window.addSubview(label)
        }
        return TerminalScreen(of: window)
    }

    @Test("equals one that shows the same, whatever was drawn below")
    func equals() {
        let (one, other) = (screen(["👩‍👧e\u{301}"]), screen(["e\u{301}🇫🇷", "👩‍👧e\u{301}"]))
        expectEqual(one.text, "👩‍👧e\u{301}\n")
        expectEqual(one, other)
        expectEqual(one.hashValue, other.hashValue)
        for text in ["👩‍👦e\u{301}", "👩‍👧e", "👩‍👧e\u{300}", "👩e\u{301}", "👩‍👧"] {
            expectTrue(one != screen([text]), "\(text)")
        }
    }
}
