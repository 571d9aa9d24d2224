extension Window {
    /// The time of the last ``tick(at:)``.
    public var time: Double { storedTime }

    /// Runs one turn: brings constraints, frames and pictures up to date, as far as anything has asked
    /// for it.
    ///
    /// - Parameter time: the present time in seconds, on any clock. One that is not finite is taken for
    ///   the last one.
    public func tick(at time: Double) {
        if time.isFinite {
            storedTime = time
        }
        layoutIfNeeded()
        if let canvas {
            display(on: canvas)
        }
    }
}
