extension NotificationCenter {
    /// Calls a method of an object for a notification, as long as the object is there, or until it is removed.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let observation = Observation(
            observer: observer as AnyObject, name: name, object: object.map { $0 as AnyObject })
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification
            guard MainQueue.shared.isCurrent else { return }
            MainActor.assumeIsolated {
                guard let observer = observation.observer else {
                    return SelectorObservers.shared.letGoOfLost()
                }
                selector.call(observer, [notification])
            }
        }
        SelectorObservers.shared.add(observation, token, in: self)
    }

    /// As in UIKit: an object hears of nothing more, or a block of which the object is the token.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.shared.remove(observer, from: self) { _ in true }
        removeObserver(observer as Any)
    }

    /// As in UIKit: an object does not hear any more of notifications that have the name, and are about the object;
    /// `nil` stands for all.
    public func removeObserver(
        _ observer: AnyObject, name: NSNotification.Name?, object: Any?
    ) {
        let subject = object.map { $0 as AnyObject }
        SelectorObservers.shared.remove(observer, from: self) {
            (name == nil || $0.name == name) && (subject == nil || $0.object === subject)
        }
        removeObserver(observer as Any, name: name, object: object)
    }
}

/// Who observes what, as long as it is there.
private final class Observation: @unchecked Sendable {
    weak let observer: AnyObject?
    let name: NSNotification.Name?
    weak let object: AnyObject?

    init(observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
        (self.observer, self.name, self.object) = (observer, name, object)
    }
}

/// The observers whose methods are called, each with the tokens by which the centers know its observations.
///
/// Observers are found by what they are and not by a reference: those that take themselves out as they go can have
/// none made of them any more.
private final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]
    private var count = 0
    /// How many there may be until those are looked for whose observers have gone.
    private var limit = 64

    private struct Entry {
        let observation: Observation
        let token: any NSObjectProtocol
        let center: NotificationCenter
    }

    func add(
        _ observation: Observation, _ token: any NSObjectProtocol, in center: NotificationCenter
    ) {
        guard let observer = observation.observer else { return }
        let isFull = lock.withLock {
            entries[ObjectIdentifier(observer), default: []].append(
                Entry(observation: observation, token: token, center: center))
            count += 1
            return count > limit
        }
        guard isFull else { return }
        letGoOfLost()
        lock.withLock { limit = max(64, 2 * count) }
    }

    func remove(
        _ observer: AnyObject, from center: NotificationCenter, where matches: (Observation) -> Bool
    ) {
        let key = ObjectIdentifier(observer)
        let leaving = lock.withLock {
            takeOut(of: key) { $0.center === center && matches($0.observation) }
        }
        for entry in leaving { entry.center.removeObserver(entry.token as Any) }
    }

    /// Lets go of the observations of those that have gone.
    func letGoOfLost() {
        let leaving = lock.withLock {
            entries.keys.flatMap { takeOut(of: $0) { $0.observation.observer == nil } }
        }
        for entry in leaving { entry.center.removeObserver(entry.token as Any) }
    }

    private func takeOut(of key: ObjectIdentifier, where matches: (Entry) -> Bool) -> [Entry] {
        guard let all = entries[key] else { return [] }
        let leaving = all.filter(matches)
        let staying = all.filter { !matches($0) }
        entries[key] = staying.isEmpty ? nil : staying
        count -= leaving.count
        return leaving
    }
}
