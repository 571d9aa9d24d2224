import Quoin

/// A canvas that writes down what is drawn, and where it is to be seen.
final class DrawingRecorder: Canvas {
    private(set) var steps: [DrawingStep] = []
    private(set) var marks: [DrawnMark] = []

    private struct State {
        var setting = DrawingSetting()
        /// The place for a canvas that shifts only, if that is another one.
        var shifted: Transform?
        /// Outside of this nothing is seen; nil if nothing is cut off.
        var seen: Rect?
        var group: Int?
    }
    private var state = State()
    private var remembered: [State] = []
    private var groupCount = 0
    private let measurer: any TextMeasurer

    init(measurer: any TextMeasurer) {
        self.measurer = measurer
    }

    // MARK: What is seen

    func fill(_ rect: Rect, color: Color, cornerRadius: Double) {
        mark(.fill(rect, color, cornerRadius: cornerRadius), covering: rect)
    }

    func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
        mark(
            .stroke(rect, color, lineWidth: lineWidth, cornerRadius: cornerRadius), covering: rect)
    }

    func text(_ string: String, at baseline: Point, style: TextStyle) {
        mark(.text(string, at: baseline, style), covering: area(of: string, at: baseline, style))
    }

    func image(named name: String, in rect: Rect) {
        mark(.image(name, rect), covering: rect)
    }

    func shadow(_ shadow: Shadow, of rect: Rect, cornerRadius: Double) {
        // Three times the radius is as far as renderers blur.
        let reach = 3 * max(0, shadow.radius)
        let area = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .insetBy(dx: -reach, dy: -reach)
        mark(.shadow(shadow, rect, cornerRadius: cornerRadius), covering: area)
    }

    func fill(_ path: Path, color: Color, rule: FillRule) {
        guard let area = path.bounds else { return }
        mark(.fillPath(path, color, rule), covering: area)
    }

    func stroke(_ path: Path, color: Color, style: LineStyle) {
        guard let bounds = path.bounds else { return }
        let area = bounds.insetBy(dx: -style.reach, dy: -style.reach)
        mark(.strokePath(path, color, style), covering: area)
    }

    func fill(_ rect: Rect, gradient: Gradient, cornerRadius: Double) {
        mark(.gradient(rect, gradient, cornerRadius: cornerRadius), covering: rect)
    }

    private func mark(_ step: DrawingStep, covering rect: Rect) {
        steps.append(step)
        guard let area = seen(of: rect) else { return }
        marks.append(
            DrawnMark(
                step: steps.count - 1, area: area, setting: state.setting, group: state.group))
    }

    /// Letters hang over the room that they are measured to take, by a quarter of the line at most.
    private func area(of string: String, at baseline: Point, _ style: TextStyle) -> Rect {
        let font = Font(size: style.size, isBold: style.isBold)
        let layout = measurer.layout(string, in: font, within: .none)
        let metrics = layout.metrics
        let spaced = Double(string.unicodeScalars.count) * style.letterSpacing.magnitude
        let over = metrics.lineHeight / 4
        return Rect(
            x: baseline.x, y: baseline.y - metrics.baseline, width: layout.size.width + spaced,
            height: max(layout.size.height, metrics.lineHeight)
        ).insetBy(dx: -over, dy: -over)
    }

    // MARK: How it is seen

    func clip(to rect: Rect) {
        clip(.clip(rect), to: rect)
    }

    func clip(to rect: Rect, cornerRadius: Double) {
        clip(.clipRounded(rect, cornerRadius: cornerRadius), to: rect)
    }

    func clip(to path: Path, rule: FillRule) {
        clip(.clipPath(path, rule), to: path.bounds ?? .zero)
    }

    private func clip(_ step: DrawingStep, to rect: Rect) {
        steps.append(step)
        state.setting.clips.append(PlacedStep(step: step, place: state.setting.place))
        state.seen = seen(of: rect) ?? .zero
    }

    func fade(to share: Double) {
        steps.append(.fade(share))
        state.setting.shares.append(share)
        if state.group == nil {
            state.group = groupCount
            groupCount += 1
        }
    }

    func transform(by transform: Transform, about point: Point) {
        steps.append(.transform(transform, about: point))
        let shift = Transform(offset: transform.offset)
        state.shifted = shift.followed(by: state.shifted ?? state.setting.place)
        state.setting.place = transform.about(point).followed(by: state.setting.place)
    }

    func translate(by offset: Point) {
        guard offset != .zero else { return }
        steps.append(.translate(offset))
        let shift = Transform(offset: offset)
        state.shifted = state.shifted.map { shift.followed(by: $0) }
        state.setting.place = shift.followed(by: state.setting.place)
    }

    func save() {
        steps.append(.save)
        remembered.append(state)
    }

    func restore() {
        steps.append(.restore)
        state = remembered.popLast() ?? state
    }

    /// What is seen of a rectangle, in the coordinates of the whole drawing; nil if that is nothing.
    private func seen(of rect: Rect) -> Rect? {
        let rect = rect.standardized
        var area = rect.around(state.setting.place)
        if let shifted = state.shifted {
            area = area.union(rect.around(shifted))
        }
        guard let seen = state.seen else { return area.isEmpty ? nil : area }
        return seen.intersection(area)
    }
}

extension Rect {
    /// The smallest rectangle around this one, as a transform moves it.
    fileprivate func around(_ place: Transform) -> Rect {
        if place.isShift {
            return offsetBy(dx: place.offset.x, dy: place.offset.y)
        }
        let corners = [
            Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
            Point(x: maxX, y: maxY),
        ].map { $0.applying(place) }
        let (first, rest) = (Rect(origin: corners[0]), corners.dropFirst())
        return rest.reduce(first) { $0.union(Rect(origin: $1)) }
    }
}

extension Transform {
    /// Whether it neither turns nor scales.
    fileprivate var isShift: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
