import Quoin
import QuoinInspect
import TestSupport
import Testing

/// At 6 points a column and 12 a line. Without colours, lines run through the middles of cells, and an
/// edge at 6 n is in column n; with colours, cells are areas, and column n is what begins at 6 n.
@Suite("A drawing in a terminal")
struct TerminalDrawingTests {
    private func picture(
        _ view: View, _ depth: TerminalCapabilities.ColorDepth = .none, isUnicode: Bool = true
    ) -> String {
        let terminal = TerminalCapabilities(columns: 80, colorDepth: depth, isUnicode: isUnicode)
        return TerminalRenderer(for: terminal).picture(of: view)
    }

    @Test("without colours has the outlines of what is filled, and text on its baseline")
    func outlines() {
        // The baseline at 12 + 18 is nearest to the lower edge of line 2, which is at 2.5 × 12.
        let top = PaintedView.filled(0, 0, 60, 48).containing(
            .filled(12, 12, 36, 24, cornerRadius: 4),
            .text(18, 12, 30, 24, "Go", at: Point(x: 0, y: 18)))
        expectEqual(
            picture(top),
            """
            ┌─────────┐
            │ ╭─────╮ │
            │ │Go   │ │
            │ ╰─────╯ │
            └─────────┘

            """)
        expectEqual(
            picture(top, isUnicode: false),
            """
            +---------+
            | +-----+ |
            | |Go   | |
            | +-----+ |
            +---------+

            """)
    }

    @Test("covers what is behind, lines and text")
    func covers() {
        // The text has interrupted the line at the left before both are covered.
        let top = PaintedView(0, 0, 60, 36).containing(
            .outlined(0, 12, 60, 12), .text(0, 0, 60, 24, "covered", at: Point(x: 6, y: 12)),
            .filled(12, 0, 36, 36))
        expectEqual(
            picture(top),
            """
              ┌─────┐
            ┌c│     ├─┐
            └─┤     ├─┘
              └─────┘

            """)
    }

    @Test("shows what is thin as a line")
    func thin() {
        // 1 point high, with its middle at 23.5: in line 2. 1 point wide, its middle at 30.5: column 5.
        let top = PaintedView(0, 0, 60, 36).containing(
            .filled(0, 23, 60, 1), .filled(30, 0, 1, 36))
        expectEqual(
            picture(top),
            """
                 │
                 │
            ─────┼─────
                 │

            """)
    }

    @Test("in all colours has grounds, and text upon them")
    func allColors() {
        let top = PaintedView.filled(0, 0, 24, 24, .white).containing(
            .filled(6, 0, 12, 12, .testRed), .text(6, 0, 12, 12, "ab", at: Point(x: 0, y: 12)))
        let escape = "\u{1B}["
        expectEqual(
            picture(top, .all),
            """
            \(escape)48;2;255;255;255m \(escape)38;2;0;0;0;48;2;255;0;0mab\
            \(escape)48;2;255;255;255m \(escape)0m
            \(escape)48;2;255;255;255m    \(escape)0m

            """)
    }

    @Test(
        "in fewer colours has the nearest",
        arguments: [
            // 16 + 36 × 5 is the cube's red; 9 is the bright red of the sixteen, a ground from 100 on.
            (.twoHundredFiftySix, .testRed, "48;5;196"), (.sixteen, .testRed, "101"),
            // The greys begin at 8 and are 10 apart: 128 is the thirteenth, 232 + 12.
            (.twoHundredFiftySix, Color(red: 0.5, green: 0.5, blue: 0.5), "48;5;244"),
            (.sixteen, Color(red: 0.5, green: 0.5, blue: 0.5), "100"),
            (.sixteen, .white, "107"), (.sixteen, .black, "40"),
            (.twoHundredFiftySix, .white, "48;5;231"), (.all, .testBlue, "48;2;0;0;255"),
        ] as [(TerminalCapabilities.ColorDepth, Color, String)])
    func fewerColors(depth: TerminalCapabilities.ColorDepth, color: Color, code: String) {
        let picture = picture(PaintedView.filled(0, 0, 6, 12, color), depth)
        expectEqual(picture, "\u{1B}[\(code)m \u{1B}[0m\n")
    }

    @Test("with few colours does not write in the colour of the ground")
    func legible() {
        let nearlyBlack = Color(red: 0.1, green: 0.1, blue: 0.1)
        let top = PaintedView.filled(0, 0, 6, 12, nearlyBlack).containing(
            .text(0, 0, 6, 12, "x", at: Point(x: 0, y: 12)))
        expectEqual(picture(top, .sixteen), "\u{1B}[97;40mx\u{1B}[0m\n")
    }

