import TestSupport
import Testing

@testable import QuoinLayout

@Suite("What is drawn of a view that moves")
struct ShownLookTests {
    private let scene = AnimationScene()
    private var window: Window { scene.window }
    private var box: View { scene.box }

    /// Writes down the numbers of what is drawn.
    private final class NumberCanvas: Canvas {
        var strokes: [(color: Color, width: Double)] = []
        var shadows: [Shadow] = []

        func fill(_ rect: Rect, color: Color, cornerRadius: Double) {}
        func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
            strokes.append((color, lineWidth))
        }
        func text(_ string: String, at baseline: Point, style: TextStyle) {}
        func image(named name: String, in rect: Rect) {}
        func clip(to rect: Rect) {}
        func translate(by offset: Point) {}
        func save() {}
        func restore() {}
        func shadow(_ shadow: Shadow, of rect: Rect, cornerRadius: Double) {
            shadows.append(shadow)
        }
    }

    private var drawn: NumberCanvas {
        let canvas = NumberCanvas()
        window.render(on: canvas)
        return canvas
    }

    @Test("has its border and its shadow where they are on their way")
    func borderAndShadow() throws {
        box.borderWidth = 2
        box.borderColor = Color(red: 1, green: 0, blue: 0)
        box.shadow = Shadow(
            color: Color(red: 0, green: 0, blue: 0, opacity: 0.5),
            offset: Size(width: 0, height: 4), radius: 2)
        window.animate(duration: 1, curve: .linear) {
            box.borderWidth = 6
            box.borderColor = Color(red: 0, green: 0, blue: 1)
            box.shadow = Shadow(
                color: Color(red: 0, green: 0, blue: 0, opacity: 1),
                offset: Size(width: 8, height: 0), radius: 10)
        }
        window.tick(at: 10.25)
        // A quarter of the way from each to each.
        let border = try #require(drawn.strokes.first)
        expectEqual(border.width, 3)
        expectEqual(border.color, Color(red: 0.75, green: 0, blue: 0.25))
        let shadow = try #require(drawn.shadows.first)
        expectEqual(shadow.color.opacity, 0.625)
        expectEqual(shadow.offset, Size(width: 2, height: 3))
        expectEqual(shadow.radius, 4)
        window.tick(at: 12)
        expectEqual(drawn.strokes.first?.width, 6)
        expectEqual(drawn.shadows.first?.radius, 10)
    }

    @Test("stays where an animation is stopped, unless something else was said meanwhile")
    func stopped() throws {
        var mark: AnimationMark?
        let (plain, other) = (View(frame: Rect(0, 0, 40, 40)), View(frame: Rect(0, 50, 40, 40)))
        [plain, other].forEach(window.addSubview)
        window.layoutIfNeeded()
        window.animate(duration: 1, curve: .linear) {
            mark = window.openAnimation
            for view in [plain, other] {
                view.cornerRadius = 8
                view.borderWidth = 4
                view.bounds.origin = Point(x: 0, y: 20)
                view.alpha = 0.5
                view.frame.origin.x = 100
            }
        }
        window.tick(at: 10.25)
        other.cornerRadius = 3
        other.alpha = 1
        window.stop(try #require(mark))
        // A quarter of the way.
        expectEqual(plain.cornerRadius, 2)
        expectEqual(plain.borderWidth, 1)
        expectEqual(plain.bounds.origin, Point(x: 0, y: 5))
        expectEqual(plain.alpha, 0.875)
        expectEqual(plain.frame, Rect(25, 0, 40, 40))
        expectEqual(other.cornerRadius, 3)
        expectEqual(other.borderWidth, 1)
        expectEqual(other.alpha, 1)
        window.tick(at: 10.25)
        expectTrue(!window.isAnimating)
        expectEqual(plain.frame, Rect(25, 0, 40, 40))
    }

    /// Two steps of one animation that are on their way at once add up; a spring that takes over goes on from there, with
    /// the speed of both.
    @Test("goes on with the speed of all its steps")
    func speed() {
        func step(_ duration: Double, after delay: Double, to radius: Double) {
            window.animate(
                duration: duration, delay: delay, curve: .linear, repetition: .once, isStep: true,
                changes: { box.cornerRadius = radius }, completion: nil)
        }
        func shown(after time: Double) -> Double {
            window.tick(at: 10 + time)
            return ShownLook(of: box).look?.cornerRadius ?? -1
        }
        window.animate(duration: 2, curve: .linear) {
            step(2, after: 0, to: 20)
            step(1, after: 0.5, to: 40)
        }
        // 10 a second, and from half a second on 20 more.
        expectEqual(shown(after: 0.5), 5)
        expectEqual(shown(after: 1), 20)
        window.animate(duration: 1, curve: .spring(dampingRatio: 1)) { box.cornerRadius = 50 }
        let step = 1e-4
        let speed = (shown(after: 1 + step) - 20) / step
        expectTrue(abs(speed - 30) < 1, "\(speed)")
    }
}
