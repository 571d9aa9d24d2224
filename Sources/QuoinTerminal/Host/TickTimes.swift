/// When ticks are due: at equal intervals from the beginning. Those that are late are left out.
struct TickTimes {
    private let interval: Double?
    private var count = 1.0

    private static let shortest = 0.01
    /// A day; numbers of milliseconds stay small.
    private static let longest = 86_400.0

    init(every interval: Double?) {
        self.interval = interval.map {
            $0.isNaN ? Self.longest : max(Self.shortest, min($0, Self.longest))
        }
    }

    /// How long it is until the next one.
    func seconds(after time: Double) -> Double {
        interval.map { max(0, count * $0 - time) } ?? .infinity
    }

    /// Whether one is due; if so, the next one is waited for.
    mutating func isDue(at time: Double) -> Bool {
        guard let interval, time >= count * interval else { return false }
        count = (time / interval).rounded(.down) + 1
        return true
    }
}
