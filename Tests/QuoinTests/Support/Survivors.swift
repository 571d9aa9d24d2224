/// Knows which of some objects are alive, without keeping them.
final class Survivors {
    private var watched: [() -> Bool] = []

    func watch(_ object: some AnyObject) {
        watched.append { [weak object] in object != nil }
    }

    func watch(_ objects: [some AnyObject]) {
        objects.forEach { watch($0) }
    }

    var count: Int { watched.count { $0() } }
}
