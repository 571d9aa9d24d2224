#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Foundation
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@testable import QuoinTerminal

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

    /// Signals and what is known of faults belong to the process, so that one runs after the other.
    @Suite("A program in a terminal", .serialized)
    struct TerminalSessionTests {
        @Test("has move what it moves on hearing of something, from then on")
        func motions() throws {
            let window = Window()
            let box = View()
            window.addSubview(box)
            let clock = ContinuousClock()
            var begin: ContinuousClock.Instant?
            var end: ContinuousClock.Instant?
            // The window was shown a fifth of a second ago when the motion begins.
            try run(window, every: 0.2) { event, host in
                guard case .tick = event, begin == nil else { return }
                begin = clock.now
                window.animate(duration: 0.3) {
                    box.frame.origin.x = 5
                } completion: { _ in
                    end = clock.now
                    host.quit()
                }
            }
            let (started, ended) = (try #require(begin), try #require(end))
            expectTrue(started.duration(to: ended) >= .milliseconds(299))
        }

        @Test("finds the window's time where another run has left it")
        func secondRun() throws {
            let window = Window()
            try run(window, every: 0.1) { event, host in
                if case .tick = event { host.quit() }
            }
            let left = window.time
            expectTrue(left >= 0.1)
            var found = 0.0
            try run(window, every: 0.1) { event, host in
                if case .tick = event {
                    found = window.time
                    host.quit()
                }
            }
            expectTrue(found >= left + 0.1)
        }

        @Test("is woken by others, once for all calls that have come, and by those before it ran")
        func waking() throws {
            let window = Window()
            var events: [TerminalEvent] = []
            // Nothing else would happen in it, ever.
            try run(window, every: nil) { event, host in
                events.append(event)
                let waker = host.waker
                switch events.count {
                case 1: for _ in 0..<100_000 { waker.wake() }
                case 2: Thread.detachNewThread { waker.wake() }
                default: host.quit()
                }
            }
            expectEqual(events, [.resize(columns: 10, lines: 2), .wake, .wake])
        }

        @Test("leaves signals to who has something done about them, but for those that it needs")
        func ownHandlers() throws {
            let handler: @convention(c) (Int32) -> Void = { _ in }
            var action = sigaction.calling(handler)
            var before: [(signal: Int32, action: sigaction)] = []
            for signal in [SIGUSR2, SIGWINCH] {
                var old = sigaction()
                sigaction(signal, &action, &old)
                before.append((signal, old))
            }
            defer {
                for (signal, action) in before {
                    var action = action
                    sigaction(signal, &action, nil)
                }
            }
            var signals = try CaughtSignals()
            let isOwn = [SIGUSR2, SIGWINCH].map { signal in
                var now = sigaction()
                sigaction(signal, nil, &now)
                return now.isHandled(by: handler)
            }
            expectEqual(isOwn, [true, false])
            signals.end()
        }

        private func run(
            _ window: Window, every interval: Double?,
            _ handle: (TerminalEvent, TerminalHost) -> Void
        ) throws {
            let terminal = try #require(PseudoTerminal(columns: 10, lines: 2))
            defer { terminal.close() }
            let device = try TerminalDevice(input: terminal.file, output: terminal.file)
            let host = TerminalHost(window, capabilities: TerminalCapabilities(environment: [:]))
            var session = try TerminalSession(host, device, interval: interval)
            try session.run { handle($0, host) }
        }
    }

    /// A terminal of which nobody sees what it shows.
    private struct PseudoTerminal {
        let file: Int32
        private let controller: Int32

        init?(columns: UInt16, lines: UInt16) {
            var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
            var (controller, file): (Int32, Int32) = (-1, -1)
            guard openpty(&controller, &file, nil, nil, &size) == 0 else { return nil }
            self.file = file
            self.controller = controller
        }

        func close() {
            for end in [file, controller] {
                _ = systemClose(end)
            }
        }
    }

    private func systemClose(_ file: Int32) -> Int32 { close(file) }
#endif
