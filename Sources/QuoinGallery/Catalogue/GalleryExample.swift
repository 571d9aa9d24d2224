import Quoin

/// An entry of the gallery: what an example is called, and how it is shown.
public struct GalleryExample: Sendable {
    /// What the example is called on a command line.
    public let name: String
    /// What it is called in a heading.
    public let title: String
    /// What it shows, in a sentence.
    public let summary: String
    /// How many times the screen can be advanced before it is as it was at first.
    public let stepCount: Int
    private let motion: StepMotion
    private let makeScreen: @Sendable () -> any GalleryScreen
    private let safeArea: @Sendable (Size) -> EdgeInsets

    init<Screen: GalleryScreen>(_ type: Screen.Type) {
        name = Screen.name
        title = Screen.title
        summary = Screen.summary
        stepCount = Screen.stepCount
        motion = Screen.motion
        makeScreen = { Screen() }
        safeArea = { Screen.safeArea(of: $0) }
    }

    /// Makes a window of a size that shows the example, laid out.
    ///
    /// - Parameters:
    ///   - steps: How often the screen is advanced, and laid out again.
    ///   - onDiagnostic: Who is told if something is wrong; by default each message is printed once.
    public func window(
        of size: Size, steps: Int = 0, onDiagnostic: ((LayoutDiagnostic) -> Void)? = nil
    ) -> Window {
        let window = Window(frame: Rect(origin: .zero, size: size))
        window.name = "window"
        window.onDiagnostic = onDiagnostic
        window.safeAreaInsets = safeArea(size)
        let screen = makeScreen()
        screen.frame = window.bounds
        screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(screen)
        window.layoutIfNeeded()
        for _ in 0..<steps {
            screen.advance()
            window.layoutIfNeeded()
        }
        return window
    }

    /// Advances the screen in a window that shows the example, as a motion, which the window's next turns
    /// show.
    ///
    /// - Parameter window: One that ``window(of:steps:onDiagnostic:)`` has made.
    public func advance(_ window: Window) {
        guard let screen = window.subviews.first as? any GalleryScreen else { return }
        window.animate(duration: motion.duration, curve: motion.curve) {
            screen.advance()
            window.layoutIfNeeded()
        }
    }
}
