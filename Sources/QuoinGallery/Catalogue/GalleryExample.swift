import QuoinKit

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
    /// The devices on which it is shown besides: some examples are about them.
    public let devices: [HeldDevice]
    private let motion: StepMotion
    private let fill: @Sendable (Window) -> Void
    private let safeArea: @Sendable (Size) -> EdgeInsets

    init<Screen: GalleryScreen>(_ type: Screen.Type) {
        self.init(of: type) { window in
            let screen = Screen()
            window.addSubview(screen)
            screen.makeConstraints { make in
                if Screen.reachesUnderBars {
                    make.edges.equalTo(window)
                } else {
                    make.edges.equalTo(window.safeAreaLayoutGuide)
                }
            }
        }
    }

    init<Controller: GalleryController>(controller type: Controller.Type) {
        self.init(of: type) { $0.rootViewController = Controller() }
    }

    private init<Entry: GalleryEntry>(
        of type: Entry.Type, fill: @escaping @Sendable (Window) -> Void
    ) {
        name = Entry.name
        title = Entry.title
        summary = Entry.summary
        stepCount = Entry.stepCount
        devices = Entry.devices
        motion = Entry.motion
        self.fill = fill
        safeArea = { Entry.safeArea(of: $0) }
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
        fill(window)
        window.layoutIfNeeded()
        for _ in 0..<steps {
            entry(in: window)?.advance()
            window.layoutIfNeeded()
        }
        return window
    }

    /// Makes a window that fills the screen of a device and shows the example, laid out.
    public func window(on shown: HeldDevice) -> Window {
        let window = Window(frame: .zero)
        window.name = "window"
        window.show(shown.device, shown.orientation)
        fill(window)
        window.layoutIfNeeded()
        return window
    }

    private func entry(in window: Window) -> (any GalleryEntry)? {
        window.rootViewController as? any GalleryEntry
            ?? window.subviews.first as? any GalleryEntry
    }

    /// Advances the screen in a window that shows the example, as a motion, which the window's next turns
    /// show.
    ///
    /// - Parameter window: One that ``window(of:steps:onDiagnostic:)`` has made.
    public func advance(_ window: Window) {
        guard let screen = entry(in: window) else { return }
        window.animate(duration: motion.duration, curve: motion.curve) {
            screen.advance()
            window.layoutIfNeeded()
        }
    }
}
