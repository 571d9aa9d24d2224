import QuoinUIKit
import TestSupport
import Testing

/// In which order screens hear that one goes and another comes back.
@MainActor
@Suite struct DismissalOrderTests {
    private final class Log {
        private var steps: [String] = []
        func add(_ step: String) { steps.append(step) }
        func take() -> [String] {
            defer { steps = [] }
            return steps
        }
    }

    private final class Screen: UIViewController {
        private let name: String
        private let log: Log
        var whenItComes: (() -> Void)?
        var whenItHasCome: (() -> Void)?

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.add("\(name) comes")
            whenItComes?()
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.add("\(name) is there")
            whenItHasCome?()
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.add("\(name) goes")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.add("\(name) is gone")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { log.add("\(name) has no parent") }
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let log = Log()
    private let base: Screen
    private let front: Screen

    init() {
        base = Screen("base", log)
        front = Screen("front", log)
        front.modalPresentationStyle = .fullScreen
    }

    private func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.tick(after: 1)
        _ = log.take()
    }

    @MainActor @Test(arguments: [false, true])
    func `what is uncovered is there before what covered it is gone`(isInStack: Bool) {
        let animated = isInStack
        show(isInStack ? UINavigationController(rootViewController: base) : base)
        base.present(front, animated: animated)
        window.tick(after: 1)
        expectEqual(log.take(), ["base goes", "front comes", "front is there", "base is gone"])
        base.dismiss(animated: animated) { [log] in log.add("done") }
        expectEqual(log.take(), ["front goes", "base comes"])
        window.tick(after: 1)
        expectEqual(log.take(), ["base is there", "front is gone", "done"])
        expectTrue(front.view.window == nil)
    }

    @MainActor @Test func `what presents knows what it presented until it comes back`() {
        show(base)
        base.present(front, animated: true)
        window.tick(after: 1)
        var presented: [UIViewController?] = []
        base.whenItComes = { [base] in presented.append(base.presentedViewController) }
        base.whenItHasCome = { [base] in presented.append(base.presentedViewController) }
        front.dismiss(animated: true)
        window.tick(after: 1)
        expectEqual(presented, [front, nil])
    }

    @MainActor @Test
    func `a dismissal that is asked for as a screen has come ends with its completion`() {
        front.modalPresentationStyle = .pageSheet
        show(base)
        base.present(front, animated: true) { [base, log] in
            base.dismiss(animated: true) { log.add("done") }
        }
        for _ in 0..<3 { window.tick(after: 1) }
        let steps = ["front comes", "front is there", "front goes", "front is gone", "done"]
        expectEqual(log.take(), steps)
        front.whenItHasCome = { [front, log] in
            front.dismiss(animated: false) { log.add("done") }
        }
        base.present(front, animated: true)
        for _ in 0..<3 { window.tick(after: 1) }
        expectEqual(log.take(), steps)
    }

    @MainActor @Test
    func `a screen that is dismissed may be presented again at once, or become the root`() {
        show(base)
        base.present(front, animated: false)
        window.tick(after: 1)
        base.dismiss(animated: false)
        base.present(front, animated: false)
        window.tick(after: 1)
        expectTrue(front.view.window === window && base.presentedViewController === front)
        front.dismiss(animated: false)
        window.rootViewController = front
        window.tick(after: 1)
        expectTrue(front.view.window === window && base.view.window == nil)
        expectEqual(log.take().last, "front is there")
    }

    @MainActor @Test
    func `a screen that pops itself as it has come goes before the one below comes`() {
        let navigation = UINavigationController(rootViewController: base)
        show(navigation)
        front.whenItHasCome = { [navigation] in navigation.popViewController(animated: true) }
        navigation.pushViewController(front, animated: true)
        for _ in 0..<3 { window.tick(after: 1) }
        expectEqual(
            log.take(),
            [
                "base goes", "front comes", "base is gone", "front is there", "front goes",
                "base comes", "front is gone", "front has no parent", "base is there",
            ])
    }

    @MainActor @Test func `a screen that is popped hears that it has no parent once it is gone`() {
        let navigation = UINavigationController(rootViewController: base)
        show(navigation)
        navigation.pushViewController(front, animated: true)
        window.tick(after: 1)
        _ = log.take()
        navigation.popViewController(animated: true)
        expectTrue(log.take() == ["front goes", "base comes"] && front.parent == nil)
        window.tick(after: 1)
        expectEqual(log.take(), ["front is gone", "front has no parent", "base is there"])
    }
}
