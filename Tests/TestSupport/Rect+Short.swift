import QuoinLayout

extension Rect {
    /// A shorter way to write a frame.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }

    /// Whether both are the same up to rounding.
    public func isAbout(_ other: Rect) -> Bool {
        let differences = [
            minX - other.minX, minY - other.minY, width - other.width, height - other.height,
        ]
        return differences.allSatisfy { abs($0) < 1e-6 }
    }
}

extension Size {
    /// Whether both are the same up to rounding.
    public func isAbout(_ other: Size) -> Bool {
        Rect(size: self).isAbout(Rect(size: other))
    }
}
