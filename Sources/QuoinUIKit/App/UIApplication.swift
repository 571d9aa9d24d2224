/// The app: its windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// As in UIKit.
    public static let shared = UIApplication()

    public override init() {
        super.init()
        WindowList.shared.application = self
    }

    /// As in UIKit.
    open var windows: [UIWindow] { WindowList.shared.windows }
    /// As in UIKit.
    open var keyWindow: UIWindow? { WindowList.shared.key }
    /// As in UIKit: what was connected when the app was launched.
    open var connectedScenes: Set<UIScene> { scenes }
    /// What was connected when the app was launched.
    final var scenes: Set<UIScene> = []
    /// The delegates that were made when the app was launched, which nobody else holds.
    final var launched: [UIResponder] = []
    /// As in UIKit.
    open weak var delegate: (any UIApplicationDelegate)?
    /// As in UIKit.
    open var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 20)
    }
    /// As in UIKit: turned, if the window in front is wider than high.
    open var statusBarOrientation: UIInterfaceOrientation { WindowList.shared.orientation }
    /// As in UIKit.
    open var statusBarStyle = UIStatusBarStyle.default
    /// As in UIKit.
    open var isStatusBarHidden = false
    /// Kept, without effect.
    open var isNetworkActivityIndicatorVisible = false
    /// Kept, without effect.
    open var isIdleTimerDisabled = false
    /// Kept, without effect.
    open var applicationIconBadgeNumber = 0
    /// Kept, without effect.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// Always `.active` here, unless a class of one's own says otherwise.
    open var applicationState: State { .active }
    /// As in UIKit.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// As in UIKit.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Always `.infinity` here, unless a class of one's own says otherwise.
    open var backgroundTimeRemaining: TimeInterval { .infinity }
    /// Always `false` here, unless a class of one's own says otherwise.
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
    /// As in UIKit: whether the target did it. Without one, it is whoever comes first and can, of those from who has the
    /// keyboard on, or from the sender on where nobody has it.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    )
        -> Bool
    {
        if let target { return action.call(target as AnyObject, [sender, event]) }
        let first = FirstResponders.shared.holder(in: keyWindow) ?? sender as? UIResponder
        return sequence(first: first ?? keyWindow ?? self) { $0.next }
            .contains { action.call($0, [sender, event]) }
    }
    /// As in UIKit: its delegate, if that is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }
    /// Neither called nor with an effect here.
    open func beginIgnoringInteractionEvents() {}
    /// Neither called nor with an effect here.
    open func endIgnoringInteractionEvents() {}
    /// Neither called nor with an effect here.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    /// Neither called nor with an effect here.
    open func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
    /// Neither called nor with an effect here.
    open func registerForRemoteNotifications() {}
    /// Neither called nor with an effect here.
    open func setAlternateIconName(_ name: String?, completionHandler: ((Error?) -> Void)? = nil) {}
    /// As in UIKit.
    open func beginBackgroundTask(expirationHandler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        .invalid
    }
    /// Neither called nor with an effect here.
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
    /// Never posted here.
    public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrame")
    /// Never posted here.
    public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrame")
    /// Never posted here.
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientation")
    /// Never posted here.
    public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientation")
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
