import QuoinKit

/// Draws by hand: it notes what is drawn, with the colours and lines that were set.
final class DrawingPen {
    private(set) var drawing = HandDrawing()
    private var state = State()
    private var remembered: [State] = []
    /// The outline that a context is given step by step.
    var path = Path()

    private struct State {
        var fill = Color.black
        var stroke = Color.black
        var line = LineStyle(width: 1)
        var share = 1.0
        var transform = CGAffineTransform.identity
    }

    // MARK: Who draws

    /// The pen that draws what is being drawn at present on this thread.
    static var current: DrawingPen? { PenStack.ofThread?.last }

    /// Has a view draw itself.
    ///
    /// - Returns: what it drew.
    @MainActor
    static func drawing(_ draw: () -> Void) -> HandDrawing {
        let (pen, stack) = (DrawingPen(), PenStack.ofMainActor)
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

    // MARK: Marks

    func fill(_ path: Path, rule: FillRule = .winding, share: Double = 1) {
        drawing.steps.append(
            .fill(placed(path), faded(state.fill, share), rule))
    }

    func stroke(_ path: Path, _ line: LineStyle? = nil, share: Double = 1) {
        var line = line ?? state.line
        let scale = lineScale
        line.width *= scale
        line.dashes = line.dashes.map { $0 * scale }
        drawing.steps.append(.stroke(placed(path), faded(state.stroke, share), line))
    }

    func clip(to path: Path, rule: FillRule = .winding) {
        drawing.steps.append(.clip(placed(path), rule))
    }

    func write(_ text: StyledText, in rect: CGRect) {
        drawing.steps.append(.text(text, Rect(rect), Transform(state.transform)))
    }

    func show(_ image: UIImage, in rect: CGRect) {
        drawing.steps.append(.picture(image, Rect(rect), Transform(state.transform)))
    }

    func fill(_ rect: CGRect, _ gradient: Gradient) {
        drawing.steps.append(.gradient(gradient, Rect(rect), Transform(state.transform)))
    }

    func write(_ line: String, at baseline: Point, _ style: TextStyle) {
        drawing.steps.append(.line(line, baseline, style, Transform(state.transform)))
    }

    func cast(_ shadow: Shadow, of area: Rect, cornerRadius: Double) {
        drawing.steps.append(.shadow(shadow, area, cornerRadius, Transform(state.transform)))
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
        let share = max(0, min(1, share)) * max(0, min(1, state.share))
        guard share < 1 else { return color }
        return color.mapVariants { part in
            var part = part
            part.opacity *= share
            return part
        }
    }
}
