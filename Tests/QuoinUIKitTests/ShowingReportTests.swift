import QuoinUIKit
import TestSupport
import Testing

/// Who hears when screens of a stack are shown, and what a full screen hides.
@MainActor
@Suite struct ShowingReportTests {
    private static var log: [String] = []

    private final class Listener: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ stack: UINavigationController, willShow screen: UIViewController, animated: Bool
        ) {
            log.append("willShow \(screen.title ?? "") \(animated)")
        }
        func navigationController(
            _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
        ) {
            log.append("didShow \(screen.title ?? "")")
        }
    }

    private final class Screen: UIViewController {
        private func note(_ step: String) { log.append("\(title ?? "") \(step)") }
        override func viewWillAppear(_ animated: Bool) { note("willAppear \(animated)") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willGo \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { note("didGo") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let first = Screen()
    private let second = Screen()

    init() {
        (first.title, second.title) = ("first", "second")
    }

    private func logged(_ steps: () -> Void) -> [String] {
        Self.log = []
        steps()
        window.tick()
        return Self.log
    }

    @MainActor @Test func `a stack tells what it shows, at first, too, and when that has appeared`()
    {
        let (stack, listener) = (UINavigationController(rootViewController: first), Listener())
        stack.delegate = listener
        expectEqual(
            logged { window.rootViewController = stack },
            [
                "willShow first false", "first willAppear false", "first didAppear",
                "didShow first",
            ])
        let pushed = logged { stack.pushViewController(second, animated: true) }
        expectEqual(
            pushed.filter { $0.contains("Show") }, ["willShow second true", "didShow second"])
        expectEqual(pushed.last, "didShow second")
        let popped = logged { stack.popViewController(animated: true) }
        expectEqual(
            popped.filter { $0.contains("Show") }, ["willShow first true", "didShow first"])
        // Nothing is shown of what is not on the screen.
        let hidden = UINavigationController()
        hidden.delegate = listener
        expectTrue(logged { hidden.setViewControllers([second], animated: false) }.isEmpty)
    }

    @MainActor @Test func `a full screen hides what presents it, which comes back with it gone`() {
        window.rootViewController = first
        window.tick()
        second.modalPresentationStyle = .fullScreen
        var isOver = false
        let presented = logged { first.present(second, animated: true) { isOver = true } }
        expectEqual(
            presented,
            [
                "first willGo true", "second willAppear true", "second didAppear", "first didGo",
            ])
        expectTrue(isOver)
        expectTrue(logged { first.view.setNeedsLayout() }.isEmpty)
        let dismissed = logged { second.dismiss(animated: true) }
        expectEqual(
            dismissed,
            [
                "second willGo true", "first willAppear true", "first didAppear", "second didGo",
            ])
        // What is on a sheet leaves it in sight.
        second.modalPresentationStyle = .automatic
        expectEqual(
            logged { first.present(second, animated: false) },
            [
                "second willAppear false", "second didAppear",
            ])
    }

    @MainActor @Test func `a screen in a stack hears of the full screen in front of it`() {
        window.rootViewController = UINavigationController(rootViewController: first)
        window.tick()
        second.modalPresentationStyle = .fullScreen
        expectEqual(
            logged { first.present(second, animated: false) }.filter { $0.hasPrefix("first") },
            ["first willGo false", "first didGo"])
        expectEqual(
            logged { first.dismiss(animated: false) }.filter { $0.hasPrefix("first") },
            ["first willAppear false", "first didAppear"])
    }

    @MainActor @Test func `only what comes into sight hears of several full screens that go`() {
        let third = Screen()
        third.title = "third"
        for screen in [second, third] { screen.modalPresentationStyle = .fullScreen }
        window.rootViewController = first
        window.tick()
        first.present(second, animated: false)
        window.tick()
        second.present(third, animated: false)
        window.tick()
        let steps = logged { first.dismiss(animated: false) }
        expectEqual(
            steps,
            [
                "third willGo false", "first willAppear false", "first didAppear", "third didGo",
            ])
        expectTrue(second.view.window == nil && second.presentingViewController == nil)
    }

    @MainActor @Test func `a full screen that is presented as its presenter appears hides that`() {
        final class Eager: UIViewController {
            let front = Screen()
            var steps = 0
            override func viewDidAppear(_ animated: Bool) {
                front.modalPresentationStyle = .fullScreen
                if steps == 0 { present(front, animated: false) }
            }
            override func viewWillDisappear(_ animated: Bool) { steps += 1 }
            override func viewDidDisappear(_ animated: Bool) { steps += 10 }
        }
        let eager = Eager()
        window.rootViewController = eager
        for _ in 1...3 { window.tick() }
        expectTrue(eager.front.view.window === window && eager.steps == 11)
        // It goes with what presents it, although that has been told already that it has gone.
        window.rootViewController = first
        window.tick()
        expectTrue(eager.front.view.window == nil && eager.presentedViewController == nil)
    }

    @MainActor @Test func `a presenter that sends the full screen away at once stays`() {
        final class Stubborn: UIViewController {
            var appearances = 0
            override func viewDidAppear(_ animated: Bool) { appearances += 1 }
            override func viewWillDisappear(_ animated: Bool) { dismiss(animated: false) }
        }
        let stubborn = Stubborn()
        window.rootViewController = stubborn
        window.tick()
        second.modalPresentationStyle = .fullScreen
        stubborn.present(second, animated: false)
        window.tick()
        window.tick()
        expectTrue(second.view.window == nil && stubborn.presentedViewController == nil)
        expectEqual(stubborn.appearances, 2)
    }
}
