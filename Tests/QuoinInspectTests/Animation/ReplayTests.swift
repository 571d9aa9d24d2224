import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

/// Whatever moves: who plays the document sees every view where the window would show it.
@Suite("Animated SVGs at random")
struct ReplayTests {
    private static let rate = 20.0
    /// What the renderer may be off in a group, and what comes of three decimals.
    private static let tolerance = 0.01 + 0.0011

    /// Views within views, each of a colour of its own, and motions of them that a seed decides.
    private struct Scene {
        /// So large that all of it is seen: what is not, is not in the picture.
        let window = Window(frame: Rect(x: 0, y: 0, width: 4000, height: 4000))
        var views: [View] = []

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            let ground = View(frame: Rect(x: 1000, y: 1000, width: 10, height: 10))
            for index in 0..<8 {
                let view = View(frame: Self.frame(&generator))
                view.backgroundColor = Color(red: Double(index + 1) / 255, green: 0, blue: 0)
                (index < 3 ? ground : views[generator.below(index)]).addSubview(view)
                views.append(view)
            }
            window.addSubview(ground)
            window.tick(at: 0)
            for _ in 0..<4 {
                window.animate(
                    duration: generator.halves(in: 1...4) / 2,
                    delay: generator.halves(in: 0...1), curve: Self.curve(&generator)
                ) {
                    for view in views where generator.happens(percent: 30) {
                        view.frame = Self.frame(&generator)
                    }
                }
            }
        }

        private static func frame(_ generator: inout SeededGenerator) -> Rect {
            Rect(
                x: generator.halves(in: -50...300), y: generator.halves(in: -50...300),
                width: generator.halves(in: 1...200), height: generator.halves(in: 1...200))
        }

        private static func curve(_ generator: inout SeededGenerator) -> AnimationCurve {
            generator.one(
                of: .linear, .easeIn, .easeOut, .easeInOut, .cubic(0.2, 1.4, 0.8, -0.4),
                .spring(dampingRatio: 0.5), .spring(dampingRatio: 1, response: 0.3))
        }

        /// Where a view is seen in the window.
        func place(of view: View) -> Rect {
            var rect = view.presentationFrame
            var next = view.superview
            while let around = next, around !== window {
                let origin = around.presentationFrame.origin
                rect = rect.offsetBy(dx: origin.x, dy: origin.y)
                next = around.superview
            }
            return rect
        }

        func depth(of view: View) -> Int {
            var depth = 1
            var next = view.superview
            while let around = next, around !== window {
                depth += 1
                next = around.superview
            }
            return depth
        }
    }

    @Test("have every view where it shows, at any time", arguments: usually(10, of: 0..<40))
    func places(seed: UInt64) {
        let document = AnimatedSVGRenderer(framesPerSecond: Self.rate, pause: 1)
            .document(of: Scene(seed: seed).window)
        let replay = ReplayedMarkup(document)
        // The same again, to be asked in the course of time.
        let scene = Scene(seed: seed)
        var generator = SeededGenerator(seed: seed &+ 1000)
        var frame = 0
        while scene.window.isAnimating, frame < 400 {
            let before = scene.views.map { scene.place(of: $0) }
            scene.window.tick(at: Double(frame + 1) / Self.rate)
            let after = scene.views.map { scene.place(of: $0) }
            // At a frame, and somewhere between two of them, where it goes straight.
            for share in [0, Double(generator.below(1000)) / 1000] {
                let time = (Double(frame) + share) / Self.rate
                for (index, view) in scene.views.enumerated() {
                    let expected = before[index].mixed(with: after[index], share: share)
                    let color = "#0\(index + 1)0000"
                    let places = replay.places(of: color, at: time)
                    let tolerance = Self.tolerance * Double(scene.depth(of: view))
                    expectEqual(places.count, 1, "seed \(seed), view \(index)")
                    expectTrue(
                        places.allSatisfy { $0.isNear(expected, within: tolerance) },
                        "seed \(seed), \(time) s, view \(index): \(places) instead of \(expected)")
                }
            }
            frame += 1
        }
        expectTrue(!scene.window.isAnimating, "seed \(seed)")
    }
}

extension Rect {
    fileprivate func mixed(with other: Rect, share: Double) -> Rect {
        func part(_ path: (Rect) -> Double) -> Double {
            path(self) + (path(other) - path(self)) * share
        }
        return Rect(x: part(\.minX), y: part(\.minY), width: part(\.width), height: part(\.height))
    }

    fileprivate func isNear(_ other: Rect, within tolerance: Double) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
            .allSatisfy { $0.magnitude <= tolerance }
    }
}
