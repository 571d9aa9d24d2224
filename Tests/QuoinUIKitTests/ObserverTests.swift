import QuoinUIKit
import TestSupport
import Testing

/// Objects whose methods are called for notifications.
@MainActor
@Suite struct ObserverTests {
    private static let saved = Notification.Name("ObserverTests saved")
    private static let lost = Notification.Name("ObserverTests lost")
    private let center = NotificationCenter()

    @MainActor
    private final class Listener: NSObject {
        let center: NotificationCenter
        var heard: [Notification.Name] = []

        init(_ center: NotificationCenter) { self.center = center }
        deinit { center.removeObserver(self) }

        func hear(_ notification: Notification) { heard.append(notification.name) }
    }

    private func observe(
        _ listener: Listener, _ name: Notification.Name?, of object: AnyObject? = nil
    ) {
        center.addObserver(
            listener, selector: Selector(Listener.hear), name: name, object: object)
    }

    @MainActor @Test func `who is removed hears no more, and once if added again`() {
        let (one, other) = (Listener(center), Listener(center))
        observe(other, Self.saved)
        for _ in 0..<3 {
            observe(one, Self.saved)
            center.removeObserver(one)
        }
        center.post(name: Self.saved, object: nil)
        expectTrue(one.heard.isEmpty)
        observe(one, Self.saved)
        center.post(name: Self.saved, object: nil)
        expectEqual(one.heard, [Self.saved])
        expectEqual(other.heard, [Self.saved, Self.saved])
    }

    @MainActor @Test func `one notification is taken out by its name and its object`() {
        let (listener, document, draft) = (Listener(center), NSObject(), NSObject())
        observe(listener, Self.saved, of: document)
        observe(listener, Self.saved, of: draft)
        observe(listener, Self.lost)
        center.removeObserver(listener, name: Self.saved, object: document)
        center.post(name: Self.saved, object: document)
        expectTrue(listener.heard.isEmpty)
        center.post(name: Self.saved, object: draft)
        center.post(name: Self.lost, object: nil)
        expectEqual(listener.heard, [Self.saved, Self.lost])
        center.removeObserver(listener, name: Self.saved, object: nil)
        center.post(name: Self.saved, object: draft)
        expectEqual(listener.heard, [Self.saved, Self.lost])
        center.removeObserver(listener, name: nil, object: nil)
        center.post(name: Self.lost, object: nil)
        expectEqual(listener.heard, [Self.saved, Self.lost])
    }

    @MainActor @Test func `each center has observers of its own`() {
        let (listener, other) = (Listener(center), NotificationCenter())
        observe(listener, Self.saved)
        other.removeObserver(listener)
        center.post(name: Self.saved, object: nil)
        expectEqual(listener.heard, [Self.saved])
    }

    @MainActor @Test func `blocks are removed by their tokens`() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: Self.saved, object: nil, queue: nil) { _ in
            count += 1
        }
        center.post(name: Self.saved, object: nil)
        center.removeObserver(token)
        center.post(name: Self.saved, object: nil)
        expectEqual(count, 1)
    }

    @MainActor @Test func `who goes takes itself out, or is forgotten at the next notification`() {
        @MainActor
        final class Plain: NSObject {
            func hear(_ notification: Notification) {}
        }
        weak var kept: NSObject?
        do {
            let subject = NSObject()
            kept = subject
            let plain = Plain()
            center.addObserver(
                plain, selector: Selector { (_: Notification) in _ = subject }, name: Self.saved,
                object: nil)
        }
        // What the method keeps is kept as long as it may be called.
        expectTrue(kept != nil)
        center.post(name: Self.saved, object: nil)
        expectTrue(kept == nil)
        do { observe(Listener(center), Self.saved) }
        center.post(name: Self.saved, object: nil)
    }
}
