import Quoin

/// A call to a canvas.
enum DrawingStep: Hashable, Sendable {
    case fill(Rect, Color, cornerRadius: Double)
    case stroke(Rect, Color, lineWidth: Double, cornerRadius: Double)
    case text(String, at: Point, TextStyle)
    case image(String, Rect)
    case shadow(Shadow, Rect, cornerRadius: Double)
    case fillPath(Path, Color, FillRule)
    case strokePath(Path, Color, LineStyle)
    case gradient(Rect, Gradient, cornerRadius: Double)

    case clip(Rect)
    case clipRounded(Rect, cornerRadius: Double)
    case clipPath(Path, FillRule)
    case fade(Double)
    case transform(Transform, about: Point)
    case translate(Point)
    case save
    case restore

    /// Whether it leaves something to be seen, rather than say how what follows is drawn.
    var isMark: Bool {
        switch self {
        case .fill, .stroke, .text, .image, .shadow, .fillPath, .strokePath, .gradient: true
        default: false
        }
    }

    func draw(on canvas: any Canvas) {
        switch self {
        case .fill(let rect, let color, let radius):
            canvas.fill(rect, color: color, cornerRadius: radius)
        case .stroke(let rect, let color, let width, let radius):
            canvas.stroke(rect, color: color, lineWidth: width, cornerRadius: radius)
        case .text(let string, let baseline, let style):
            canvas.text(string, at: baseline, style: style)
        case .image(let name, let rect): canvas.image(named: name, in: rect)
        case .shadow(let shadow, let rect, let radius):
            canvas.shadow(shadow, of: rect, cornerRadius: radius)
        case .fillPath(let path, let color, let rule): canvas.fill(path, color: color, rule: rule)
        case .strokePath(let path, let color, let style):
            canvas.stroke(path, color: color, style: style)
        case .gradient(let rect, let gradient, let radius):
            canvas.fill(rect, gradient: gradient, cornerRadius: radius)
        case .clip(let rect): canvas.clip(to: rect)
        case .clipRounded(let rect, let radius): canvas.clip(to: rect, cornerRadius: radius)
        case .clipPath(let path, let rule): canvas.clip(to: path, rule: rule)
        case .fade(let share): canvas.fade(to: share)
        case .transform(let transform, let point): canvas.transform(by: transform, about: point)
        case .translate(let offset): canvas.translate(by: offset)
        case .save: canvas.save()
        case .restore: canvas.restore()
        }
    }
}

/// Something in a drawing that can be seen.
struct DrawnMark: Sendable {
    /// Which of the steps it is.
    var step: Int
    /// What it covers at most, in the coordinates of the view that was drawn.
    var area: Rect
    /// Where its coordinates are, and what it is seen through.
    var setting: DrawingSetting
    /// Which of those parts it is in that fade as one picture; the outermost one counts.
    var group: Int?
}

/// Where the origin is and what is cut off or faded, as far as it bears on what a step looks like.
struct DrawingSetting: Hashable, Sendable {
    /// From the coordinates of the view that draws to those of the whole drawing.
    var place = Transform.identity
    /// What cuts off, with the place that each has.
    var clips: [PlacedStep] = []
    /// To which shares it is faded.
    var shares: [Double] = []
}

/// A step and the place that it had.
struct PlacedStep: Hashable, Sendable {
    var step: DrawingStep
    var place: Transform
}
