/// The last values of something, the newest at the end.
struct History {
    private(set) var values: [Double] = []

    /// No screen shows more.
    private static let longest = 512

    mutating func append(_ value: Double) {
        if values.count >= 2 * Self.longest {
            values.removeFirst(Self.longest)
        }
        values.append(value)
    }
}
