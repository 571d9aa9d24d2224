/// Who is called in each frame.
final class FrameCalls: @unchecked Sendable {
    static let shared = FrameCalls()
    private let lock = NSLock()
    private var links: [CADisplayLink] = []

    func add(_ link: CADisplayLink) {
        lock.withLock { if !links.contains(where: { $0 === link }) { links.append(link) } }
    }

    func remove(_ link: CADisplayLink) {
        // What goes may be all that keeps its target, whose end may ask for the list: it goes when that is open again.
        _ = lock.withLock { links.firstIndex { $0 === link }.map { links.remove(at: $0) } }
    }

    var all: [CADisplayLink] { lock.withLock { links } }
}
