/// The way from the class of a delegate to windows that are laid out, in UIKit's order.
@MainActor
struct Launch {
    private let application: UIApplication
    /// Windows that were there before are somebody else's.
    private let former: [UIWindow]
    /// What could not be done, a sentence each.
    private(set) var complaints: [String] = []

    init(of application: UIApplication) {
        self.application = application
        former = application.windows
    }

    /// The windows that came of it.
    var windows: [UIWindow] {
        application.windows.filter { window in !former.contains { $0 === window } }
    }

    mutating func run(classNamed name: String?) {
        guard let name, let kind = NSClassFromString(name) else {
            complaints.append(
                "There is no class named \(name ?? "nil") to make the app's delegate of.")
            return
        }
        run(kind)
    }

    mutating func run(_ kind: AnyClass) {
        guard let made = make(kind) else { return }
        guard let delegate = made as? any UIApplicationDelegate else {
            complaints.append("\(kind) is no UIApplicationDelegate.")
            return
        }
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        if let connection = connection(of: delegate) {
            connect(connection)
        } else {
            delegate.applicationDidBecomeActive(application)
        }
        complainOfWindows(of: kind)
    }

    /// The app keeps what is made here: delegates are held by nobody else.
    private mutating func make(_ kind: AnyClass) -> UIResponder? {
        guard let kind = kind as? UIResponder.Type else {
            complaints.append(
                "\(kind) cannot be made by its class alone: let it be a subclass of UIResponder.")
            return nil
        }
        let made = kind.init(launched: ())
        application.launched.append(made)
        return made
    }

    // MARK: Scenes

    private struct Connection {
        let scene: UIWindowScene
        let delegateClass: AnyClass
    }

    /// The scene that the app is to have, unless it has windows of its own and says nothing of scenes. A scene's
    /// delegate that only the Info.plist names has the name that Xcode gives it.
    private mutating func connection(of delegate: any UIApplicationDelegate) -> Connection? {
        let scene = UIWindowScene()
        let unsaid = scene.session.configuration
        let said = delegate.application(
            application, configurationForConnecting: scene.session,
            options: UIScene.ConnectionOptions())
        guard said !== unsaid || windows.isEmpty else { return nil }
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        let delegateClass: AnyClass? =
            said.delegateClass ?? NSClassFromString("\(module).SceneDelegate")
        guard let delegateClass else {
            if said !== unsaid {
                complaints.append(
                    "The scene's configuration names no class: say `configuration.delegateClass = …`."
                )
            }
            return nil
        }
        scene.session.kept = said
        return Connection(scene: scene, delegateClass: delegateClass)
    }

    private mutating func connect(_ connection: Connection) {
        guard let made = make(connection.delegateClass) else { return }
        guard let delegate = made as? any UISceneDelegate else {
            complaints.append("\(connection.delegateClass) is no UISceneDelegate.")
            return
        }
        let scene = connection.scene
        scene.delegate = delegate
        application.scenes.insert(scene)
        delegate.scene(
            scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        delegate.sceneWillEnterForeground(scene)
        delegate.sceneDidBecomeActive(scene)
    }

    // MARK: Windows

    private mutating func complainOfWindows(of kind: AnyClass) {
        if windows.isEmpty {
            complaints.append(
                "\(kind) has made no window. Storyboards cannot be read here: what they show must be made in "
                    + "code, in a window whose rootViewController is set.")
        }
        for window in windows where window.rootViewController == nil && window.subviews.isEmpty {
            complaints.append(
                "A window of \(kind) shows nothing. Storyboards cannot be read here: set its "
                    + "rootViewController in code.")
        }
    }

    /// Has the windows laid out, and what the app has put off to the main queue done, which may be layout again.
    func rest() {
        for _ in 0..<4 {
            windows.forEach { $0.tick() }
            let limit = Date(timeIntervalSinceNow: 0.02)
            while Thread.isMainThread, RunLoop.main.run(mode: .default, before: limit),
                limit > Date()
            {}
        }
        windows.forEach { $0.tick() }
    }

    func complain() {
        for sentence in complaints {
            FileHandle.standardError.write(Data("\(sentence)\n".utf8))
        }
    }
}
