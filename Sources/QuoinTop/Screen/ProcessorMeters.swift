import QuoinKit

/// A bar for each processor, in as many columns as it takes to have them all; where there are too many, a
/// column of blocks for each.
final class ProcessorMeters: View {
    private var meters: [MeterLine] = []
    private var strip: Sparkline?
    private var arrangement: Arrangement?

    struct Arrangement: Equatable {
        var count: Int
        var columns: Int
        /// How many lines they take.
        var lines: Int
        /// Whether there is a bar for each.
        var hasMeters: Bool

        /// No bar says anything in less room than this, with a number and a value.
        private static let leastWidth = 10

        init(of count: Int, width: Int, lines most: Int) {
            self.count = count
            let most = max(1, most)
            columns = max(1, (count + most - 1) / most)
            hasMeters = columns == 1 || columns * (Self.leastWidth + 1) <= width + 1
            lines = hasMeters ? (count + columns - 1) / columns : 1
        }
    }

    /// Shows loads in a room of some columns and lines.
    func show(_ loads: [Double], width: Int, lines: Int) {
        let wanted = Arrangement(of: loads.count, width: width, lines: lines)
        if wanted != arrangement {
            arrange(wanted)
        }
        for (meter, load) in zip(meters, loads) {
            meter.show(load, FigureText.percent(load))
        }
        if let strip {
            var history = History()
            loads.forEach { history.append($0) }
            strip.show(history)
        }
    }

    private func arrange(_ wanted: Arrangement) {
        arrangement = wanted
        meters = []
        strip = nil
        subviews.forEach { $0.removeFromSuperview() }
        let view: View
        if wanted.hasMeters {
            meters = (0..<wanted.count).map { number in
                MeterLine(
                    "\(number)", color: Palette.processors,
                    nameWidth: Double("\(wanted.count - 1)".count), valueWidth: 4)
            }
            view = columns(wanted)
        } else {
            let strip = Sparkline(Palette.processors, most: 1)
            self.strip = strip
            view = strip
        }
        addSubview(view)
        view.makeConstraints { $0.edges.equalToSuperview() }
        remakeConstraints { $0.height.equalTo(wanted.lines) }
    }

    private func columns(_ wanted: Arrangement) -> View {
        let row = StackView()
        row.distribution = .fillEqually
        row.spacing = 1
        row.alignment = .top
        for column in 0..<wanted.columns {
            let first = min(column * wanted.lines, meters.count)
            let last = min(first + wanted.lines, meters.count)
            let stack = StackView(arrangedSubviews: Array(meters[first..<last]))
            stack.axis = .vertical
            row.addArrangedSubview(stack)
        }
        return row
    }
}
