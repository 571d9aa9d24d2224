/// The numbers by which the views of a tree that have no name are told apart: a view's place among those of its kind,
/// in the order of a walk from the root.
///
/// It keeps no view.
final class ViewNumbers {
    private struct Entry {
        var kind: Int32
        var number: Int32
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// What the kinds are called.
    private var names: [String] = []
    private var kinds: [String: Int32] = [:]
    /// Asking for a type's name takes longer than all the rest.
    private var kindsOfTypes: [ObjectIdentifier: Int32] = [:]

    init(below root: View) {
        var counts: [Int32] = []
        root.forEachInSubtree { view in
            let kind = madeKind(of: view)
            if kind == counts.count { counts.append(0) }
            counts[Int(kind)] += 1
            entries[ObjectIdentifier(view)] = Entry(kind: kind, number: counts[Int(kind)])
        }
    }

    /// The kind of a view and its number; nil if it was not there, or was of another kind.
    func label(of view: View) -> String? {
        guard let entry = entries[ObjectIdentifier(view)], entry.kind == knownKind(of: view) else {
            return nil
        }
        return "\(names[Int(entry.kind)])#\(entry.number)"
    }

    private func knownKind(of view: View) -> Int32? {
        if let name = view.askedKindName {
            return kinds[name]
        }
        return kindsOfTypes[ObjectIdentifier(type(of: view))]
    }

    private func madeKind(of view: View) -> Int32 {
        if let known = knownKind(of: view) {
            return known
        }
        let name = view.typeName
        let made = kinds[name] ?? Int32(names.count)
        if made == names.count {
            names.append(name)
            kinds[name] = made
        }
        if view.askedKindName == nil {
            kindsOfTypes[ObjectIdentifier(type(of: view))] = made
        }
        return made
    }
}
