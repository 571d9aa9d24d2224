/// How high the lines of a font are.
public struct FontMetrics: Hashable, Sendable {
    /// How far the top of a line is from the top of the next.
    public var lineHeight: Double
    /// How far a line's baseline is below its top.
    public var baseline: Double

    /// Makes metrics of their numbers.
    public init(lineHeight: Double, baseline: Double) {
        self.lineHeight = lineHeight
        self.baseline = baseline
    }
}
