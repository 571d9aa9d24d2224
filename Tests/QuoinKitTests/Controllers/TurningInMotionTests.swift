import Quoin
import QuoinKit
import TestSupport
import Testing

/// Devices that are turned, controllers that come and go, and traits that change while things move.
@Suite("Turning in motion")
struct TurningInMotionTests {
    /// A screen with a card that is wide where there is room for it.
    private final class CardController: ViewController {
        let card = View()
        var inset: ConstraintGroup?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(card)
            card.makeConstraints { make in
                make.top.equalTo(topLayoutGuide.bottom).offset(8)
                make.height.equalTo(50)
                inset = make.left.equalToSuperview().inset(10).constraint
            }
            card.makeConstraints(when: .compactWidth) { make in
                make.width.equalTo(100)
            }
            card.makeConstraints(when: .regularWidth) { make in
                make.width.equalTo(300)
            }
        }
    }

    private func window(_ device: String) -> (Window, CardController) {
        let window = Window()
        window.device = Device.named(device)
        expectTrue(window.device != nil)
        let controller = CardController()
        window.rootViewController = NavigationController(rootViewController: controller)
        window.tick(at: 0)
        return (window, controller)
    }

    @Test("a device that is turned in an animation moves to what a turned one is at once")
    func animatedTurn() {
        let (window, controller) = self.window("iPhone 6 Plus")
        let upright = controller.card.frame
        window.animate(duration: 1, curve: .linear) {
            window.orientation = .landscape
            window.layoutIfNeeded()
        }
        let (fresh, other) = self.window("iPhone 6 Plus")
        fresh.orientation = .landscape
        fresh.tick(at: 1)
        expectEqual(controller.card.frame, other.card.frame)
        expectEqual(controller.card.frame.width, 300)
        window.tick(at: 0.5)
        expectEqual(controller.card.presentationFrame.width, 200)
        expectEqual(
            controller.card.presentationFrame.minY, (upright.minY + other.card.frame.minY) / 2)
        window.tick(at: 1)
        expectEqual(controller.card.presentationFrame, other.card.frame)
        expectTrue(!window.isAnimating)
    }

    @Test(
        "a device that is turned in the middle of an animation lets it go on to where that leads then"
    )
    func turnInTheMiddle() {
        let (window, controller) = self.window("iPhone 6 Plus")
        controller.inset?.update(inset: 110)
        window.animate(duration: 1, curve: .linear) { window.layoutIfNeeded() }
        window.tick(at: 0.5)
        expectEqual(controller.card.presentationFrame.minX, 60)
        window.orientation = .landscape
        window.tick(at: 0.75)
        expectEqual(controller.card.presentationFrame.minX, 85)
        expectEqual(controller.card.presentationFrame.width, 300)
        window.tick(at: 1)
        expectEqual(controller.card.presentationFrame.minX, 110)
    }

    @Test(
        "whatever comes and goes, turns and changes while things move, it ends as a fresh one",
        arguments: 0..<40)
    func random(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let (window, controller) = self.window("iPhone 6 Plus")
        let navigation = try #require(window.rootViewController as? NavigationController)
        var inset = 10.0
        var time = 0.0
        for _ in 0..<50 {
            let change = { (generator: inout SeededGenerator) in
                switch generator.below(6) {
                case 0: window.orientation = generator.one(of: .portrait, .landscape)
                case 1:
                    inset = Double(generator.number(in: 0...50))
                    controller.inset?.update(inset: inset)
                case 2: navigation.pushViewController(CardController(), animated: true)
                case 3: navigation.popViewController(animated: true)
                case 4: navigation.isNavigationBarHidden.toggle()
                default: controller.card.alpha = Double(generator.below(5)) / 4
                }
            }
            if generator.happens(percent: 60) {
                window.animate(
                    duration: generator.halves(in: 0...2),
                    curve: generator.one(of: .easeOut, .spring(dampingRatio: 0.6))
                ) {
                    change(&generator)
                    window.layoutIfNeeded()
                }
            } else {
                change(&generator)
            }
            time += generator.halves(in: 0...1) / 2
            window.tick(at: time)
        }
        navigation.popToRootViewController(animated: false)
        window.tick(at: time + 100)
        let (fresh, other) = self.window("iPhone 6 Plus")
        fresh.orientation = window.orientation
        other.inset?.update(inset: inset)
        (fresh.rootViewController as? NavigationController)?.isNavigationBarHidden =
            navigation.isNavigationBarHidden
        fresh.tick(at: 1)
        expectEqual(controller.card.frame, other.card.frame, "seed \(seed)")
        expectTrue(!window.isAnimating, "seed \(seed)")
        var waiting: [View] = [window]
        while let view = waiting.popLast() {
            expectEqual(view.presentationFrame, view.frame, "seed \(seed)")
            expectEqual(view.presentationAlpha, view.alpha, "seed \(seed)")
            waiting += view.subviews
        }
    }
}
