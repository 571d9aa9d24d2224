/// A part of the app's screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// As in UIKit.
    open weak var delegate: AnyObject?
    /// Always `.foregroundActive` here, unless a class of one's own says otherwise.
    open var activationState: ActivationState { .foregroundActive }
    /// As in UIKit.
    open private(set) lazy var session = UISceneSession()
    /// Whether it is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }
    /// How it came to be.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// Always empty here: nobody opens the app with something.
        open var urlContexts: Set<UIOpenURLContext> { [] }
    }
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
    open var configuration: UISceneConfiguration { kept }
    final lazy var kept = UISceneConfiguration(name: nil, sessionRole: role)
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
    /// Kept, without effect.
    open var sceneClass: AnyClass?
    /// As in UIKit.
    public let name: String?
    /// As in UIKit.
    public let role: UISceneSession.Role
    /// As in UIKit.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// As in UIKit.
    open var windows: [UIWindow] { WindowList.shared.windows }
    /// As in UIKit.
    open var keyWindow: UIWindow? { WindowList.shared.key }
    /// As in UIKit.
    open var screen: UIScreen { .main }
    /// As in UIKit.
    open var coordinateSpace: any UICoordinateSpace { screen }
    /// As in UIKit: turned, if the window in front is wider than high.
    open var interfaceOrientation: UIInterfaceOrientation { WindowList.shared.orientation }
    /// As in UIKit.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// Without effect: nobody turns the device but a test, see ``UIWindow``. The handler is not called.
    open func requestGeometryUpdate(
        _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// How a scene would be shown.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// In which ways it would be held.
        public final class iOS: GeometryPreferences {
            /// Kept, without effect.
            public var interfaceOrientations: UIInterfaceOrientationMask?
            /// As in UIKit.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }
    /// As in UIKit.
    open var traitCollection: UITraitCollection {
        keyWindow?.traitCollection ?? screen.traitCollection
    }
}
/// Where the status bar is.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// As in UIKit.
    open var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 20)
    }
    /// As in UIKit.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// As in UIKit.
    open var isStatusBarHidden: Bool { false }
}
