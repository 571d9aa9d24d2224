import QuoinKit
import QuoinLayout

/// Names, each in or at the view that it belongs to.
extension SVGOverlay {
    private static let font = Font(size: usualTextSize)

    mutating func drawNames() {
        group("names") { overlay in
            for placed in overlay.views.all {
                if let visible = placed.visible(placed.frame) {
                    let name = overlay.survey.label(of: placed.view)
                    overlay.name(name, of: visible, in: placed.clip, color: OverlayPalette.name)
                }
            }
        }
    }

    /// Writes a name where there is room for it: in the rectangle, or else beside it, but not on what the
    /// rectangle is scrolled or cut away from.
    mutating func name(_ name: String, of rect: Rect, in clip: Rect, color: Color) {
        let text = LabelText(name, in: Self.font, room: max(60, rect.width), by: measurer)
        let boxes = Self.boxes(of: text.size(in: Self.font), for: rect)
            .filter { $0.center.isIn(clip) }
        if let box = labels.takeFirst(of: boxes) {
            label(text.text, in: box, Self.font, color: color)
        }
    }

    /// Where a name may stand: in the corners, then further down, then around the rectangle.
    private static func boxes(of size: Size, for rect: Rect) -> [Rect] {
        let left = rect.minX + 3
        let right = rect.maxX - size.width - 3
        let top = rect.minY + 2
        let bottom = rect.maxY - size.height - 2
        var origins = [Point(x: left, y: top), Point(x: right, y: top)]
        if rect.height > 2 * size.height {
            origins += [Point(x: left, y: bottom), Point(x: right, y: bottom)]
        }
        for number in 1..<8 {
            let row = top + Double(number) * size.height
            guard row < bottom else { break }
            origins += [Point(x: left, y: row), Point(x: right, y: row)]
        }
        let inside = origins.filter { $0.x >= rect.minX && $0.y >= rect.minY - 1 }
        let below = (0..<6).map { Point(x: left, y: rect.maxY + 1 + Double($0) * size.height) }
        let outside = [
            Point(x: left, y: rect.minY - size.height - 1), below[0],
            Point(x: rect.maxX + 3, y: rect.midY - size.height / 2),
            Point(x: rect.minX - size.width - 3, y: rect.midY - size.height / 2),
        ]
        return (inside + outside + below.dropFirst()).map { Rect(origin: $0, size: size) }
    }
}

extension Point {
    /// Whether the point is in a rectangle, or on its edge.
    fileprivate func isIn(_ rect: Rect) -> Bool {
        x >= rect.minX && x <= rect.maxX && y >= rect.minY && y <= rect.maxY
    }
}
