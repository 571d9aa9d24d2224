/// The bars that show something, and arrange themselves anew when that has changed.
struct BarListeners {
    private struct Listener {
        weak var content: UIView?
    }
    private var listeners: [Listener] = []

    mutating func add(_ content: UIView) {
        guard !listeners.contains(where: { $0.content === content }) else { return }
        listeners.removeAll { $0.content == nil }
        listeners.append(Listener(content: content))
    }

    @MainActor
    func tell() {
        for listener in listeners { listener.content?.setNeedsLayout() }
    }
}
