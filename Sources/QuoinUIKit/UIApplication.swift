/// The app: its windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// As in UIKit.
    public static let shared = UIApplication()
    private var kept: [WeakWindow] = []
    private weak var key: UIWindow?

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    final func add(_ window: UIWindow) {
        kept.removeAll { $0.window == nil }
        kept.append(WeakWindow(window: window))
    }
    final func makeKey(_ window: UIWindow) {
        key?.resignKey()
        key = window
        window.becomeKey()
    }

    /// As in UIKit.
    open var windows: [UIWindow] { kept.compactMap(\.window) }
    /// As in UIKit.
    open var keyWindow: UIWindow? { key ?? windows.last }
    /// As in UIKit.
    open var connectedScenes: Set<UIScene> { [] }
    /// As in UIKit.
    open weak var delegate: (any UIApplicationDelegate)?
    /// As in UIKit.
    open var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 20)
    }
    /// As in UIKit.
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// As in UIKit.
    open var statusBarStyle = UIStatusBarStyle.default
    /// As in UIKit.
    open var isStatusBarHidden = false
    /// As in UIKit.
    open var isNetworkActivityIndicatorVisible = false
    /// As in UIKit.
    open var isIdleTimerDisabled = false
    /// As in UIKit.
    open var applicationIconBadgeNumber = 0
    /// As in UIKit.
    open var applicationState: State { .active }
    /// As in UIKit.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// As in UIKit.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// As in UIKit.
    open var backgroundTimeRemaining: TimeInterval { .infinity }
    /// As in UIKit.
    open var supportsAlternateIcons: Bool { false }
    /// As in UIKit.
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// As in UIKit.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        completionHandler?(false)
    }
    /// As in UIKit.
    open func openURL(_ url: URL) -> Bool { false }
    /// As in UIKit.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    )
        -> Bool
    {
        action.call(target as AnyObject, [sender])
        return true
    }
    /// As in UIKit.
    open func beginIgnoringInteractionEvents() {}
    /// As in UIKit.
    open func endIgnoringInteractionEvents() {}
    /// As in UIKit.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    /// As in UIKit.
    open func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
    /// As in UIKit.
    open func registerForRemoteNotifications() {}
    /// As in UIKit.
    open func setAlternateIconName(_ name: String?, completionHandler: ((Error?) -> Void)? = nil) {}
    /// As in UIKit.
    open func beginBackgroundTask(expirationHandler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        .invalid
    }
    /// As in UIKit.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Whether the app is in front.
    public enum State: Int, Sendable { case active, inactive, background }
    /// How something is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: String
        /// As in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universal")
    }
    /// Why the app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: String
        /// As in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let url = LaunchOptionsKey(rawValue: "url")
        /// As in UIKit.
        public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
        /// As in UIKit.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    }
    /// How something is opened in the app.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: String
        /// As in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    }
    /// As in UIKit.
    public static let openSettingsURLString = "app-settings:"
    /// As in UIKit.
    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActive")
    /// As in UIKit.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResign")
    /// As in UIKit.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationBackground")
    /// As in UIKit.
    public static let willEnterForegroundNotification = Notification.Name("UIApplicationForeground")
    /// As in UIKit.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    /// As in UIKit.
    public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationMemory")
    /// As in UIKit.
    public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationShot")
}

/// A task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: Int
    /// As in UIKit.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Which way up the screen is held.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    /// As in UIKit.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// As in UIKit.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
/// In which ways a screen may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// As in UIKit.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// As in UIKit.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// As in UIKit.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// As in UIKit.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// As in UIKit.
    public static let all: UIInterfaceOrientationMask = [
        .portrait, .landscape, .portraitUpsideDown,
    ]
    /// As in UIKit.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// As in UIKit.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// As in UIKit.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
/// How the status bar goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// The screen: 390 × 844 points, unless a test says otherwise.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// As in UIKit.
    public static let main = UIScreen()
    /// As in UIKit.
    public static var screens: [UIScreen] { [main] }
    /// How large it is. Set it before windows are made.
    open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// As in UIKit.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// As in UIKit.
    open var scale: CGFloat = 3
    /// As in UIKit.
    open var nativeScale: CGFloat { scale }
    /// As in UIKit.
    open var brightness: CGFloat = 0.5
    /// As in UIKit.
    open var maximumFramesPerSecond: Int { 60 }
    /// As in UIKit.
    open var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }
    /// As in UIKit.
    open var coordinateSpace: UIScreen { self }
    /// As in UIKit.
    open func snapshotView(afterScreenUpdates: Bool) -> UIView { UIView(frame: bounds) }
}

/// The device: a phone, unless a test says otherwise.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// As in UIKit.
    public static let current = UIDevice()
    /// As in UIKit.
    open var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// As in UIKit.
    open var name: String { "Quoin" }
    /// As in UIKit.
    open var model: String { "iPhone" }
    /// As in UIKit.
    open var localizedModel: String { "iPhone" }
    /// As in UIKit.
    open var systemName: String { "iOS" }
    /// As in UIKit.
    open var systemVersion: String { "17.0" }
    /// As in UIKit.
    open var orientation: UIDeviceOrientation { .portrait }
    /// As in UIKit.
    open var identifierForVendor: UUID? { nil }
    /// As in UIKit.
    open var isBatteryMonitoringEnabled = false
    /// As in UIKit.
    open var batteryLevel: Float { 1 }
    /// As in UIKit.
    open var isProximityMonitoringEnabled = false
    /// As in UIKit.
    open var isMultitaskingSupported: Bool { true }
    /// As in UIKit.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// As in UIKit.
    open func endGeneratingDeviceOrientationNotifications() {}
    /// As in UIKit.
    open func setValue(_ value: Any?, forKey key: String) {}
    /// As in UIKit.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientation")
    /// As in UIKit.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBattery")
}

/// Who hears of what happens to the app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    var window: UIWindow? { get set }
}
extension UIApplicationDelegate {
    /// As in UIKit.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// A part of the app's screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// As in UIKit.
    open weak var delegate: AnyObject?
    /// As in UIKit.
    open var activationState: ActivationState { .foregroundActive }
    /// As in UIKit.
    open var session: UISceneSession { UISceneSession() }
    /// Whether it is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }
    /// How it came to be.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}
    /// As in UIKit.
    public static let didActivateNotification = Notification.Name("UISceneDidActivate")
    /// As in UIKit.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackground")
    /// As in UIKit.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillForeground")
}
/// A scene's memory.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// As in UIKit.
    open var role: Role { .windowApplication }
    /// As in UIKit.
    open var userInfo: [String: Any]?
    /// As in UIKit.
    open var configuration: UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: role)
    }
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: String
        /// As in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let windowApplication = Role(rawValue: "windowApplication")
    }
}
/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// As in UIKit.
    open var delegateClass: AnyClass?
    /// As in UIKit.
    public init(name: String?, sessionRole: UISceneSession.Role) {}
}
/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// As in UIKit.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    /// As in UIKit.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    /// As in UIKit.
    open var screen: UIScreen { .main }
    /// As in UIKit.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// As in UIKit.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// As in UIKit.
    open var traitCollection: UITraitCollection {
        keyWindow?.traitCollection ?? UITraitCollection()
    }
}
/// Where the status bar is.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// As in UIKit.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    /// As in UIKit.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// As in UIKit.
    open var isStatusBarHidden: Bool { false }
}
/// Who hears of what happens to a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {}
/// Who hears of what happens to a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}
extension UIWindowSceneDelegate {
    /// As in UIKit.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
