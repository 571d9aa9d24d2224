#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    import QuoinInspect
    import QuoinKit

    /// A run of a program in a terminal, from the first picture to the last.
    struct TerminalSession {
        private let host: TerminalHost
        private let device: TerminalDevice
        private let watcher: TerminalWatcher?
        private var signals: CaughtSignals
        private var parser = TerminalInputParser()
        private var updater: TerminalUpdater
        private var size = TerminalSize.usual
        private var ticks: TickTimes
        /// When something came from the terminal.
        private var lastInput = 0.0
        private var start = MonotonicClock.now
        /// The window's time at the start, after what it was shown before.
        private let windowStart: Double
        /// Whether the terminal shows the window, rather than what was there before.
        private var isEntered = false
        /// Whether the terminal is no longer there, or the process is to end.
        private var isGone = false
        /// What ends the process.
        private var endingSignal: Int32?

        init(_ host: TerminalHost, _ device: TerminalDevice, interval: Double?)
            throws(TerminalError)
        {
            self.host = host
            self.device = device
            windowStart = host.window.time
            ticks = TickTimes(every: interval)
            updater = TerminalUpdater(colorDepth: host.capabilities.colorDepth)
            watcher = TerminalWatcher(of: device.output)
            signals = try CaughtSignals()
        }

        private var time: Double { MonotonicClock.now - start }

        /// Shows the window, and tells of events until the host quits. After a signal that ends the process
        /// nothing comes back from here.
        mutating func run(_ handle: (TerminalEvent) throws -> Void) throws {
            do {
                try enter()
                start = MonotonicClock.now
                takeSize()
                try handle(.resize(columns: size.columns, lines: size.lines))
                show()
                while !host.isQuitting, !isGone {
                    try turn(handle)
                }
            } catch {
                end()
                throw error
            }
            end()
            if let endingSignal {
                CaughtSignals.submit(to: endingSignal)
            }
        }

        private mutating func turn(_ handle: (TerminalEvent) throws -> Void) throws {
            let hasInput = device.waitForInput(
                milliseconds: milliseconds, or: signals.file, host.madeWaker?.file ?? -1)
            try heedSignals(handle)
            guard !isGone else { return }
            if hasInput {
                try readInput(handle)
                lastInput = time
            } else if parser.isWaiting, time >= lastInput + Self.pause {
                try tell(parser.eventsAfterPause(), handle)
            }
            if host.madeWaker?.takeCalls() ?? false {
                try tell([.wake], handle)
            }
            if ticks.isDue(at: time) {
                try tell([.tick(time)], handle)
            }
            show()
        }

        // MARK: The screen

        private mutating func enter() throws(TerminalError) {
            try device.enter()
            isEntered = true
            watcher?.shows()
            updater.forget()
        }

        private mutating func leave() {
            guard isEntered else { return }
            isEntered = false
            device.leave()
            watcher?.rests()
        }

        private mutating func end() {
            leave()
            watcher?.end()
            signals.end()
        }

        private mutating func show() {
            turnWindow()
            let bytes = host.update(with: &updater)
            if !bytes.isEmpty, !device.write(bytes, unless: signals.file) {
                updater.forget()
            }
        }

        /// Brings the window to the present time. That is done before a program is told of something, too: what
        /// it has move then begins now, and not when something was shown last.
        private func turnWindow() {
            host.window.tick(at: windowStart + time)
        }

        /// - Returns: whether the terminal has another size than before.
        @discardableResult
        private mutating func takeSize() -> Bool {
            let now = device.size
            let frame = Rect(x: 0, y: 0, width: Double(now.columns), height: Double(now.lines))
            let isNew = host.window.frame != frame || now != size
            size = now
            host.window.frame = frame
            if isNew {
                // What terminals show after they were made wider or narrower differs.
                updater.forget()
            }
            return isNew
        }

        // MARK: Waiting

        private static let framesPerSecond = 30.0
        /// How long the rest of an escape sequence may be on its way.
        private static let pause = 0.05

        /// How long there is nothing to do if nothing happens.
        private var milliseconds: Int32 {
            var seconds = ticks.seconds(after: time)
            if host.window.isAnimating {
                seconds = min(seconds, 1 / Self.framesPerSecond)
            }
            if parser.isWaiting {
                seconds = min(seconds, max(0, lastInput + Self.pause - time))
            }
            return seconds.isFinite ? Int32((seconds * 1000).rounded(.up)) : -1
        }

        // MARK: Input

        /// How much is read before it is shown what comes of it.
        private static let mostReads = 16

        private mutating func readInput(_ handle: (TerminalEvent) throws -> Void) throws {
            for _ in 0..<Self.mostReads where !host.isQuitting {
                guard let bytes = device.read() else {
                    isGone = true
                    return
                }
                try tell(parser.events(from: bytes), handle)
                guard device.waitForInput(milliseconds: 0) else { return }
            }
        }

        private func tell(
            _ events: [TerminalEvent], _ handle: (TerminalEvent) throws -> Void
        ) throws {
            guard !events.isEmpty else { return }
            turnWindow()
            for event in events where !host.isQuitting {
                try handle(event)
            }
        }

        // MARK: Signals

        /// Does what signals ask for that have come.
        private mutating func heedSignals(_ handle: (TerminalEvent) throws -> Void) throws {
            var mayHaveSize = false
            for signal in signals.take() {
                switch signal {
                case SIGWINCH: mayHaveSize = true
                case SIGCONT:
                    // Others may have used the terminal meanwhile.
                    try enter()
                    mayHaveSize = true
                case SIGTSTP:
                    leave()
                    CaughtSignals.submit(to: signal)
                    // Somebody has had the process go on.
                    try enter()
                    mayHaveSize = true
                default:
                    endingSignal = signal
                    isGone = true
                    return
                }
            }
            guard mayHaveSize else { return }
            // As long as the window has its former size, which the program has made it fit for.
            turnWindow()
            if takeSize() {
                try handle(.resize(columns: size.columns, lines: size.lines))
            }
        }
    }

    /// A clock that is never set.
    private enum MonotonicClock {
        static var now: Double {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
        }
    }
#endif
