import Foundation

/// The signals by which somebody asks the process to end.
package enum Interrupts {
    /// Does some short work during which the process cannot be asked to end: the signal comes afterwards.
    package static func postponed<Failure: Error>(
        _ work: () throws(Failure) -> Void
    ) throws(Failure) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            sigaddset(&signals, signal)
        }
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try work()
    }
}
