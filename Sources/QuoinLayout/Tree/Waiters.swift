/// Who waits for changes of a tree.
struct Waiters: OptionSet {
    let rawValue: UInt8

    /// A driver that keeps what it has worked out for parts of the tree.
    static let parts = Waiters(rawValue: 1 << 0)
    /// Overseers that want to hear where changes may matter to the size of some view.
    static let overseers = Waiters(rawValue: 1 << 1)
    /// Numbers of views, which are others once views come, go or change places.
    static let numbers = Waiters(rawValue: 1 << 2)

    /// Those who wait for any change.
    static let ofChanges: Waiters = [.parts, .overseers]

    mutating func set(_ waiter: Waiters, to isWaiting: Bool) {
        if isWaiting {
            insert(waiter)
        } else {
            remove(waiter)
        }
    }
}
