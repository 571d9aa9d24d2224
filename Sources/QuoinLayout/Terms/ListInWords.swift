extension [String] {
    /// "a", "a and b" or "a, b and c".
    func inWords(_ conjunction: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
