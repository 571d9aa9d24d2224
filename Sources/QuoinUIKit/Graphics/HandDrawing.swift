import QuoinKit

/// What was drawn by hand, to be shown on a canvas.
struct HandDrawing: Sendable {
    /// A step of it. Places are those of the canvas.
    enum Step: Sendable {
        case save
        case restore
        case fill(Path, Color, FillRule)
        case stroke(Path, Color, LineStyle)
        case clip(Path, FillRule)
        case text(StyledText, Rect, Transform)
        case picture(UIImage, Rect, Transform)
        case gradient(Gradient, Rect, Transform)
        case line(String, Point, TextStyle, Transform)
        case shadow(Shadow, Rect, Double, Transform)
        case fade(Double)
    }

    var steps: [Step] = []

    @MainActor
    func show(on canvas: any Canvas, traits: TraitCollection) {
        var depth = 0
        for step in steps {
            switch step {
            case .save:
                canvas.save()
                depth += 1
            case .restore where depth > 0:
                canvas.restore()
                depth -= 1
            case .restore: break
            case .fill(let path, let color, let rule):
                canvas.fill(path, color: color.resolved(with: traits), rule: rule)
            case .stroke(let path, let color, let line):
                canvas.stroke(path, color: color.resolved(with: traits), style: line)
            case .clip(let path, let rule): canvas.clip(to: path, rule: rule)
            case .text(let text, let rect, let transform):
                within(transform, on: canvas) { Self.write(text, in: rect, on: canvas, traits) }
            case .picture(let image, let rect, let transform):
                within(transform, on: canvas) {
                    canvas.show(image, in: rect, traits: traits)
                }
            case .line(let text, let baseline, let style, let transform):
                within(transform, on: canvas) {
                    canvas.text(text, at: baseline, style: style)
                }
            case .shadow(let shadow, let area, let radius, let transform):
                within(transform, on: canvas) {
                    canvas.shadow(shadow, of: area, cornerRadius: radius)
                }
            case .fade(let share): canvas.fade(to: share)
            case .gradient(let gradient, let rect, let transform):
                within(transform, on: canvas) {
                    let shown = gradient.mapColors { $0.resolved(with: traits) }
                    canvas.fill(rect, gradient: shown, cornerRadius: 0)
                }
            }
        }
        for _ in 0..<depth { canvas.restore() }
    }

    private func within(_ transform: Transform, on canvas: any Canvas, _ draw: () -> Void) {
        guard transform != .identity else { return draw() }
        canvas.save()
        if transform == Transform(offset: transform.offset) {
            canvas.translate(by: transform.offset)
        } else {
            canvas.transform(by: transform, about: .zero)
        }
        draw()
        canvas.restore()
    }

    private static func write(
        _ text: StyledText, in rect: Rect, on canvas: any Canvas, _ traits: TraitCollection
    ) {
        guard rect.isSound else { return }
        let label = Label(numberOfLines: 0)
        label.lineBreakMode = .wordWrapping
        label.styledText = text
        label.textColor = .black
        label.appearance = traits.userInterfaceStyle
        let height = label.contentSize(forWidth: rect.width).height
        label.frame = Rect(x: 0, y: 0, width: rect.width, height: height)
        canvas.save()
        canvas.translate(by: rect.origin)
        label.draw(label.bounds, in: canvas)
        canvas.restore()
    }
}

extension Canvas {
    /// Shows a picture: what was drawn into it, or the one of its name.
    @MainActor
    func show(_ image: UIImage, in rect: Rect, traits: TraitCollection) {
        guard let drawing = image.drawing, image.size.width > 0, image.size.height > 0 else {
            return self.image(named: image.name, in: rect)
        }
        save()
        translate(by: rect.origin)
        let size = Size(image.size)
        let scale = (rect.width / size.width, rect.height / size.height)
        if scale != (1, 1) {
            transform(by: Transform(scaleX: scale.0, y: scale.1), about: .zero)
        }
        clip(to: Rect(origin: .zero, size: size))
        drawing.show(on: self, traits: traits)
        restore()
    }
}
