import Quoin

/// How much the wishes of a stack matter.
enum StackPriorities {
    /// As near to their proportion as explicit sizes allow.
    static let proportion = Priority(999)
    /// Middles that are equally far apart.
    static let centering = Priority(149)
    /// A stack as small as what is in it. Measuring asks at 50, and comes first.
    static let compact = Priority(49)
    /// A stack as small as what is in it, once all else is decided.
    static let faintlyCompact = Priority(1e-12)

    /// The order in which equals grow and shrink: below all that anybody could want. That of an outer
    /// stack comes before that of the stacks in it.
    static func order(atDepth depth: Int) -> Priority {
        // From there on nobody could tell.
        let halvings = min(depth, 24)
        return Priority(0.01 / Float(1 << halvings))
    }
}
