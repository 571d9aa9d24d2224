extension [String] {
    /// "a", "a and b" or "a, b and c".
    func inWords(_ conjunction: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}

extension Int {
    /// "1", "1 and 2" or "1 to 3".
    func inWords(to last: Int) -> String {
        last <= self ? "\(self)" : last == self + 1 ? "\(self) and \(last)" : "\(self) to \(last)"
    }
}
