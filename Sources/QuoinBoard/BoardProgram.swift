import Quoin
import QuoinKit
import QuoinRuntime

/// What the program says, line by line: the same on a board as on the machine that made it.
struct BoardProgram {
    /// Writes a line.
    let write: (String) -> Void
    /// Is told when something is done.
    let finish: (_ what: String) -> Void

    /// Shows the panel on a display of 128 × 64 dots, before and after a change, and adds up the bits of its frames
    /// at other sizes.
    func run() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 128, height: 64))
        window.onDiagnostic = { [write] in write($0.message) }
        window.appearance = .dark
        window.textMeasurer = DotMeasurer()
        let panel = HeatingPanel(frame: .zero)
        window.addSubview(panel)
        panel.makeConstraints { $0.edges.equalToSuperview() }
        finish("to make the views and their constraints")
        window.layoutIfNeeded()
        finish("the first layout")
        show(window)
        finish("to draw and to write the picture")
        panel.title.text = "BATHROOM UPSTAIRS"
        panel.clock.text = "10:43"
        panel.temperature.text = "8.0°"
        panel.state.text = "OFF"
        panel.valve.progress = 0.15
        window.layoutIfNeeded()
        finish("to change five things, and the layout after that")
        show(window)
        finish("to draw and to write the picture")
        panel.clock.text = "10:44"
        window.layoutIfNeeded()
        finish("another time of the same length")
        var hash = BitHash()
        for step in 0..<200 {
            window.frame.size = Size(
                width: 116 + Double(step * 7 % 200) / 3, height: 62 + Double(step * 5 % 90) / 7)
            window.layoutIfNeeded()
            add(window, to: &hash)
        }
        finish("200 other sizes, and to read all frames")
        write("frames \(hash.value)")
    }

    private func show(_ window: Window) {
        let display = DotDisplay(width: 128, height: 64)
        window.render(on: display)
        for line in 0..<display.lineCount {
            write(display.line(line))
        }
    }

    private func add(_ view: View, to hash: inout BitHash) {
        let frame = view.frame
        for number in [frame.minX, frame.minY, frame.width, frame.height] {
            hash.add(number)
        }
        for inner in view.subviews {
            add(inner, to: &hash)
        }
    }
}
