/// Who hears of what happens to a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func sceneDidDisconnect(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}
extension UISceneDelegate {
    /// As in UIKit.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// As in UIKit.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// As in UIKit.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Not called.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Not called.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Not called.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Not called.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}
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
