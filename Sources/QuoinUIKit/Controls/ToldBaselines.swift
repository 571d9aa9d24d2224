/// What a control has said of its baselines, which depend on where its text stood at the last layout.
@MainActor
struct ToldBaselines {
    private var told: (first: Double, last: Double)?

    /// Says where they are, to somebody who asks.
    mutating func tell(_ baselines: (first: Double, last: Double)) -> (first: Double, last: Double)
    {
        told = baselines
        return baselines
    }

    /// Whether somebody has heard of others. What is less than can be seen comes from rounding.
    func differ(from baselines: (first: Double, last: Double)) -> Bool {
        guard let told else { return false }
        return (told.first - baselines.first).magnitude > 0.01
            || (told.last - baselines.last).magnitude > 0.01
    }
}
