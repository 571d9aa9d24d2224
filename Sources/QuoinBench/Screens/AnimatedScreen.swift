import QuoinLayout

/// `animate`: a window of views that move, each from the left edge to the right.
final class AnimatedScreen: Screen {
    /// How the views are set in motion.
    enum Motion {
        /// By one animation.
        case together
        /// Each by an animation of its own; all of them begin at once and are alike.
        case each
        /// By one spring.
        case spring
    }

    let root: View
    private let window: Window
    private let views: [View]
    private let motion: Motion

    /// Makes the window, with everything in motion.
    init(count: Int, motion: Motion) {
        window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
        root = window
        self.motion = motion
        views = (0..<count).map { View(frame: Rect(x: 0, y: Double($0), width: 10, height: 1)) }
        views.forEach(window.addSubview)
        window.tick(at: 0)
        switch motion {
        case .together: window.animate(duration: Self.duration, curve: .easeInOut, changes: moveAll)
        case .spring:
            window.animate(
                duration: Self.duration,
                curve: .spring(dampingRatio: 0.5, response: Self.duration), changes: moveAll)
        case .each:
            for view in views {
                window.animate(duration: Self.duration, curve: .linear) { Self.move(view) }
            }
        }
    }

    /// So long that it does not end while it is measured.
    private static let duration = 1e6
    private static let distance = 800.0

    private func moveAll() {
        views.forEach(Self.move)
    }

    private static func move(_ view: View) {
        view.frame.origin.x = distance
    }

    /// Runs a turn.
    ///
    /// - Returns: where the last view shows.
    func turn(_ number: Int) -> Double {
        window.tick(at: Double(number))
        return views.last?.presentationFrame.minX ?? 0
    }

    func check() throws(MeasurementError) {
        for view in views where motion == .each {
            let expected = Self.distance * window.time / Self.duration
            guard (view.presentationFrame.minX - expected).magnitude < 1e-6 else {
                throw MeasurementError(
                    reason: "a view that moves shows at \(view.presentationFrame)")
            }
        }
        guard window.isAnimating, views.allSatisfy({ $0.frame.minX == Self.distance }) else {
            throw MeasurementError(reason: "views that move do not have their goals")
        }
    }
}
