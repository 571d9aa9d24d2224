/// Says whether code runs on the main actor that comes from where nobody knows.
///
/// Where a program waits for its tasks, as tests do on Linux, the main queue is served by whatever thread there is.
final class MainQueue: @unchecked Sendable {
    static let shared = MainQueue()
    private let mark = DispatchSpecificKey<Bool>()

    private init() { DispatchQueue.main.setSpecific(key: mark, value: true) }

    var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }
}
