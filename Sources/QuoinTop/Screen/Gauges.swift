import QuoinKit

/// What is above the table: boxes side by side, or, where there is no room for them, a few lines.
final class Gauges: View {
    private let form = StackView()
    private let processors = ProcessorMeters()
    private let processorHistory = Sparkline(Palette.processors, most: 1)
    private let used = MeterLine("used", color: Palette.memory, nameWidth: 5)
    private let cached = MeterLine("cache", color: Palette.memory, nameWidth: 5)
    private let swap = MeterLine("swap", color: Palette.memory, nameWidth: 5)
    private let memoryHistory = Sparkline(Palette.memory, most: 1)
    private let network = TrafficGauge(Palette.network, signs: ("↓", "↑"))
    private let disk = TrafficGauge(Palette.disk, signs: ("R", "W"))
    private let boxes: [Box]
    private let boxRow = StackView()

    private let processorLine = MeterLine("cpu", color: Palette.processors, nameWidth: 3)
    private let memoryLine = MeterLine("mem", color: Palette.memory, nameWidth: 3)
    private let networkLine = Caption()
    private var plan = ScreenPlan(columns: 80, lines: 24)

    private var loads = History()
    private var shares = History()

    init() {
        boxes = [
            Box("CPU", [processors, processorHistory]),
            Box("Memory", [used, cached, swap, memoryHistory]),
            Box("Network", [network]),
            Box("Disks", [disk]),
        ]
        super.init(frame: .zero)
        form.axis = .vertical
        addSubview(form)
        form.makeConstraints { $0.edges.equalToSuperview() }
        boxRow.distribution = .fillEqually
        boxes.forEach(boxRow.addArrangedSubview)
        networkLine.makeConstraints { $0.height.equalTo(1) }
        for view in [boxRow, processorLine, memoryLine, networkLine] {
            form.addArrangedSubview(view)
        }
        follow(plan)
    }

    /// Shows as much as a plan has room for.
    func follow(_ plan: ScreenPlan) {
        self.plan = plan
        boxRow.isHidden = plan.boxes == 0
        for (place, box) in boxes.enumerated() {
            box.isHidden = place >= plan.boxes
        }
        processorLine.isHidden = plan.boxes > 0 || plan.gaugeLines < 1
        memoryLine.isHidden = plan.boxes > 0 || plan.gaugeLines < 2
        networkLine.isHidden = plan.boxes > 0 || plan.gaugeLines < 3
        for line in [processorLine, memoryLine] {
            // One column has no room between things.
            line.spacing = plan.columns > 1 ? 1 : 0
        }
        remakeConstraints { $0.height.equalTo(plan.gaugeLines) }
        showProcessors()
    }

    private var present = MachineState()

    /// Shows a state, and remembers it.
    func show(_ state: MachineState) {
        present = state
        loads.append(state.load)
        showProcessors()
        processorHistory.show(loads)
        processorLine.show(state.load, FigureText.percent(state.load))
        showMemory(state.memory)
        let networks = state.networks.filter { $0.figures.name != "lo" }
        let (received, sent) = network.show(networks)
        disk.show(state.disks)
        networkLine.text =
            "net ↓ \(FigureText.bytes(received))/s  ↑ \(FigureText.bytes(sent))/s"
    }

    private func showProcessors() {
        guard plan.boxes > 0 else { return }
        let loads = present.loads.isEmpty ? [present.load] : present.loads
        // A line is for what has been.
        processors.show(loads, width: plan.boxWidth - 4, lines: plan.gaugeLines - 3)
    }

    private func showMemory(_ memory: MemoryFigures?) {
        guard let memory else { return }
        func share(_ part: Int, _ whole: Int) -> Double {
            whole > 0 ? Double(part) / Double(whole) : 0
        }
        shares.append(share(memory.used, memory.total))
        memoryHistory.show(shares)
        used.show(share(memory.used, memory.total), FigureText.bytes(Double(memory.used)))
        cached.show(share(memory.cached, memory.total), FigureText.bytes(Double(memory.cached)))
        swap.show(
            share(memory.swapUsed, memory.swapTotal),
            memory.swapTotal > 0 ? FigureText.bytes(Double(memory.swapUsed)) : "none")
        memoryLine.show(
            share(memory.used, memory.total), FigureText.percent(share(memory.used, memory.total)))
    }
}

/// What comes in and what goes out, each with what it has been.
final class TrafficGauge: StackView {
    private let incoming = Label()
    private let outgoing = Label()
    private let lines: [Sparkline]
    private let signs: (String, String)
    private var received = History()
    private var sent = History()

    /// - Parameter signs: what stands before what comes in, and before what goes out.
    init(_ color: Color, signs: (String, String)) {
        self.signs = signs
        // The second is fainter, so that they are told apart where they touch.
        lines = [color, color.faint].map { Sparkline($0, most: nil) }
        super.init(frame: .zero)
        axis = .vertical
        distribution = .fillEqually
        for (label, line) in zip([incoming, outgoing], lines) {
            let row = StackView(arrangedSubviews: [label, line])
            row.spacing = 1
            row.alignment = .top
            label.makeConstraints { $0.width.equalTo(9).priority(.high) }
            line.makeConstraints { $0.height.equalTo(row) }
            addArrangedSubview(row)
        }
    }

    /// - Returns: the sums.
    @discardableResult
    func show(_ rates: [TrafficRate]) -> (received: Double, sent: Double) {
        let sums = rates.reduce((received: 0.0, sent: 0.0)) {
            ($0.received + $1.received, $0.sent + $1.sent)
        }
        received.append(sums.received)
        sent.append(sums.sent)
        incoming.text = "\(signs.0) \(FigureText.bytes(sums.received))/s"
        outgoing.text = "\(signs.1) \(FigureText.bytes(sums.sent))/s"
        lines[0].show(received)
        lines[1].show(sent)
        return sums
    }
}
