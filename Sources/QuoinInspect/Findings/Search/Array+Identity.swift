import QuoinKit
import QuoinLayout

extension [View] {
    func contains(_ view: View) -> Bool { contains { $0 === view } }

    /// Each once, in the order of their first turns.
    var withoutRepeats: [View] {
        var known: Set<ObjectIdentifier> = []
        return filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}

extension [LayoutConstraint] {
    var withoutRepeats: [LayoutConstraint] {
        var known: Set<ObjectIdentifier> = []
        return filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}
