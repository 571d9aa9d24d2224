import QuoinKit

/// What keys do, in the middle of the screen.
final class HelpBox: View {
    private static let lines = [
        ("q", "quit"), ("tab", "next table; shift-tab, too"),
        ("c m p n t", "order by CPU, memory,"),
        ("", "PID, name, time; again: reversed"), ("↑ ↓ wheel", "scroll"),
        ("pgup pgdn", "scroll by a page"), ("home end", "first and last row"),
        ("space", "stop, and go on"), ("?", "this"),
    ]

    init() {
        super.init(frame: .zero)
        let rows = Self.lines.map { key, meaning in
            let name = Label(key, font: Font(isBold: true))
            name.makeConstraints { $0.width.equalTo(10).priority(.high) }
            let row = StackView(arrangedSubviews: [name, Caption(meaning)])
            row.makeConstraints { $0.height.equalTo(1) }
            return row
        }
        backgroundColor = ControlColors.adaptive.surface
        let box = Box("Keys", rows)
        addSubview(box)
        box.makeConstraints { $0.edges.equalToSuperview() }
        makeConstraints { make in
            make.width.equalTo(48).priority(.high)
            make.height.equalTo(Double(Self.lines.count + 2)).priority(.high)
        }
    }
}
