/// Something that stands in a bar, as far as its width goes.
package struct BarPart: Equatable {
    /// How wide it would like to be.
    package var width: Double
    /// Whether it may be narrower where there is too little room, as text that is cut off.
    package var mayShrink: Bool
    /// Whether it takes what is left over.
    package var stretches: Bool

    package init(width: Double, mayShrink: Bool = false, stretches: Bool = false) {
        self.width = width
        self.mayShrink = mayShrink
        self.stretches = stretches
    }
}

/// How much room the parts of a bar get, and where its title stands.
package enum BarLine {
    /// How wide parts are side by side.
    ///
    /// Those that stretch share what is left over. Where there is too little, those that may shrink are cut to one
    /// width, so that only the longest of them are.
    package static func widths(of parts: [BarPart], in room: Double) -> [Double] {
        let spare = room - parts.reduce(0) { $0 + $1.width }
        guard spare < 0 else {
            let stretching = parts.reduce(0.0) { $0 + ($1.stretches ? 1 : 0) }
            return parts.map { $0.stretches ? $0.width + spare / stretching : $0.width }
        }
        let limit = limit(of: parts.filter { $0.mayShrink }.map { $0.width }, losing: -spare)
        return parts.map { $0.mayShrink ? min($0.width, limit) : $0.width }
    }

    /// The greatest width that leaves so much less to the widths altogether.
    private static func limit(of widths: [Double], losing loss: Double) -> Double {
        var room = widths.reduce(0, +) - loss
        var left = Double(widths.count)
        for width in widths.sorted() {
            if width * left > room {
                return max(0, room / left)
            }
            room -= width
            left -= 1
        }
        return .infinity
    }

    /// Where a title stands between what is at both sides: in the middle of the bar, or as near to it as there is
    /// room, and no wider than that.
    package static func placeOfTitle(
        width: Double, in whole: Double, before: Double, after: Double
    ) -> (start: Double, width: Double) {
        let room = max(0, whole - before - after)
        let shown = min(width, room)
        let start = (whole - shown) / 2
        return (max(before, min(start, before + room - shown)), shown)
    }
}
