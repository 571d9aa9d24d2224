import QuoinUIKit
import TestSupport
import Testing

/// Who comes after whom, and who is told what nobody in particular is told.
@MainActor
@Suite struct ResponderChainTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private final class Screen: UIViewController {
        var told: [String] = []
        func save() { told.append("save") }
        func send(_ sender: UIButton, _ event: UIEvent) { told.append("send") }
    }

    private func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder) { $0.next }.prefix(40))
    }

    @MainActor @Test
    func `after a controller comes what its view is in, up to containers and the window`() {
        let (outer, inner) = (UIViewController(), UIViewController())
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.view.addSubview(box)
        outer.addChild(inner)
        box.addSubview(inner.view)
        inner.didMove(toParent: outer)
        window.rootViewController = outer
        window.makeKeyAndVisible()
        let found = chain(from: inner.view)
        let expected: [UIResponder] = [inner.view, inner, box, outer.view, outer, window]
        expectTrue(zip(found, expected).allSatisfy { $0 === $1 } && found.count >= expected.count)

        // What is presented comes after nothing but who presents it.
        let front = UIViewController()
        outer.present(front, animated: false)
        window.tick()
        expectTrue(front.view.window === window)
        expectTrue(front.view.next === front && front.next === outer)
        expectTrue(chain(from: front.view).contains { $0 === window })
        do {
            let screen = UIViewController()
            let navigation = UINavigationController(rootViewController: screen)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            let found = chain(from: screen.view)
            var places: [Int] = []
            for responder: UIResponder in [screen.view, screen, navigation, tabs, window] {
                places.append(found.firstIndex { $0 === responder } ?? -1)
            }
            expectEqual(places, places.sorted())
            expectTrue(!places.contains(-1))
            // A container shows what it is told to where it shows its own.
            let other = UIViewController()
            navigation.show(other, sender: nil)
            expectTrue(navigation.topViewController === other)
            let third = UIViewController()
            other.show(third, sender: nil)
            expectTrue(
                navigation.topViewController === third && tabs.presentedViewController == nil)
        }
    }

    @MainActor @Test func `the app tells a target, or whoever can from who has the keyboard on`() {
        let screen = Screen()
        let (field, button) = (UITextField(), UIButton())
        screen.view.addSubview(field)
        screen.view.addSubview(button)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        let app = UIApplication.shared
        let (save, send) = (Selector(Screen.save), Selector(Screen.send))
        expectTrue(app.sendAction(save, to: screen, from: button, for: nil))
        expectTrue(app.sendAction(send, to: screen, from: button, for: UIEvent()))
        expectTrue(!app.sendAction(save, to: field, from: button, for: nil))
        expectEqual(screen.told, ["save", "send"])
        expectTrue(app.sendAction(save, to: nil, from: button, for: nil))
        field.becomeFirstResponder()
        expectTrue(app.sendAction(save, to: nil, from: nil, for: nil))
        expectTrue(!app.sendAction(Selector("nobody:"), to: nil, from: nil, for: nil))
        expectEqual(screen.told, ["save", "send", "save", "save"])
        // Bound to its object, a method takes the sender and the event as well.
        expectTrue(app.sendAction(Selector(screen.send), to: screen, from: button, for: UIEvent()))
        expectTrue(!app.sendAction(Selector(screen.send), to: screen, from: field, for: UIEvent()))
        expectEqual(screen.told.count, 5)
    }

    @MainActor @Test
    func `timers call methods of their targets, and traits are current ones meanwhile`()
        async throws
    {
        @MainActor final class Clock: UIResponder {
            var count = 0
            var information: [String?] = []
            func rang(_ timer: Timer) {
                count += 1
                information.append(timer.userInfo as? String)
            }
        }
        let clock = Clock()
        let timer = Timer(
            timeInterval: 9, target: clock, selector: Selector(Clock.rang), userInfo: nil,
            repeats: false)
        timer.fire()
        Timer(
            fireAt: Date(timeIntervalSinceNow: 9), interval: 0, target: clock,
            selector: Selector(Clock.rang), userInfo: nil, repeats: false
        ).fire()
        let scheduled = Timer.scheduledTimer(
            timeInterval: 9, target: clock, selector: Selector(Clock.rang), userInfo: "tea",
            repeats: true)
        expectEqual(scheduled.timeInterval, 9)
        expectTrue(scheduled.fireDate.timeIntervalSinceNow > 5)
        scheduled.fire()
        expectTrue(scheduled.isValid)
        scheduled.invalidate()
        scheduled.fire()
        expectEqual(clock.count, 3)
        expectEqual(clock.information, [nil, nil, "tea"])
        do {
            let (dark, light) = (
                UITraitCollection(userInterfaceStyle: .dark),
                UITraitCollection(userInterfaceStyle: .light)
            )
            let before = UITraitCollection.current.userInterfaceStyle
            dark.performAsCurrent {
                expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
                light.performAsCurrent {
                    expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
                }
                expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
            }
            expectEqual(UITraitCollection.current.userInterfaceStyle, before)
        }
    }
}
