/// What a layer above makes of the members of a list, one thing of each and in their order.
///
/// Who asks for all of a list in a loop gets the same array again: the list tells its reflection of whatever comes and
/// goes, so that not each member has to be looked at each time. A list that cannot say where something was drops it.
package protocol ListReflection: AnyObject {
    /// A member has come, and stands at a position. Returns whether the reflection goes on being true.
    func insert(_ member: AnyObject, at position: Int) -> Bool
    func remove(at position: Int)
    func exchange(_ position: Int, _ other: Int)
}

extension View {
    /// What stands for the subviews in a layer above, as they are now.
    package final var reflectionOfSubviews: (any ListReflection)? {
        get { subviewList.reflection }
        set { subviewList.reflection = newValue }
    }

    /// What stands for the guides in a layer above, as they are now.
    package final var reflectionOfGuides: (any ListReflection)? {
        get { extras?.guides.reflection }
        set { extras?.guides.reflection = newValue }
    }

    /// What stands for the constraints in a layer above, as they are now.
    package final var reflectionOfConstraints: (any ListReflection)? {
        get {
            guard let listed = listedConstraints else { return nil }
            listed.isUnread = false
            return listed.reflection
        }
        set { listedConstraints?.reflection = newValue }
    }
}
