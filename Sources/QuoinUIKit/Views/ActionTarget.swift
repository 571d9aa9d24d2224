/// Who is to be told, without being kept, and by which method.
@MainActor
struct ActionTarget {
    private(set) weak var object: AnyObject?
    /// Whether somebody was named, who may have gone.
    let isNamed: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        object = target.map { $0 as AnyObject }
        isNamed = target != nil
        self.action = action
    }

    /// Whether somebody was named who is gone.
    var isGone: Bool { isNamed && object == nil }

    /// Whether it is the same method of the same target.
    func isSame(as other: ActionTarget) -> Bool {
        isNamed == other.isNamed && object === other.object && action == other.action
    }
}

extension [ActionTarget] {
    /// Where those are that a target and an action mean: of no target in particular those of all, and of an
    /// action that is none of them all of the target's. A method has no name to be found by.
    @MainActor
    func places(of target: Any?, _ action: Selector?) -> [Int] {
        let object = target.map { $0 as AnyObject }
        let concerned = indices.filter { object == nil || self[$0].object === object }
        guard let action else { return concerned }
        let same = concerned.filter { self[$0].action == action }
        return same.isEmpty ? concerned : same
    }
}
