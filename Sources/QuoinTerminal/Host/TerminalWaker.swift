/// Wakes a program that waits in ``TerminalHost/run(every:_:)``, from any thread and any task.
///
/// It may be called before the program runs and after; the next run is told then.
public struct TerminalWaker: Sendable {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
        private let pipe = WakePipe()

        /// What can be read from when the program is to wake.
        var file: Int32 { pipe.reading }

        /// Whether there were calls since this was asked last.
        func takeCalls() -> Bool { pipe.drain() }
    #endif

    init() {}

    /// Has the program get a ``TerminalEvent/wake`` soon. Returns at once.
    public func wake() {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
            pipe.fill()
        #endif
    }
}
