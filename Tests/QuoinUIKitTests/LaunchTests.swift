import QuoinUIKit
import TestSupport
import Testing

@testable import QuoinUIKit

/// What was called, in order.
@MainActor private var calls: [String] = []
@MainActor private var shows = true

private class Base: UIResponder {
    var window: UIWindow?
    func show(in made: UIWindow) {
        window = made
        made.rootViewController = shows ? UIViewController() : nil
        made.makeKeyAndVisible()
    }
}

private final class Delegate: Base, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("will finish, \(application.delegate === self)")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("did finish")
        show(in: UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
}

/// As Xcode's template has it: the class of the scene's delegate stands in the Info.plist.
private final class TemplateDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) { calls.append("finished") }
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        calls.append("configuration")
        return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
}

/// Found by its name.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        calls.append("connect \(session.configuration.name ?? "nil")")
        guard let scene = scene as? UIWindowScene, shows else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("scene active") }
}

private final class NamingDelegate: UIResponder, UIApplicationDelegate {
    final class Scenes: Base, UIWindowSceneDelegate {
        init(never: Int) { super.init() }
        override init() { super.init() }
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            show(in: UIWindow(windowScene: scene))
        }
    }
    static var kind: AnyClass? = Scenes.self
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = Self.kind
        return configuration
    }
}

private final class ForeignDelegate: NSObject, UIApplicationDelegate {}

@MainActor
@Suite struct LaunchTests {
    private func launch(_ kind: AnyClass, showing: Bool = true) -> Launch {
        calls = []
        shows = showing
        var launch = Launch(of: .shared)
        launch.run(kind)
        launch.windows.forEach { $0.tick() }
        return launch
    }

    /// Other tests have no delegate and no scenes.
    private func clear() {
        UIApplication.shared.delegate = nil
        UIApplication.shared.launched = []
        UIApplication.shared.scenes = []
        shows = true
    }

    @MainActor @Test func `an app is launched in UIKit's order, and its window is laid out`() {
        defer { clear() }
        let launched = launch(Delegate.self)
        expectEqual(calls, ["will finish, true", "did finish", "active"])
        expectTrue(launched.complaints.isEmpty)
        expectEqual(launched.windows.count, 1)
        expectEqual(
            launched.windows.first?.rootViewController?.view.frame,
            CGRect(x: 0, y: 0, width: 320, height: 480))
        expectTrue(UIApplication.shared.connectedScenes.isEmpty)
    }

    @MainActor @Test func `a scene's delegate is found by the name of Xcode's template`() throws {
        defer { clear() }
        let launched = launch(TemplateDelegate.self)
        expectEqual(
            calls,
            [
                "finished", "configuration", "connect Default Configuration", "foreground",
                "scene active",
            ])
        expectTrue(launched.complaints.isEmpty)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        expectTrue(scene.delegate is SceneDelegate)
        expectTrue(
            (scene.delegate as? any UIWindowSceneDelegate)?.window === launched.windows.first)
        expectTrue(launched.windows.first?.windowScene === scene)
    }

    @MainActor @Test func `a scene's delegate is made of the class that the app names`() {
        defer { clear() }
        let launched = launch(NamingDelegate.self)
        expectTrue(launched.complaints.isEmpty)
        expectTrue(
            launched.windows.first?.rootViewController?.view.window === launched.windows.first)
        NamingDelegate.kind = ForeignDelegate.self
        defer { NamingDelegate.kind = NamingDelegate.Scenes.self }
        expectEqual(
            launch(NamingDelegate.self).complaints.first,
            "ForeignDelegate cannot be made by its class alone: let it be a subclass of UIResponder."
        )
    }

    @MainActor @Test func `what cannot be done is said in a sentence`() {
        defer { clear() }
        expectEqual(
            launch(ForeignDelegate.self).complaints,
            [
                "ForeignDelegate cannot be made by its class alone: let it be a subclass of UIResponder."
            ])
        expectEqual(
            launch(UIResponder.self).complaints, ["UIResponder is no UIApplicationDelegate."])
        expectEqual(
            launch(Delegate.self, showing: false).complaints,
            [
                "A window of Delegate shows nothing. Storyboards cannot be read here: set its "
                    + "rootViewController in code."
            ])
        expectEqual(
            launch(TemplateDelegate.self, showing: false).complaints,
            [
                "TemplateDelegate has made no window. Storyboards cannot be read here: what they show must "
                    + "be made in code, in a window whose rootViewController is set."
            ])
        var nameless = Launch(of: .shared)
        nameless.run(classNamed: "Nobody.Delegate")
        expectEqual(
            nameless.complaints,
            [
                "There is no class named Nobody.Delegate to make the app's delegate of."
            ])
        var named = Launch(of: .shared)
        named.run(classNamed: NSStringFromClass(SceneDelegate.self))
        expectEqual(named.complaints, ["SceneDelegate is no UIApplicationDelegate."])
    }

    @MainActor @Test func `views and controllers need no initializer for delegates`() {
        final class Card: UIView {
            let number: Int
            init(number: Int) {
                self.number = number
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
        }
        expectEqual(Card(number: 3).number, 3)
    }
}