    @Test("writes in the terminal's own colour where there is no ground")
    func noGround() {
        let view = PaintedView.text(0, 0, 24, 12, "abc", at: Point(x: 6, y: 12))
        expectEqual(picture(view, .all), " abc\n")
    }

    @Test("mixes a colour that is not opaque with what is behind it")
    func mixes() {
        let half = Color(red: 0, green: 0, blue: 0, opacity: 0.2)
        let top = PaintedView.filled(0, 0, 6, 12, .white).containing(.filled(0, 0, 6, 12, half))
        // 255 × 0.8
        expectEqual(picture(top, .all), "\u{1B}[48;2;204;204;204m \u{1B}[0m\n")
    }

    @Test("counts two cells for wide characters, and never shows half of one")
    func wideCharacters() {
        let clipped = PaintedView.text(0, 0, 18, 12, "a字b", at: Point(x: 0, y: 6))
        clipped.clipsToBounds = true
        // Four cells: 18 points are columns 0 to 3.
        expectEqual(picture(PaintedView(0, 0, 60, 12).containing(clipped)), "a字b\n\n")
        let shifted = PaintedView.text(0, 0, 18, 12, "aa字", at: Point(x: 6, y: 6))
        shifted.clipsToBounds = true
        expectEqual(picture(PaintedView(0, 0, 60, 12).containing(shifted)), " aa\n\n")
        let covered = PaintedView(0, 0, 60, 12).containing(
            PaintedView.text(0, 0, 60, 12, "字字", at: Point(x: 0, y: 6)),
            PaintedView.text(0, 0, 60, 12, "x", at: Point(x: 6, y: 6)))
        expectEqual(picture(covered), " x字\n\n")
        let filled = PaintedView.filled(0, 0, 30, 12, .white).containing(
            PaintedView.text(0, 0, 30, 12, "字字", at: Point(x: 0, y: 12)),
            PaintedView.filled(6, 0, 12, 12, .white))
        expectEqual(picture(filled, .all), "\u{1B}[48;2;255;255;255m     \u{1B}[0m\n")
    }

    @Test(
        "shows nothing that moves the cursor or turns the writing",
        arguments: [
            ("a\u{1B}[31mb", "a\u{FFFD}[31mb", "a?[31mb"), ("a\tb\nc", "a b c", "a b c"),
            ("\u{202E}ab\u{200F}c", "abc", "abc"), ("x\u{9B}2J", "x\u{FFFD}2J", "x?2J"),
            ("“é”…", "“é”…", "\"?\"~"), ("\r\n.", " .", " ."),
        ])
    func harmless(text: String, unicode: String, ascii: String) {
        let view = PaintedView.text(0, 0, 240, 12, text, at: Point(x: 0, y: 6))
        expectEqual(picture(view), "\(unicode)\n\n")
        expectEqual(picture(view, isUnicode: false), "\(ascii)\n\n")
    }

    @Test("names images in a box")
    func image() {
        let view = PaintedView(0, 0, 60, 24) { rect, canvas in
            canvas.image(named: "sunrise", in: rect)
        }
        // Nine cells between the edges, seven letters: one to spare at each side.
        expectEqual(
            picture(view),
            """
            ┌─────────┐
            │ sunrise │
            └─────────┘

            """)
    }
}

@Suite("A picture of dots in a terminal")
struct TerminalPixelTests {
    private func picture(_ view: View, _ depth: TerminalCapabilities.ColorDepth = .all) -> String {
        let terminal = TerminalCapabilities(columns: 80, colorDepth: depth, isUnicode: true)
        return TerminalRenderer(for: terminal, style: .pixels).picture(of: view)
    }

    @Test("has two dots a cell, the upper one in the colour of the character")
    func halves() {
        let top = PaintedView.filled(0, 0, 12, 12, .white).containing(
            .filled(0, 0, 6, 6, .testRed), .filled(6, 6, 6, 6, .testBlue))
        let escape = "\u{1B}["
        expectEqual(
            picture(top),
            """
            \(escape)38;2;255;0;0;48;2;255;255;255m▀\(escape)38;2;255;255;255;48;2;0;0;255m▀\
            \(escape)0m

            """)
    }

    @Test("leaves the terminal's ground where nothing is drawn")
    func ground() {
        let top = PaintedView(0, 0, 18, 12).containing(
            .filled(0, 0, 6, 6, .testRed), .filled(12, 6, 6, 6, .testRed))
        let red = "38;2;255;0;0"
        expectEqual(picture(top), "\u{1B}[\(red)m▀ ▄\u{1B}[0m\n")
    }

