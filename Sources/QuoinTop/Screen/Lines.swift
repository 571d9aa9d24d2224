import QuoinKit

/// Pieces of text side by side, as many as there is room for: each a word that stands out, and what it
/// means.
final class Hints: StyledView {
    var hints: [(key: String, meaning: String)] = [] {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        let colors = controlColors
        var x = bounds.minX + 1
        for hint in hints {
            let keyWidth = measurer.size(of: hint.key, in: Font()).width
            let width = keyWidth + 1 + measurer.size(of: hint.meaning, in: Font()).width
            guard x + width <= bounds.maxX else { return }
            canvas.text(
                hint.key, at: Point(x: x, y: bounds.minY + 1),
                style: TextStyle(size: 1, isBold: true, color: colors.ink))
            canvas.text(
                hint.meaning, at: Point(x: x + keyWidth + 1, y: bounds.minY + 1),
                style: TextStyle(size: 1, color: colors.faintInk))
            x += width + 2
        }
    }
}

/// The names of the panels, the present one standing out.
final class Tabs: StyledView {
    var panel = Panel.processes {
        didSet {
            if panel != oldValue { setNeedsDisplay() }
        }
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        let colors = controlColors
        var x = bounds.minX + 1
        for panel in Panel.allCases {
            let isPresent = panel == self.panel
            let width = Double(panel.title.count) + 2
            if isPresent {
                canvas.fill(
                    Rect(x: x, y: bounds.minY, width: width, height: 1), color: colors.tint,
                    cornerRadius: 0)
            }
            canvas.text(
                panel.title, at: Point(x: x + 1, y: bounds.minY + 1),
                style: TextStyle(
                    size: 1, isBold: isPresent, color: isPresent ? colors.onTint : colors.faintInk))
            x += width + 1
        }
    }

    /// The panel whose name is in a column.
    func panel(at column: Double) -> Panel? {
        var x = bounds.minX + 1
        for panel in Panel.allCases {
            let width = Double(panel.title.count) + 2
            if column >= x, column < x + width {
                return panel
            }
            x += width + 1
        }
        return nil
    }
}

/// The first line: whose figures these are, and how the machine is on the whole.
final class TitleLine: StackView {
    private let name = Label("quoin-top", font: Font(isBold: true))
    private let machine = Label()
    private let uptime = Caption()
    private let load = Caption()
    private let room = Spacer()

    init() {
        super.init(frame: .zero)
        spacing = 2
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = EdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        [name, machine, uptime, room, load].forEach(addArrangedSubview)
        // What matters least gives way first.
        machine.setContentCompressionResistancePriority(.init(600), for: .horizontal)
        uptime.setContentCompressionResistancePriority(.init(500), for: .horizontal)
    }

    func show(_ state: MachineState, width: Int) {
        machine.text = state.host
        uptime.text = state.uptime.map { "up " + FigureText.uptime($0) } ?? ""
        let averages = state.averages.map(FigureText.average).joined(separator: " ")
        load.text = averages.isEmpty ? "" : "load " + averages
        uptime.isHidden = width < 64
        machine.isHidden = width < 44
        load.isHidden = width < 32
    }
}
