import Foundation
import Synchronization

/// The signals that end or stop the process, noted instead, so that it can tidy up first.
///
/// System calls that wait are interrupted by them.
struct CaughtSignals {
    /// What was done with each of them before.
    private var before: [(signal: Int32, action: sigaction)] = []

    /// Those by which the process itself has gone wrong, after which it cannot go on.
    static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]
    /// Those that nobody expects to end anything.
    private static let harmless = [SIGKILL, SIGSTOP, SIGCHLD, SIGURG, SIGWINCH] + harmlessHere

    /// Begins to note signals, but for those that the process was told to take no notice of.
    init() {
        noted.store(0, ordering: .relaxed)
        for signal in 1...Self.last
        where !Self.harmless.contains(signal) && !Self.faults.contains(signal) {
            var old = sigaction()
            guard sigaction(signal, nil, &old) == 0, !old.isIgnoring else { continue }
            var action = sigaction.calling { noted.bitwiseOr(bit(of: $0), ordering: .relaxed) }
            if sigaction(signal, &action, &old) == 0 {
                before.append((signal, old))
            }
        }
    }

    // Which signals there are, and which of them nobody hears of who has not asked.
    #if canImport(Darwin)
        private static let last: Int32 = 31
        private static let harmlessHere = [SIGIO, SIGINFO]
    #else
        private static let last: Int32 = 64
        private static let harmlessHere: [Int32] = []
    #endif

    /// A signal that has come and was not taken yet.
    func take() -> Int32? {
        let signals = noted.load(ordering: .relaxed)
        guard signals != 0 else { return nil }
        let signal = Int32(signals.trailingZeroBitCount) + 1
        noted.bitwiseAnd(~bit(of: signal), ordering: .relaxed)
        return signal
    }

    /// Leaves signals to what was done with them before.
    mutating func end() {
        for (signal, action) in before {
            var action = action
            sigaction(signal, &action, nil)
        }
        before = []
    }
}

/// A bit for each signal that has come. Handlers may do no more than this.
private let noted = Atomic<UInt64>(0)

private func bit(of signal: Int32) -> UInt64 { 1 << UInt64(signal - 1) }

extension sigaction {
    /// Calls a function, with all other signals put off meanwhile.
    static func calling(_ handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
        var action = sigaction()
        sigfillset(&action.sa_mask)
        #if canImport(Glibc)
            action.__sigaction_handler.sa_handler = handler
        #elseif canImport(Musl)
            action.__sa_handler.sa_handler = handler
        #else
            action.__sigaction_u.__sa_handler = handler
        #endif
        return action
    }

    /// Whether the signal is not even delivered.
    fileprivate var isIgnoring: Bool {
        #if canImport(Glibc)
            let handler = __sigaction_handler.sa_handler
        #elseif canImport(Musl)
            let handler = __sa_handler.sa_handler
        #else
            let handler = __sigaction_u.__sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
