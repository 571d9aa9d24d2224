import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("A display that is brought up to date where it has changed")
struct RandomDrawingTests {
    @Test("shows what it would show if all was drawn anew", arguments: usually(20, of: 1...200))
    func upToDate(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let size = Size(width: 120, height: 90)
        let window = Window(size: size)
        window.scale = 1
        window.textMeasurer = TerminalMeasurer(cellSize: Size(width: 5, height: 8))
        let display = PixelCanvas(size, measurer: window.measurer)
        var views = [window as View]
        var shown = Drawing(of: window)
        shown.draw(on: display)
        for step in 1...30 {
            for _ in 0...random.below(3) {
                change(&views, &random)
            }
            window.tick(at: Double(step) / 10)
            let next = Drawing(of: window)
            for part in next.changes(since: shown) {
                display.save()
                display.clip(to: part)
                display.erase(part)
                next.draw(on: display, within: part)
                display.restore()
            }
            shown = next
            let anew = PixelCanvas(size, measurer: window.measurer)
            window.render(on: anew)
            guard display.pixels == anew.pixels else {
                Issue.record("seed \(seed), step \(step): what is shown is not what is there")
                return
            }
        }
    }

    private func change(_ views: inout [View], _ random: inout SeededGenerator) {
        let view = random.one(of: views)
        switch random.below(12) {
        case 0, 1, 2:
            let new =
                random.happens(percent: 20)
                ? Sketch() : random.happens(percent: 50) ? View() : Label("text \(random.below(9))")
            new.frame = frame(&random)
            view.addSubview(new)
            views.append(new)
        case 3: view.backgroundColor = random.one(of: .black, .white, nil)
        case 4 where view.superview != nil: view.frame = frame(&random)
        case 5 where view.superview != nil: view.isHidden.toggle()
        case 6 where view.superview != nil: view.alpha = random.one(of: 0, 0.5, 1)
        case 7: view.clipsToBounds.toggle()
        case 8: view.bounds.origin = Point(x: Double(random.below(9)), y: Double(random.below(9)))
        case 9: view.superview?.bringSubviewToFront(view)
        case 10 where views.count > 5 && view.superview != nil:
            view.removeFromSuperview()
            views.removeAll { $0 === view || $0.isDescendant(of: view) }
        default:
            if let label = view as? Label {
                label.text = "other \(random.below(99))"
            } else if let sketch = view as? Sketch {
                sketch.number = random.below(16)
            }
        }
    }

    private func frame(_ random: inout SeededGenerator) -> Rect {
        Rect(
            Double(random.number(in: -10...100)), Double(random.number(in: -10...80)),
            Double(random.below(60)), Double(random.below(40)))
    }
}

/// A view with shapes that are no rectangles, which reach out of it.
private final class Sketch: View {
    var number = 0 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        let size = 4.0 * Double(number % 4) + 2
        var path = Path()
        path.move(to: Point(x: -2, y: 3))
        path.addLine(to: Point(x: size, y: 3))
        path.addQuadCurve(to: Point(x: 5, y: size), control: Point(x: 2 * size, y: 20))
        canvas.fill(path, color: .black, rule: number.isMultiple(of: 2) ? .evenOdd : .winding)
        var style = LineStyle(width: 2)
        style.join = number % 3 == 0 ? .miter : .round
        canvas.stroke(path, color: .white, style: style)
        canvas.save()
        canvas.clip(to: path, rule: .winding)
        canvas.fill(
            bounds, gradient: Gradient([.init(.black, at: 0), .init(.white, at: size / 20)]),
            cornerRadius: 2)
        canvas.restore()
    }
}

extension View {
    fileprivate var measurer: any TextMeasurer { textMeasurer ?? HelveticaMeasurer() }
}