    @Test("colours dots in part where edges run through them")
    func coverage() {
        let top = PaintedView.filled(0, 0, 6, 12, .white).containing(
            .filled(0, 0, 3, 12, .black))
        // Half black, half white: 127.5, rounded up.
        expectEqual(picture(top), "\u{1B}[48;2;128;128;128m \u{1B}[0m\n")
    }

    private func written(_ text: String, size: Double = 12) -> PaintedView {
        PaintedView(0, 0, 48, 12) { rect, canvas in
            canvas.fill(rect, color: .white, cornerRadius: 0)
            canvas.text(text, at: Point(x: 6, y: 10), style: TextStyle(size: size))
        }
    }

    @Test("writes text with letters, where it is drawn and on the ground that is there")
    func letters() {
        let (ground, ink) = ("\u{1B}[48;2;255;255;255m", "\u{1B}[38;2;0;0;0m")
        expectEqual(picture(written("Hi")), "\(ground) \(ink)Hi     \u{1B}[0m\n")
        // A wide letter takes two of the eight cells.
        expectEqual(picture(written("中H")), "\(ground) \(ink)中H    \u{1B}[0m\n")
    }

    @Test("shows text as a bar that is too small for letters")
    func smallText() {
        expectTrue(!picture(written("Hi", size: 6)).contains("H"))
    }

    @Test("covers letters with what is drawn later, wide ones as a whole")
    func coveredLetters() {
        let ground = "\u{1B}[48;2;255;255;255m"
        let covering = written("中").containing(.filled(12, 0, 6, 12, .testRed))
        expectEqual(picture(covering), "\(ground)  \u{1B}[48;2;255;0;0m \(ground)     \u{1B}[0m\n")
    }

    @Test("covers wide letters whose first half is covered, or where a letter is written over")
    func firstHalves() {
        let ground = "\u{1B}[48;2;255;255;255m"
        let covering = written("中").containing(.filled(6, 0, 6, 12, .testRed))
        expectEqual(picture(covering), "\(ground) \u{1B}[48;2;255;0;0m \(ground)      \u{1B}[0m\n")
        let over = written("中").containing(
            PaintedView(0, 0, 48, 12) { _, canvas in
                canvas.text("a\u{200B}中", at: Point(x: 0, y: 10), style: TextStyle(size: 12))
            })
        expectEqual(
            picture(over), "\u{1B}[38;2;0;0;0;48;2;255;255;255ma中     \u{1B}[0m\n")
    }

    @Test("has shadows that fade in steps, or an edge if they are sharp", arguments: [-3.0, 0, 6])
    func shadows(radius: Double) {
        // Dots are 6 points wide and high.
        let top = PaintedView.filled(0, 0, 72, 72, .white).containing(
            PaintedView(0, 0, 72, 72) { _, canvas in
                canvas.shadow(
                    Shadow(color: .black, offset: Size(width: 6, height: 12), radius: radius),
                    of: Rect(24, 18, 18, 12), cornerRadius: 0)
            })
        let picture = picture(top)
        if radius > 0 {
            // A quarter of the colour in each step. In the middle the two that are larger cover all, and a third,
            // two points within the rectangle, four of six points: 255 × 0.75 × 0.75 is 143, and that
            // × (1 − 0.25 × 2 / 3) is 119. The smallest has no height.
            expectTrue(picture.contains("119;119;119m"))
        } else {
            // Three dots by two, from column 5 and line 2.5.
            let (white, end) = ("\u{1B}[48;2;255;255;255m", "\u{1B}[0m\n")
            let blank = "\(white)            \(end)"
            let upper = "\(white)     \u{1B}[38;2;255;255;255;48;2;0;0;0m▀▀▀"
            let lower = "\u{1B}[38;2;0;0;0m▀▀▀"
            expectEqual(
                picture,
                blank + blank + "\(upper)\(white)    \(end)" + "\(white)     \(lower)    \(end)"
                    + blank
                    + blank)
        }
    }

    @Test("leaves gaps between coloured cells in the terminal's own ground")
    func gaps() {
        let top = PaintedView(0, 0, 24, 12).containing(
            .filled(0, 0, 6, 12, .testRed), .filled(12, 0, 6, 12, .testRed))
        let red = "\u{1B}[48;2;255;0;0m \u{1B}[0m"
        expectEqual(picture(top), "\(red) \(red)\n")
    }

    @Test("is a drawing where there are no colours")
    func withoutColors() {
        let view = PaintedView.filled(0, 0, 12, 12)
        let terminal = TerminalCapabilities(columns: 80, colorDepth: .none, isUnicode: true)
        expectEqual(picture(view, .none), TerminalRenderer(for: terminal).picture(of: view))
    }
}
