import QuoinSolver

extension Priority {
    /// Where a row stands that a content asks for at this priority: just below it, so that what somebody
    /// made at the same priority comes first. Among equals there would be several solutions, and which
    /// of them is found would depend on what was laid out before.
    ///
    /// What is required stays so; it gives way as a member of a conflict.
    var ofContentRow: Priority {
        if self == .required {
            return self
        }
        let below = Priority(rawValue.nextDown)
        return below.isValid ? below : self
    }
}
