import QuoinKit
import QuoinTerminal

/// The screen of the program: what it shows, and what keys do.
final class Dashboard {
    let window = Window()
    private let source: any MachineSource
    private let title = TitleLine()
    private let gauges = Gauges()
    private let tabs = Tabs()
    private let list = ListPanel()
    private let footer = Hints()
    private let help = HelpBox()

    private var plan = ScreenPlan(columns: 80, lines: 24)
    private var reading: MachineReading?
    private var state = MachineState()
    private var panel: Panel
    private var order: ProcessOrder
    private var isReversed = false
    private var isPaused = false

    /// What the program does after an event.
    enum Reaction {
        case goesOn
        case quits
    }

    init(
        _ source: any MachineSource, panel: Panel = .processes, order: ProcessOrder = .cpu,
        appearance: Appearance = .dark
    ) {
        self.source = source
        self.panel = panel
        self.order = order
        window.appearance = appearance
        window.backgroundColor = ControlColors.adaptive.background
        window.textMeasurer = TerminalMeasurer()
        window.scale = 1
        let column = StackView(arrangedSubviews: [title, gauges, tabs, list, footer])
        column.axis = .vertical
        window.addSubview(column)
        column.makeConstraints { $0.edges.equalToSuperview() }
        for line in [title, tabs, footer] as [View] {
            line.makeConstraints { $0.height.equalTo(1) }
        }
        footer.hints = [
            ("q", "quit"), ("?", "help"), ("tab", "table"), ("c", "CPU"), ("m", "memory"),
            ("p", "PID"), ("n", "name"), ("t", "time"), ("space", "stop"),
        ]
        window.addSubview(help)
        help.isHidden = true
        help.makeConstraints { make in
            make.center.equalToSuperview()
            make.width.height.lessThanOrEqualToSuperview()
        }
    }

    // MARK: Showing

    /// Makes the screen as large as it is to be.
    func resize(columns: Int, lines: Int) {
        window.frame = Rect(x: 0, y: 0, width: Double(columns), height: Double(lines))
        let plan = ScreenPlan(columns: columns, lines: lines)
        if plan != self.plan {
            self.plan = plan
        }
        title.isHidden = !plan.hasTitle
        gauges.isHidden = plan.gaugeLines == 0
        tabs.isHidden = !plan.hasTabs
        footer.isHidden = !plan.hasFooter
        gauges.follow(plan)
        showList()
    }

    /// Reads how the machine is, and shows it.
    func refresh() {
        guard !isPaused else { return }
        let now = source.read()
        state = MachineState(now, since: reading)
        // The first one has nothing to be compared with.
        reading = now
        title.show(state, width: plan.columns)
        gauges.show(state)
        showList()
    }

    private func showList() {
        tabs.panel = panel
        title.show(state, width: plan.columns)
        list.show(panel, of: state, by: order, isReversed: isReversed, width: plan.columns)
    }

    // MARK: Events

    /// Does what an event asks for.
    func react(to event: TerminalEvent) -> Reaction {
        switch event {
        case .tick: refresh()
        case .resize(let columns, let lines): resize(columns: columns, lines: lines)
        case .key(let key): return react(to: key)
        case .mouse(let mouse): react(to: mouse)
        case .paste, .focus, .wake: break
        }
        return .goesOn
    }

    private func react(to key: TerminalKey) -> Reaction {
        if !help.isHidden {
            help.isHidden = true
            return key == "q" || key == .control("c") ? .quits : .goesOn
        }
        switch key {
        case "q", "Q", .control("c"): return .quits
        case "?", "h": help.isHidden = false
        case .tab, .right: turn(to: panel.next)
        case .backTab, .left: turn(to: panel.next.next)
        case "c": sort(by: .cpu)
        case "m": sort(by: .memory)
        case "p": sort(by: .pid)
        case "n": sort(by: .name)
        case "t": sort(by: .time)
        case " ": isPaused.toggle()
        case .up, "k": list.scroll(by: -1)
        case .down, "j": list.scroll(by: 1)
        case .pageUp: list.scroll(by: -list.page)
        case .pageDown: list.scroll(by: list.page)
        case .home: list.scroll(toEnd: false)
        case .end: list.scroll(toEnd: true)
        default: break
        }
        return .goesOn
    }

    private func react(to mouse: TerminalMouse) {
        switch mouse.action {
        case .wheel(_, let lines): list.scroll(by: 3 * lines)
        case .press(.left) where window.hitTest(mouse.location) === tabs:
            if let panel = tabs.panel(at: mouse.location.x) {
                turn(to: panel)
            }
        default: break
        }
    }

    private func turn(to panel: Panel) {
        self.panel = panel
        showList()
    }

    private func sort(by order: ProcessOrder) {
        isReversed = order == self.order && !isReversed
        self.order = order
        showList()
    }
}
