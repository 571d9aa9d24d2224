import QuoinUIKit
import TestSupport
import Testing

/// Who is told of what happens to a control or a gesture, and how often.
@MainActor
@Suite struct TargetTests {
    @MainActor
    private final class Counter: NSObject {
        var (taps, others) = (0, 0)
        func tap() { taps += 1 }
        func other() { others += 1 }
    }
    private let counter = Counter()

    @MainActor @Test func `a target that is added from one place again and again is told once`() {
        let control = UIControl()
        for event in [UIControl.Event.touchDown, .touchUpInside, .touchUpInside] {
            control.addTarget(counter, action: Selector(Counter.tap), for: event)
        }
        control.sendActions(for: .touchUpInside)
        expectEqual(counter.taps, 1)
        expectEqual(control.allControlEvents, [.touchDown, .touchUpInside])
        let another = Counter()
        for target in [counter, another] {
            control.addTarget(target, action: Selector(Counter.other), for: .valueChanged)
        }
        control.sendActions(for: .valueChanged)
        expectTrue(counter.others == 1 && another.others == 1)
    }

    /// As a view model of an app may be.
    private final class Model: NSObject {
        private(set) var calls: [String] = []
        func tap() { calls.append("tap") }
        func sent(_ sender: UIControl) { calls.append("sent") }
        func sentWithEvent(_ sender: UIControl, _ event: UIEvent) { calls.append("event") }
        func answers() -> Int {
            calls.append("answers")
            return 1
        }
    }

    @MainActor @Test func `methods of a class that belongs to no actor are called, too`() {
        let (control, model) = (UIControl(), Model())
        for selector in [
            Selector(Model.tap), Selector(Model.sent), Selector(Model.sentWithEvent),
            Selector(Model.answers),
        ] {
            control.addTarget(model, action: selector, for: .touchUpInside)
        }
        control.sendActions(for: .touchUpInside)
        expectEqual(model.calls, ["tap", "sent", "event", "answers"])
    }

    @MainActor @Test
    func `an action is taken away by its selector, and all of a target's by others`() {
        let (control, tap) = (UIControl(), Selector(Counter.tap))
        func begin() {
            control.addTarget(counter, action: tap, for: .touchDown)
            control.addTarget(counter, action: Selector(Counter.other), for: .touchDown)
        }
        begin()
        control.removeTarget(counter, action: tap, for: .touchDown)
        control.sendActions(for: .touchDown)
        expectTrue(counter.taps == 0 && counter.others == 1)
        begin()
        control.removeTarget(counter, action: Selector(Counter.other), for: .touchDown)
        expectEqual(control.allControlEvents, [])
        control.addTarget(counter, action: tap, for: .touchDown)
        control.addAction(UIAction { _ in }, for: .touchDown)
        control.removeTarget(nil, action: nil, for: .allEvents)
        expectEqual(control.allControlEvents, [])
    }

    @MainActor @Test func `an action is taken away for the events that are said`() {
        let control = UIControl()
        var calls = 0
        let action = UIAction { _ in calls += 1 }
        control.addAction(action, for: [.touchDown, .touchUpInside])
        control.addAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        expectEqual(calls, 1)
        control.removeAction(action, for: .touchDown)
        expectEqual(control.allControlEvents, .touchUpInside)
    }

    @MainActor @Test func `what targets are told goes by way of the control`() {
        final class Recorder: UIControl {
            var sent = 0
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                sent += 1
                super.sendAction(action, to: target, for: event)
            }
        }
        let recorder = Recorder()
        recorder.addTarget(counter, action: Selector(Counter.tap), for: .touchUpInside)
        recorder.sendActions(for: .touchUpInside)
        expectTrue(recorder.sent == 1 && counter.taps == 1)
    }

    @MainActor @Test
    func `without a target, the first responder further up that has the method is called`() {
        final class Screen: UIViewController {
            var saved: [UIControl] = []
            func save(_ sender: UIControl) { saved.append(sender) }
        }
        let (screen, group, control) = (Screen(), UIView(), UIControl())
        screen.view.addSubview(group)
        group.addSubview(control)
        control.addTarget(nil, action: Selector(Screen.save(_:)), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        expectEqual(screen.saved, [control])
        group.removeFromSuperview()
        control.sendActions(for: .touchUpInside)
        expectEqual(screen.saved.count, 1)
    }

    // MARK: Gestures

    @MainActor @Test func `a gesture tells a target once, and not what was taken away`() {
        let (gesture, tap) = (UITapGestureRecognizer(), Selector(Counter.tap))
        gesture.addTarget(counter, action: tap)
        gesture.addTarget(counter, action: tap)
        gesture.addTarget(counter, action: Selector(Counter.other))
        gesture.perform()
        expectTrue(counter.taps == 1 && counter.others == 1)
        gesture.removeTarget(counter, action: tap)
        gesture.perform()
        expectTrue(counter.taps == 1 && counter.others == 2)
        gesture.removeTarget(nil, action: nil)
        gesture.perform()
        expectEqual(counter.others, 2)
    }

    @MainActor @Test func `a gesture is on one view, or on none`() {
        let (view, other) = (UIView(), UIView())
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        view.gestureRecognizers = [tap, pan]
        expectTrue(tap.view === view && pan.view === view)
        other.addGestureRecognizer(pan)
        expectTrue(view.gestureRecognizers == [tap] && pan.view === other)
        view.gestureRecognizers = nil
        expectTrue(tap.view == nil)
        other.removeGestureRecognizer(pan)
        expectTrue(pan.view == nil && other.gestureRecognizers == nil)
    }
}
