import Quoin

extension Canvas {
    /// Fills the disc that fits into a square.
    func disc(_ square: Rect, color: Color) {
        fill(square, color: color, cornerRadius: square.width / 2)
    }

    /// Draws a knob: a disc that stands out from whatever it lies on.
    ///
    /// It is opaque even if it cannot be used, or one would see the track through it.
    func knob(_ square: Rect, in colors: ControlColors, isEnabled: Bool) {
        disc(
            square, color: isEnabled ? colors.knob : colors.knob.halfway(to: colors.surface))
        stroke(square, color: colors.knobLine, lineWidth: 1, cornerRadius: square.width / 2)
    }

    /// Draws a bar of 4 points along the middle of a rectangle, filled from one place to another.
    func bar(
        in rect: Rect, filled: ClosedRange<Double>, colors: (empty: Color, full: Color)
    ) {
        let thickness = min(4, rect.height)
        let track = Rect(
            x: rect.minX, y: rect.midY - thickness / 2, width: rect.width, height: thickness)
        guard !track.isEmpty else { return }
        fill(track, color: colors.empty, cornerRadius: thickness / 2)
        let full = Rect(
            x: rect.minX + filled.lowerBound, y: track.minY,
            width: filled.upperBound - filled.lowerBound, height: thickness)
        if full.width > 0 {
            fill(full, color: colors.full, cornerRadius: thickness / 2)
        }
    }
}

extension Rect {
    /// A rectangle of a size in the middle of this one, no larger than this one.
    func middle(_ size: Size) -> Rect {
        let (width, height) = (min(size.width, self.width), min(size.height, self.height))
        return Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }

    /// The largest square in the middle of this rectangle, no larger than a side.
    func middleSquare(_ side: Double) -> Rect {
        let side = min(side, min(width, height))
        return middle(Size(width: side, height: side))
    }
}
