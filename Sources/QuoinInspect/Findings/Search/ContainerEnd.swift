import QuoinKit
import QuoinLayout

/// An end of a view along an axis.
struct ContainerEnd: Hashable {
    let container: ObjectIdentifier
    let axis: Axis
    let isEnd: Bool
}
