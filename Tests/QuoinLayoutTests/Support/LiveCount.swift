import QuoinLayout

/// How many objects of some kinds are alive.
final class LiveCount {
    fileprivate(set) var views = 0
    private var watched: [() -> Bool] = []

    /// Watches an object without keeping it.
    func watch(_ object: some AnyObject) {
        watched.append { [weak object] in object != nil }
    }

    func watch(_ objects: [some AnyObject]) {
        objects.forEach { watch($0) }
    }

    /// How many of the watched objects are still there.
    var survivors: Int { watched.count { $0() } }
}

/// A view that is counted as long as it lives.
final class CountedView: View {
    private let count: LiveCount

    init(_ name: String = "", in count: LiveCount, frame: Rect = .zero) {
        self.count = count
        super.init(frame: frame)
        self.name = name
        count.views += 1
    }

    deinit {
        count.views -= 1
    }
}
