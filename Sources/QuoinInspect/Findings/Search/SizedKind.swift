import QuoinLayout

/// Views of a kind in the same one, and an axis.
struct SizedKind: Hashable {
    let place: SiblingCustoms.Place
    let kind: ObjectIdentifier
}
