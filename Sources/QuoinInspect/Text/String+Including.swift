extension StringProtocol {
    /// Whether a text stands in this one, byte by byte: Embedded Swift has no `contains` for it.
    func includes(_ part: String) -> Bool {
        let (bytes, sought) = (Array(utf8), Array(part.utf8))
        guard sought.count <= bytes.count else { return false }
        return (0...bytes.count - sought.count).contains { bytes[$0...].starts(with: sought) }
    }
}
