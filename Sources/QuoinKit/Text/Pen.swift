/// Where the next character of a line goes.
struct Pen {
    /// How far from the start of the line.
    var position = 0.0
    /// How far one tab stop is from the next.
    let tabStop: Double

    /// Starts at the beginning of a line.
    init(tabStop: Double) {
        self.tabStop = tabStop
    }

    /// Goes on past a cluster.
    mutating func pass(_ cluster: TextCluster) {
        if cluster.kind == .tab {
            let passed = position / tabStop
            // So far from the start numbers are further apart than stops, and the pen is at the next one as it is.
            if passed < 0x1p52 {
                // Not `rounded(.down)`, which would need the C library.
                position = Double(Int64(passed) + 1) * tabStop
            }
        } else {
            position += cluster.advance
        }
    }
}
