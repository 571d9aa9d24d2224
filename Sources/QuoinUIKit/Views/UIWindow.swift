import QuoinKit

/// The root of what is shown. It has a clock that is moved by hand, and traits of a device.
@preconcurrency @MainActor
open class UIWindow: UIView {
    override class func makeNode() -> View { Window() }
    /// The engine's view, which is a window as this one is.
    final var host: Window {
        guard let window = node as? Window else { preconditionFailure("a window has a window") }
        return window
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        WindowList.shared.add(self)
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        WindowList.shared.add(self)
    }
    /// As in UIKit.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
        WindowList.shared.add(self)
    }
    /// As in UIKit.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    open override var next: UIResponder? { WindowList.shared.application }

    /// Whether its clock has ever been moved.
    final var hasGoneOn = false

    /// What the window shows: its root controller, which stands above windows.
    final var shownRoot: UIResponder?

    /// As in UIKit.
    open var isKeyWindow: Bool { WindowList.shared.key === self }
    /// Kept, without effect.
    open var windowLevel = Level.normal
    /// As in UIKit.
    open var screen: UIScreen { .main }
    /// As in UIKit.
    open weak var windowScene: UIWindowScene?
    /// Kept, without effect.
    open var canResizeToFitContent = false
    /// As in UIKit.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        tick()
    }
    /// As in UIKit.
    open func makeKey() { WindowList.shared.makeKey(self) }
    /// As in UIKit.
    open func becomeKey() {}
    /// As in UIKit.
    open func resignKey() {}

    /// In front of what a window is.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// As in UIKit.
        public let rawValue: CGFloat
        /// As in UIKit.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let normal = Level(rawValue: 0)
        /// As in UIKit.
        public static let statusBar = Level(rawValue: 1000)
        /// As in UIKit.
        public static let alert = Level(rawValue: 2000)
        /// As in UIKit.
        public static func - (level: Level, number: CGFloat) -> Level {
            Level(rawValue: level.rawValue - number)
        }
        /// As in UIKit.
        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
        /// As in UIKit.
        public static func + (level: Level, number: CGFloat) -> Level {
            Level(rawValue: level.rawValue + number)
        }
    }

    // MARK: The clock

    /// Runs a turn, as the screen does sixty times in a second: animations move, layout comes up to date. Where a
    /// ``CADisplayLink`` waits for it, there are as many turns as the time has frames.
    ///
    /// What the app has put off with `DispatchQueue.main` or a task is done by the main queue, not here: a test
    /// waits for that, as with `await Task.sleep`, and runs a turn then. ``UIApplicationDelegate/main()`` waits
    /// by itself.
    ///
    /// - Parameter seconds: how much later it is.
    public final func tick(after seconds: TimeInterval = 0) {
        goOn(by: seconds.isFinite ? max(0, seconds) : 0)
        KeyValueWatch.lookAround()
    }

    /// Takes the size, the safe areas and the traits of a device that the catalogue knows by this name.
    ///
    /// - Returns: whether there is one.
    @discardableResult
    public final func show(deviceNamed name: String, isLandscape: Bool = false) -> Bool {
        guard let device = Device.named(name) else { return false }
        host.show(device, isLandscape ? .landscape : .portrait)
        frame.origin = .zero
        return true
    }
}

extension Window {
    /// UIKit's window that this one belongs to.
    var uiWindow: UIWindow? { uiView as? UIWindow }
}
