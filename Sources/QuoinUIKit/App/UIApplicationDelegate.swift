/// Who hears of what happens to the app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: QuoinWindowOwner {
    @_disfavoredOverload var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidFinishLaunching(_ application: UIApplication)
    func applicationDidBecomeActive(_ application: UIApplication)
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
    /// As in UIKit.
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// As in UIKit.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// As in UIKit: the older method is called where this one was not written.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// As in UIKit.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// As in UIKit.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// As in UIKit.
    public func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { session.configuration }
}
extension UIApplicationDelegate {
    /// What `@main` calls: makes the delegate, has the app launched as far as it goes without a device, lays
    /// out the windows that came of it, and returns. What it cannot do it says on the standard error.
    public static func main() {
        var launch = Launch(of: .shared)
        launch.run(self)
        launch.rest()
        launch.complain()
    }
}
/// As in UIKit, but that it returns: makes the delegate of the class of this name, and goes on as `@main` does.
/// The app is always ``UIApplication/shared``.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    var launch = Launch(of: .shared)
    launch.run(classNamed: delegateClassName)
    launch.rest()
    launch.complain()
    return 0
}
/// What may have a window. Not of UIKit, where delegates need not have one.
@preconcurrency @MainActor
public protocol QuoinWindowOwner: AnyObject {}
extension QuoinWindowOwner {
    /// As in UIKit: nil twice, as `delegate?.window??.rootViewController` has it.
    public var window: UIWindow?? { .some((self as? any UIApplicationDelegate)?.window) }
}
