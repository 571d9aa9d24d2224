import QuoinLayout

/// Of which views a number is asked for.
struct UsualNumber: Hashable {
    let type: ObjectIdentifier
    let holdsOthers: Bool
    let axis: Axis
}
