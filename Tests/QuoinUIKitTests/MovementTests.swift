import QuoinUIKit
import TestSupport
import Testing

/// What a controller knows of why it comes and goes.
@MainActor
@Suite struct MovementTests {
    private final class Screen: UIViewController {
        var heard: [String] = []

        private func note(_ hook: String) {
            var reasons: [String] = []
            if isMovingToParent { reasons.append("in") }
            if isMovingFromParent { reasons.append("out") }
            if isBeingPresented { reasons.append("to front") }
            if isBeingDismissed { reasons.append("from front") }
            if navigationController != nil { reasons.append("stacked") }
            heard.append(([hook] + reasons).joined(separator: " "))
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("did appear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("did disappear")
        }

        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let first = Screen()
    private let second = Screen()

    @MainActor @Test func `a screen knows whether it is popped or covered`() {
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        _ = first.take()
        navigation.pushViewController(second, animated: true)
        window.tick(after: 1)
        expectEqual(first.take(), ["will disappear stacked", "did disappear stacked"])
        expectEqual(second.take(), ["will appear in stacked", "did appear in stacked"])
        navigation.popViewController(animated: true)
        window.tick(after: 1)
        expectEqual(first.take(), ["will appear stacked", "did appear stacked"])
        expectEqual(second.take(), ["will disappear out stacked", "did disappear out"])
        expectTrue(!second.isMovingFromParent)
    }

    @MainActor @Test func `a screen knows whether it is presented or dismissed`() {
        window.rootViewController = first
        window.makeKeyAndVisible()
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: true)
        window.tick(after: 1)
        expectEqual(second.take(), ["will appear to front", "did appear to front"])
        expectTrue(!second.isBeingPresented)
        second.dismiss(animated: true)
        window.tick(after: 1)
        expectEqual(second.take(), ["will disappear from front", "did disappear from front"])
        expectEqual(first.take().suffix(3), ["did disappear", "will appear", "did appear"])
    }

    @MainActor @Test func `a screen that hides the bar can give it back as it is popped`() {
        final class Bare: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }
        }
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(Bare(), animated: true)
        window.tick(after: 1)
        expectTrue(navigation.isNavigationBarHidden)
        navigation.popViewController(animated: true)
        window.tick(after: 1)
        expectTrue(!navigation.isNavigationBarHidden)
        expectEqual(first.view.safeAreaInsets.top, 44)
    }
}
