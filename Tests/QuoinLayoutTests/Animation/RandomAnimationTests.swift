import QuoinLayout
import TestSupport
import Testing

/// Whatever is done while things move: in the end everything shows where it is, and every completion was
/// called once.
@Suite("Animations at random")
struct RandomAnimationTests {
    private let curves: [AnimationCurve] = [
        .linear, .easeIn, .easeInOut, .cubic(0.1, 2, 0.9, -1), .spring(dampingRatio: 0.4),
        .spring(dampingRatio: 1, response: 0.1, initialVelocity: 5),
        .spring(mass: 1, stiffness: 300, damping: 60),
    ]

    @Test("everything comes to rest at its goal", arguments: 0..<60)
    func rest(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let window = Window(frame: Rect(0, 0, 500, 500))
        var views: [View] = []
        for index in 0..<12 {
            let view = View("\(index)", Rect(Double(index) * 10, 0, 10, 10))
            (index < 4 ? window : views[index - 4]).addSubview(view)
            views.append(view)
        }
        var begun = 0
        var ended: [Int: Int] = [:]
        var time = 0.0
        for _ in 0..<80 {
            switch generator.below(10) {
            case 0...4:
                let number = begun
                begun += 1
                window.animate(
                    duration: generator.halves(in: -1...4) / 2,
                    delay: generator.halves(in: 0...1),
                    curve: generator.one(of: curves),
                    changes: { change(&generator, views, in: window) },
                    completion: { _ in ended[number, default: 0] += 1 })
            case 5: change(&generator, views, in: window)
            case 6:
                window.performWithoutAnimation { change(&generator, views, in: window) }
            case 7: generator.one(of: views).removeAllAnimations()
            default:
                time += generator.halves(in: 0...1) / 2
                window.tick(at: time)
                for view in views {
                    expectTrue(view.presentationFrame.minX.isFinite, "seed \(seed)")
                }
            }
        }
        window.tick(at: time + 100)
        for view in views {
            expectEqual(view.presentationFrame, view.frame, "seed \(seed)")
            expectEqual(view.presentationBounds, view.bounds, "seed \(seed)")
            expectEqual(view.presentationAlpha, view.alpha, "seed \(seed)")
            expectEqual(view.presentationBackgroundColor, view.backgroundColor, "seed \(seed)")
        }
        expectTrue(!window.isAnimating)
        expectEqual(ended.count, begun, "seed \(seed)")
        expectTrue(ended.values.allSatisfy { $0 == 1 }, "seed \(seed)")
    }

    private func change(_ generator: inout SeededGenerator, _ views: [View], in window: Window) {
        for _ in 0..<generator.number(in: 0...4) {
            let view = generator.one(of: views)
            switch generator.below(8) {
            case 0, 1: view.frame.origin.x = generator.halves(in: -50...50)
            case 2: view.bounds.size.width = generator.halves(in: 0...50)
            case 3: view.bounds.origin.y = generator.halves(in: -20...20)
            case 4: view.alpha = Double(generator.below(5)) / 4
            case 5:
                view.backgroundColor =
                    generator.happens(percent: 30)
                    ? nil : Color(red: Double(generator.below(3)) / 2, green: 0, blue: 1)
            case 6: view.removeFromSuperview()
            default:
                if view.superview == nil {
                    window.addSubview(view)
                }
            }
        }
    }
}
