import QuoinInspect
import QuoinKit
import QuoinTerminal
import TestSupport
import Testing

@Suite("Bringing a terminal from one screen to another")
struct TerminalUpdaterTests {
    /// A screen of random texts on random grounds.
    private func screen(
        _ columns: Int, _ lines: Int, using random: inout SeededGenerator
    ) -> TerminalScreen {
        let window = Window(
            frame: Rect(x: 0, y: 0, width: Double(columns), height: Double(lines)))
        window.textMeasurer = TerminalMeasurer()
        let texts = ["a", "quoin", "日本語", "é", "👩‍👧", "x y", "▇▇", "\u{1B}[2J", "🇫🇷", "e\u{301}"]
        for _ in 0..<Int.random(in: 0...8, using: &random) {
            let x = Double.random(in: -2...Double(columns), using: &random)
            let y = Double(Int.random(in: 0..<lines, using: &random))
            let view: View
            if Bool.random(using: &random) {
                let label = Label(texts.randomElement(using: &random) ?? "")
                label.font.isBold = Bool.random(using: &random)
                label.textColor = color(using: &random)
                label.frame = Rect(x: x.rounded(), y: y, width: 8, height: 1)
                view = label
            } else {
                view = View(frame: Rect(x: x, y: y, width: 4.4, height: 2))
                view.backgroundColor = color(using: &random)
            }
            window.addSubview(view)
        }
        return TerminalScreen(of: window)
    }

    private func color(using random: inout SeededGenerator) -> Color {
        let parts: [Double] = [0, 0.4, 1]
        return Color(
            red: parts.randomElement(using: &random) ?? 0,
            green: parts.randomElement(using: &random) ?? 0,
            blue: parts.randomElement(using: &random) ?? 0)
    }

    private func width(_ character: Character) -> Int {
        Int(TerminalMeasurer().size(of: String(character), in: Font()).width)
    }

    @Test(
        "leaves it as one that was written anew, in any depth of colour",
        arguments: TerminalCapabilities.ColorDepth.allCases)
    func isTheSame(_ depth: TerminalCapabilities.ColorDepth) {
        for seed in 1...24 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let (columns, lines) = (
                Int.random(in: 1...24, using: &random), Int.random(in: 1...5, using: &random)
            )
            var updater = TerminalUpdater(colorDepth: depth)
            var terminal = EmulatedTerminal(columns: columns, lines: lines)
            for step in 0..<6 {
                let next = screen(columns, lines, using: &random)
                terminal.take(updater.bytes(for: next), width: width)
                var fresh = TerminalUpdater(colorDepth: depth)
                var anew = EmulatedTerminal(columns: columns, lines: lines)
                anew.take(fresh.bytes(for: next), width: width)
                expectEqual(terminal.places, anew.places, "seed \(seed), step \(step)")
                expectEqual(terminal.faults + anew.faults, [], "seed \(seed), step \(step)")
                expectEqual(updater.bytes(for: next), [], "seed \(seed), step \(step)")
            }
        }
    }

    /// A label and a bar.
    private func window(_ text: String, progress: Double) -> Window {
        let window = Window(frame: Rect(x: 0, y: 0, width: 20, height: 2))
        window.textMeasurer = TerminalMeasurer()
        let (label, bar) = (Label(text), ProgressView(progress: progress))
        label.frame = Rect(x: 0, y: 0, width: 20, height: 1)
        bar.frame = Rect(x: 0, y: 1, width: 20, height: 1)
        window.addSubview(label)
        window.addSubview(bar)
        return window
    }

    private func written(_ updater: inout TerminalUpdater, _ window: Window) -> String {
        let text = String(
            decoding: updater.bytes(for: TerminalScreen(of: window)), as: UTF8.self)
        return text.replacing("\u{1B}[?2026h", with: "").replacing("\u{1B}[?2026l", with: "")
    }

    @Test("writes the cells that have changed, and no others")
    func writesLittle() {
        var updater = TerminalUpdater(colorDepth: .none)
        _ = written(&updater, window("12 of 99", progress: 0))
        expectEqual(written(&updater, window("13 of 99", progress: 0)), "\u{1B}[1;2H3")
        expectEqual(written(&updater, window("24 of 98", progress: 0)), "\u{1B}[1H24\u{1B}[5C8")
        // Two cells lie between: they are written once more, which is shorter than to move.
        expectEqual(written(&updater, window("34 on 98", progress: 0)), "\u{1B}[1H34 on")
        updater.forget()
        expectEqual(written(&updater, window("3", progress: 0)), "\u{1B}[0m\u{1B}[2J\u{1B}[1H3")
    }

    @Test("shows areas that stand out where there are no colours")
    func reversesAreas() {
        var updater = TerminalUpdater(colorDepth: .none)
        _ = written(&updater, window("", progress: 0))
        expectEqual(
            written(&updater, window("", progress: 0.175)), "\u{1B}[2H\u{1B}[7m   \u{1B}[0m▌")
    }
}
