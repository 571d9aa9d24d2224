import Foundation
import QuoinGallery
import Quoin
import QuoinInspect

/// Plays an example in a terminal, thirty frames a second, until a key is pressed.
struct AnimationPlayer {
    private let terminal: PlayingTerminal
    private let capabilities: TerminalCapabilities
    private var signals = CaughtSignals()
    private var update = ScreenUpdate()
    private var size: TerminalSize

    private static let framesPerSecond = 30.0

    private init(_ terminal: PlayingTerminal, _ capabilities: TerminalCapabilities) {
        self.terminal = terminal
        self.capabilities = capabilities
        size = terminal.size
    }

    /// Plays an example on the terminal of this process, if it has one.
    static func play(
        _ example: GalleryExample, size: Size, for capabilities: TerminalCapabilities
    ) {
        guard let terminal = PlayingTerminal() else { return }
        var player = AnimationPlayer(terminal, capabilities)
        player.play(PlayedExample(of: example, size: size))
    }

    private mutating func play(_ example: PlayedExample) {
        var example = example
        terminal.enter()
        let clock = ContinuousClock()
        let start = clock.now
        while true {
            let time = Self.seconds(since: start, on: clock)
            let now = terminal.size
            if now != size {
                size = now
                update.forget()
            }
            let lines = example.lines(at: time, on: size, for: capabilities)
            let isShown = terminal.write(update.bytes(for: lines))
            if !isShown {
                update.forget()
            }
            guard heed(isShown: isShown), !wait(start, clock) else { break }
        }
        terminal.leave()
        signals.end()
    }

    // MARK: Time

    /// Waits until the next frame is due. Frames that are late already are left out.
    ///
    /// - Returns: whether a key was pressed.
    private func wait(_ start: ContinuousClock.Instant, _ clock: ContinuousClock) -> Bool {
        let time = Self.seconds(since: start, on: clock)
        let frame = (time * Self.framesPerSecond).rounded(.down) + 1
        let left = frame / Self.framesPerSecond - time
        return terminal.waitForKey(milliseconds: Int32((left * 1000).rounded(.up)))
    }

    private static func seconds(
        since start: ContinuousClock.Instant, on clock: ContinuousClock
    ) -> Double {
        let (seconds, attoseconds) = start.duration(to: clock.now).components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }

    // MARK: Signals

    /// Does what signals ask for that have come: the process ends here, or stops and goes on.
    ///
    /// - Returns: whether to go on. A terminal that takes nothing, though no signal came, is gone.
    private mutating func heed(isShown: Bool) -> Bool {
        var hasCome = false
        while let signal = signals.take() {
            hasCome = true
            switch signal {
            case SIGCONT: again()
            case SIGTSTP, SIGTTIN, SIGTTOU:
                terminal.leave()
                signals.end()
                raise(signal)
                // Somebody has had the process go on.
                signals = CaughtSignals()
                again()
            default:
                terminal.leave()
                signals.end()
                // Who asks for the end wants no account of how it came.
                Foundation.signal(signal, SIG_DFL)
                raise(signal)
                return false
            }
        }
        return isShown || hasCome
    }

    /// Takes over the terminal once more, which others may have used.
    private mutating func again() {
        terminal.enter()
        update.forget()
    }
}
