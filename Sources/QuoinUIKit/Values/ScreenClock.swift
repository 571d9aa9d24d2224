/// The time that animations go by: that of the machine, and as much more as the clocks of windows were moved.
final class ScreenClock: @unchecked Sendable {
    static let shared = ScreenClock()
    private let lock = NSLock()
    private var moved = 0.0

    var time: Double { ProcessInfo.processInfo.systemUptime + lock.withLock { moved } }

    /// Nobody waits for longer than a day, and what is added up stays exact.
    func move(by seconds: Double) { lock.withLock { moved += min(seconds, 86400) } }
}
