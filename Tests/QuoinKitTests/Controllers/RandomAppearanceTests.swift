import Quoin
import QuoinKit
import Testing
import TestSupport

/// Controllers that are pushed, popped, put in, taken out and selected, in turns, in layouts, and in the middle
/// of appearing.
@Suite("Controllers to which anything happens")
struct RandomAppearanceTests {
    private final class Stage {
        var generator: SeededGenerator
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let tabs = TabBarController()
        let navigation = NavigationController()
        let container = RecordingController("container")
        private(set) var controllers: [RecordingController] = []
        private(set) var reports: [String] = []
        var log: [String] = []
        var isInterfering = true
        private var depth = 0

        init(seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            window.onDiagnostic = { [unowned self] in reports.append($0.message) }
            window.safeAreaInsets = EdgeInsets(top: 20)
            for number in 0..<6 {
                controllers.append(RecordingController("\(number)"))
            }
            tabs.viewControllers = [navigation, container]
            window.rootViewController = tabs
            for controller in controllers + [container] {
                for call in [
                    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
                    "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
                    "viewDidLoad",
                ] {
                    controller.onCall[call] = { [unowned self] _ in interfere(in: call) }
                }
            }
        }

        /// Does something while a controller is told something, now and then.
        private func interfere(in call: String) {
            guard isInterfering, depth < 2, generator.happens(percent: 4) else { return }
            depth += 1
            log.append("in \(call):")
            change()
            depth -= 1
        }

        func change() {
            let controller = generator.one(of: controllers)
            switch generator.below(10) {
            case 0, 1:
                if controller.parent == nil {
                    log.append("push \(controller.title ?? "")")
                    navigation.pushViewController(controller)
                }
            case 2:
                log.append("pop")
                navigation.popViewController()
            case 3:
                log.append("tab")
                tabs.selectedIndex = generator.below(2)
            case 4:
                if controller.parent == nil {
                    log.append("put in \(controller.title ?? "")")
                    container.addChild(controller)
                    // A hook may take it out again while the views are loaded.
                    let (place, view) = (container.view, controller.view)
                    if controller.parent === container {
                        place.addSubview(view)
                        controller.didMove(toParent: container)
                    }
                }
            case 5:
                if controller.parent === container {
                    log.append("take out \(controller.title ?? "")")
                    controller.willMove(toParent: nil)
                    controller.view.removeFromSuperview()
                    controller.removeFromParent()
                }
            case 6:
                let chosen = controllers.filter {
                    $0.parent == nil || $0.parent === navigation
                }
                let some = chosen.filter { _ in generator.happens(percent: 40) }
                log.append("set \(some.map { $0.title ?? "" })")
                navigation.setViewControllers(some, animated: true)
            case 7:
                log.append("root")
                window.rootViewController = generator.happens(percent: 70) ? tabs : nil
            case 8:
                log.append("hide")
                navigation.isNavigationBarHidden.toggle()
            default:
                log.append("layout")
                window.layoutIfNeeded()
            }
        }

        /// Whether a view stands in the container whose controller is none of its children: a hook has taken it out while
        /// it was put in, which is what the program has done, and not the containers.
        var hasStray: Bool {
            controllers.contains { controller in
                guard let superview = controller.viewIfLoaded?.superview else { return false }
                return superview === container.viewIfLoaded && controller.parent !== container
            }
        }

        /// What is wrong when everything has come to rest.
        func findFault() -> String? {
            for controller in controllers + [container] {
                let name = controller.title ?? ""
                let isShown = controller.viewIfLoaded?.window != nil
                let isDue = isVisible(controller)
                if isShown != isDue {
                    return "\(name) is \(isShown ? "" : "not ")in the window"
                }
                let cycle = [
                    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
                ]
                for (position, call) in controller.appearances.enumerated()
                where call != cycle[position % 4] {
                    return "\(name) was told \(controller.appearances.suffix(6))"
                }
                if controller.appearances.count % 4 != (isShown ? 2 : 0) {
                    return "\(name) was told \(controller.appearances.suffix(6)) at last"
                }
            }
            return reports.first
        }

        private func isVisible(_ controller: ViewController) -> Bool {
            guard window.rootViewController === tabs else { return false }
            let selected = tabs.selectedViewController
            if controller === container {
                return selected === container
            }
            if controller.parent === container {
                return selected === container
            }
            return selected === navigation && navigation.topViewController === controller
        }
    }

    /// Seeds whose programs have ended with something else than what was asked for last.
    private static let formerFaults: [UInt64] = [
        100022, 100083, 100349, 100510, 100896, 101423, 111216, 119901,
    ]

    @Test(
        "are told what happens in its order, and end where they belong",
        arguments: Array(1...60 as ClosedRange<UInt64>) + formerFaults)
    func programs(seed: UInt64) {
        let stage = Stage(seed: seed)
        for step in 0..<60 {
            stage.log = []
            for _ in 0..<stage.generator.number(in: 1...4) {
                stage.change()
            }
            // Hooks do something in the first of these turns only.
            for turn in 0..<4 {
                stage.isInterfering = turn < 2
                stage.window.tick(at: Double(step * 4 + turn))
            }
            stage.isInterfering = true
            if stage.hasStray { return }
            if let fault = stage.findFault() {
                Issue.record("seed \(seed), step \(step): \(fault) after \(stage.log)")
                return
            }
        }
    }
}
