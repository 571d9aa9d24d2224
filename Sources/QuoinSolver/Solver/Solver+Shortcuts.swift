/// Short ways for engines that know what they are doing with positions.
extension Solver {
    /// Forgets the staged terms, when only the constant of a constraint was of interest.
    package func discardStaged() {
        simplex.stagedTerms.removeAll()
    }

    /// The value of the variable at a position as of the last ``solve()``, without a check that it is
    /// up to date; 0 where there is no variable.
    ///
    /// - Complexity: O(1)
    @inline(__always)
    package func currentValue(at index: Int) -> Double {
        index >= 0 && index < simplex.values.count ? simplex.values[index] : 0
    }
}
