/// Who hears of what happens to a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
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
