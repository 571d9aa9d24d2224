/// What rows are written from that mention a view's edges and baselines.
struct ViewOffsets: Equatable {
    var insets = EdgeInsets.zero
    /// Nil if nothing was constrained to a baseline when the view was asked.
    var baselines: Baselines?
}

/// Where the first and the last baseline are: below the top, and above the bottom edge.
struct Baselines: Equatable {
    var first = 0.0
    var last = 0.0
}

extension ViewOffsets? {
    /// Whether it says what is true of most views anyway: that the alignment rectangle is the frame.
    @inline(__always)
    var isNothingSpecial: Bool {
        self.map { $0.baselines == nil && $0.insets == .zero } ?? true
    }
}
