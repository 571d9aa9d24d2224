import QuoinKit

/// Draws by hand: it notes what is drawn, with the colours and lines that were set.
final class DrawingPen {
    private(set) var drawing = HandDrawing()
    private var state: State
    private var remembered: [State] = []
    /// The outline that a context is given step by step, where it is to be drawn: a transform holds for what is said
    /// after it.
    lazy var outline = CGMutablePath()

    private struct State {
        var fill = Color.black
        var stroke = Color.black
        var line = LineStyle(width: 1)
        var share = 1.0
        var transform = CGAffineTransform.identity
        /// What is cut to, all in all; infinite at first where nobody has said what is drawn into.
        var clip: CGRect
    }

    /// For what is drawn into an area.
    init(in area: CGRect = .infinite) {
        state = State(clip: area)
    }

    // MARK: Who draws

    /// The pen that draws what is being drawn at present on this thread.
    static var current: DrawingPen? { PenStack.ofThread?.last }

    /// Has a view draw itself, which has these bounds.
    ///
    /// - Returns: what it drew.
    @MainActor
    static func drawing(in area: CGRect, _ draw: () -> Void) -> HandDrawing {
        let (pen, stack) = (DrawingPen(in: area), PenStack.ofMainActor)
        stack.begin(pen)
        draw()
        stack.end(pen)
        return pen.drawing
    }

    // MARK: State

    func save() {
        remembered.append(state)
        drawing.steps.append(.save)
    }

    func restore() {
        guard let last = remembered.popLast() else { return }
        state = last
        drawing.steps.append(.restore)
    }

    func setFill(_ color: Color) { state.fill = color }
    func setStroke(_ color: Color) { state.stroke = color }
    func setLine(_ change: (inout LineStyle) -> Void) { change(&state.line) }
    func setShare(_ share: CGFloat) { state.share = share.isFinite ? Double(share) : 1 }
    /// What is drawn from now on is moved so. A transform that is not finite is left out.
    func concatenate(_ transform: CGAffineTransform) {
        guard Transform(transform).isFinite else { return }
        state.transform = transform.concatenating(state.transform)
    }
    var transform: CGAffineTransform { state.transform }

    /// What of what is drawn now can be seen, as far as is known, in the measures of what is drawn now.
    var clipBounds: CGRect {
        state.clip == .infinite ? .infinite : state.clip.applying(transform.inverted())
    }

    // MARK: Marks

    func fill(_ path: Path, rule: FillRule = .winding, share: Double = 1) {
        fill(placed: placed(path), rule: rule, share: share)
    }

    /// Fills an outline that is where it is to be drawn.
    func fill(placed path: Path, rule: FillRule = .winding, share: Double = 1) {
        drawing.steps.append(.fill(path, faded(state.fill, share), rule))
    }

    func stroke(_ path: Path, _ line: LineStyle? = nil, share: Double = 1) {
        stroke(placed: placed(path), line, share: share)
    }

    func stroke(placed path: Path, _ line: LineStyle? = nil, share: Double = 1) {
        var line = line ?? state.line
        let scale = lineScale
        line.width *= scale
        line.dashes = line.dashes.map { $0 * scale }
        line.dashPhase *= scale
        drawing.steps.append(.stroke(path, faded(state.stroke, share), line))
    }

    func clip(to path: Path, rule: FillRule = .winding) {
        clip(placed: placed(path), rule: rule)
    }

    func clip(placed path: Path, rule: FillRule = .winding) {
        drawing.steps.append(.clip(path, rule))
        let left = state.clip.intersection(path.bounds?.cg ?? .zero)
        state.clip = left.isNull ? .zero : left
    }

    func write(_ text: StyledText, in rect: CGRect) {
        mark(.text(text, Rect(rect), Transform(state.transform)))
    }

    func show(_ image: UIImage, in rect: CGRect, share: Double = 1) {
        mark(.picture(image, Rect(rect), Transform(state.transform)), share: share)
    }

    func fill(_ rect: CGRect, _ gradient: Gradient) {
        mark(.gradient(gradient, Rect(rect), Transform(state.transform)))
    }

    func write(_ line: String, at baseline: Point, _ style: TextStyle) {
        mark(.line(line, baseline, style, Transform(state.transform)))
    }

    func cast(_ shadow: Shadow, of area: Rect, cornerRadius: Double) {
        mark(.shadow(shadow, area, cornerRadius, Transform(state.transform)))
    }

    /// Notes what has colours of its own, with as much of it to be seen as was said.
    private func mark(_ step: HandDrawing.Step, share: Double = 1) {
        let share = seen(of: share)
        guard share < 1 else { return drawing.steps.append(step) }
        drawing.steps += [.save, .fade(share), step, .restore]
    }

    func fade(to share: Double) { drawing.steps.append(.fade(share)) }

    /// Draws a view as it is, with its upper left corner at the origin.
    @MainActor
    func show(_ view: View) {
        save()
        view.render(on: DrawingCanvas(self))
        restore()
    }

    private func placed(_ path: Path) -> Path { path.applying(state.transform) }

    /// By how much lines are wider.
    private var lineScale: Double {
        let transform = state.transform
        return Double(abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
    }

    private func faded(_ color: Color, _ share: Double) -> Color {
        let share = seen(of: share)
        guard share < 1 else { return color }
        return color.mapVariants { part in
            var part = part
            part.opacity *= share
            return part
        }
    }

    private func seen(of share: Double) -> Double {
        max(0, min(1, share)) * max(0, min(1, state.share))
    }
}
