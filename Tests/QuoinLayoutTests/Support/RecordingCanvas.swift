import QuoinLayout

/// A canvas that writes down what is drawn on it, and where that is in the coordinates of the canvas.
final class RecordingCanvas: Canvas {
    /// Every call, in order.
    var calls: [String] = []
    /// The rectangles that were filled, where they are on the canvas.
    private(set) var filled: [Rect] = []
    /// For each of them, the part of the canvas that was not clipped away; nil if nothing was.
    private(set) var clips: [Rect?] = []
    private var origin = Point.zero
    private var clip: Rect?
    private var remembered: [(Point, Rect?)] = []

    /// How many states are remembered that were not gone back to.
    var depth: Int { remembered.count }

    private func onCanvas(_ rect: Rect) -> Rect {
        Rect(rect.minX + origin.x, rect.minY + origin.y, rect.width, rect.height)
    }

    func fill(_ rect: Rect, color: Color, cornerRadius: Double) {
        calls.append("fill")
        filled.append(onCanvas(rect))
        clips.append(clip)
    }

    func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
        calls.append("stroke")
    }

    func text(_ string: String, at baseline: Point, style: TextStyle) {
        calls.append("text")
    }

    func image(named name: String, in rect: Rect) {
        calls.append("image")
    }

    func clip(to rect: Rect) {
        calls.append("clip")
        let placed = onCanvas(rect)
        clip = clip.map { $0.intersection(placed) ?? .zero } ?? placed
    }

    func translate(by offset: Point) {
        calls.append("translate")
        origin = Point(x: origin.x + offset.x, y: origin.y + offset.y)
    }

    func save() {
        calls.append("save")
        remembered.append((origin, clip))
    }

    func restore() {
        calls.append("restore")
        if let (origin, clip) = remembered.popLast() {
            self.origin = origin
            self.clip = clip
        }
    }
}
