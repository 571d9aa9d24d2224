import QuoinInspect
import QuoinKit

/// Shows a window in the terminal, and tells a program what happens there.
///
/// ```swift
/// let window = Window()
/// let clock = Label("0 s")
/// window.addSubview(clock)
/// clock.makeConstraints { make in
///     make.center.equalToSuperview()
/// }
/// let host = TerminalHost(window)
/// try host.run(every: 1) { event in
///     switch event {
///     case .tick(let time): clock.text = "\(Int(time)) s"
///     case .key("q"): host.quit()
///     default: break
///     }
/// }
/// ```
///
/// The window is as large as the terminal, a point being a cell. After each event it is laid out and drawn,
/// and what has changed on the screen is written. While something moves in the window, that is done thirty
/// times a second.
///
/// However the program ends, the terminal is as it was before: when it quits, throws, is ended by a signal
/// or goes wrong, and, where the system has a shell, even when it is killed. Control-Z stops it as it stops
/// others.
public final class TerminalHost {
    /// What the terminal shows.
    public let window: Window
    /// What the program wants of the terminal. It holds from the next ``run(every:_:)`` on.
    public var options = TerminalOptions()
    /// What the terminal can show, as far as its environment says. The number of columns is that of the
    /// terminal whatever stands here.
    public var capabilities: TerminalCapabilities

    /// Wakes the program from other threads and tasks, so that it gets a ``TerminalEvent/wake``.
    ///
    /// ``run(every:_:)`` has the thread that it was called on, and nothing else is done there meanwhile, by the main
    /// actor neither if it was called on that. What takes time is done by other tasks, which leave what they have
    /// found where both can get at it:
    ///
    /// ```swift
    /// import Synchronization
    ///
    /// let host = TerminalHost(window)
    /// let waker = host.waker
    /// let answer = Mutex("")
    /// Task.detached {
    ///     try await Task.sleep(for: .seconds(2))              // or whatever takes its time
    ///     answer.withLock { $0 = "Lentil soup" }
    ///     waker.wake()
    /// }
    /// try host.run { event in
    ///     if case .wake = event { title.text = answer.withLock { $0 } }
    /// }
    /// ```
    public var waker: TerminalWaker {
        if let madeWaker { return madeWaker }
        let waker = TerminalWaker()
        madeWaker = waker
        return waker
    }

    private(set) var madeWaker: TerminalWaker?
    private(set) var isQuitting = false
    private(set) var needsRedraw = false

    /// Makes a host of a window, whose text is measured in cells from now on, and whose frames are whole
    /// cells.
    ///
    /// - Parameters:
    ///   - window: what is shown. The host sets its size.
    ///   - capabilities: what the terminal can show; by default what the environment of the process says.
    public init(_ window: Window, capabilities: TerminalCapabilities? = nil) {
        self.window = window
        self.capabilities =
            capabilities ?? TerminalCapabilities(environment: TerminalEnvironment.variables)
        window.textMeasurer = TerminalMeasurer()
        window.scale = 1
    }

    /// Ends ``run(every:_:)`` when the present event has been dealt with.
    public func quit() {
        isQuitting = true
    }

    /// Has all of the screen written anew, for instance because another program has written to the terminal.
    public func redraw() {
        needsRedraw = true
    }

    /// Runs the program until ``quit()`` is called, or the terminal is gone.
    ///
    /// A signal that ends the process ends it after the terminal was put back, so that nothing behind this
    /// call is run then.
    ///
    /// - Parameters:
    ///   - interval: how many seconds there are between ticks; none come if it is nil. It is a hundredth of
    ///     a second at least.
    ///   - handle: what is to be done about an event.
    /// - Throws: ``TerminalError`` if there is no terminal, and whatever `handle` throws.
    public func run(
        every interval: Double? = nil, _ handle: (TerminalEvent) throws -> Void
    ) throws {
        isQuitting = false
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
            let device = try TerminalDevice(options: options)
            let kind = TerminalEnvironment.variables["TERM"] ?? ""
            guard !kind.isEmpty, kind != "dumb" else { throw TerminalError.tooPlain(kind) }
            var session = try TerminalSession(self, device, interval: interval)
            let messages = HeldMessages(of: window)
            defer { messages.release() }
            try session.run(handle)
        #else
            throw TerminalError.unavailable
        #endif
    }

    /// What is written so that the terminal shows the window as it is now.
    func update(with updater: inout TerminalUpdater) -> [UInt8] {
        if needsRedraw {
            updater.forget()
            needsRedraw = false
        }
        return updater.bytes(for: TerminalScreen(of: window, isUnicode: capabilities.isUnicode))
    }
}
