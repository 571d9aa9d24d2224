#if DEBUG
    extension Solver {
        /// For tests: describes every invariant of the present state that does not hold.
        func checkInvariants() -> [String] {
            simplex.brokenInvariants()
        }
    }
#endif
