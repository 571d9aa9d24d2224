import QuoinUIKit
import TestSupport
import Testing

/// What screens hear that others cover, while they change places.
@MainActor
@Suite struct CoveredScreenTests {
    private final class Screen: UIViewController {
        private(set) var isShown = false
        var whenItAppears: (() -> Void)?
        var whenItHasGone: (() -> Void)?

        private func call(_ hook: inout (() -> Void)?) {
            let call = hook
            hook = nil
            call?()
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            isShown = true
            call(&whenItAppears)
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            isShown = false
            call(&whenItHasGone)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let root = UIViewController()
    private let screen = Screen()
    private let front = Screen()

    private func put(_ child: UIViewController, into parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func show() {
        window.rootViewController = root
        window.tick(after: 0.1)
        front.modalPresentationStyle = .fullScreen
    }

    @MainActor @Test func `a screen that covers itself as it appears has gone`() {
        show()
        screen.whenItAppears = { [screen, front] in screen.present(front, animated: false) }
        put(screen, into: root)
        window.tick(after: 0.1)
        window.tick(after: 0.1)
        expectTrue(front.isShown && !screen.isShown)
        front.dismiss(animated: false)
        window.tick(after: 0.1)
        expectTrue(screen.isShown)
    }

    @MainActor @Test func `a screen that goes from what is covered to the front appears there`() {
        show()
        put(screen, into: root)
        root.present(front, animated: false)
        window.tick(after: 0.1)
        expectTrue(!screen.isShown)
        put(screen, into: front)
        window.tick(after: 0.1)
        window.tick(after: 0.1)
        expectTrue(screen.isShown)
        put(screen, into: root)
        window.tick(after: 0.1)
        expectTrue(!screen.isShown && screen.view.window === window)
    }

    @MainActor @Test
    func `a screen that becomes a part of what it covered has what covered itself gone`() {
        show()
        screen.modalPresentationStyle = .overCurrentContext
        root.present(screen, animated: false)
        window.tick(after: 0.1)
        screen.whenItHasGone = { [screen, root, self] in put(screen, into: root) }
        screen.present(front, animated: false)
        for _ in 0..<3 { window.tick(after: 0.1) }
        expectTrue(screen.parent === root && screen.presentingViewController == nil)
        expectTrue(front.view.window == nil && screen.isShown)
        // Also where its view was put there before.
        let (sheet, cover) = (Screen(), Screen())
        cover.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: false)
        window.tick(after: 0.1)
        sheet.present(cover, animated: false)
        window.tick(after: 0.1)
        expectTrue(!sheet.isShown)
        root.view.addSubview(sheet.view)
        root.addChild(sheet)
        sheet.didMove(toParent: root)
        for _ in 0..<3 { window.tick(after: 0.1) }
        expectTrue(cover.view.window == nil && sheet.isShown)
    }

    @MainActor @Test func `a screen that is put elsewhere stays covered`() {
        window.addSubview(screen.view)
        window.tick(after: 0.1)
        front.modalPresentationStyle = .fullScreen
        screen.present(front, animated: false)
        window.tick(after: 0.1)
        expectTrue(front.isShown && !screen.isShown)
        window.rootViewController = UINavigationController(rootViewController: screen)
        for _ in 0..<3 { window.tick(after: 0.1) }
        expectTrue(screen.view.window === window && !screen.isShown)
        expectTrue(screen.presentedViewController === front)
        front.dismiss(animated: false)
        window.tick(after: 0.1)
        expectTrue(screen.isShown)
    }

    @MainActor @Test func `a screen that is sent away as it comes may become the root as it goes`()
    {
        final class Restless: UIViewController {
            var whenItComes: (() -> Void)?
            var whenItGoes: (() -> Void)?
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                calls.append("willAppear")
                whenItComes?()
                whenItComes = nil
            }
            override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
            override func viewWillDisappear(_ animated: Bool) {
                calls.append("willDisappear")
                whenItGoes?()
                whenItGoes = nil
            }
            override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
        }
        show()
        let restless = Restless()
        restless.whenItComes = { [window, screen] in window.rootViewController = screen }
        restless.whenItGoes = { [window, restless] in window.rootViewController = restless }
        root.present(restless, animated: false)
        for _ in 0..<3 { window.tick(after: 0.1) }
        expectTrue(window.rootViewController === restless && restless.view.window === window)
        let cycle = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
        expectEqual(restless.calls, cycle + cycle.prefix(2))
    }
}
