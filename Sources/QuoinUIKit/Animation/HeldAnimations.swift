import QuoinKit

/// The animations that begin within something: they are held at their beginning and led together.
@MainActor
final class HeldAnimations {
    private struct Part {
        let led: LedAnimations
        let delay: TimeInterval
        let duration: TimeInterval
    }
    private static var open: HeldAnimations?
    private var parts: [Part] = []

    /// Holds what begins in there.
    func hold(_ actions: () -> Void) {
        let outer = Self.open
        Self.open = self
        actions()
        Self.open = outer
    }

    /// An animation begins, whose changes are about to be made.
    static func beginsChanges(duration: TimeInterval, delay: TimeInterval) {
        guard let open else { return }
        let led = LedAnimations.open
        // Before its changes are made: where nothing moves by them, it would be over.
        led.hold(at: 0)
        open.parts.append(Part(led: led, delay: delay, duration: duration))
    }

    /// Shows each as it is when a time has passed.
    func show(at time: TimeInterval) {
        for part in parts {
            let passed = time - part.delay
            part.led.hold(at: part.duration > 0 ? min(max(0, passed / part.duration), 1) : 0)
        }
    }

    /// Lets them go on to their ends, or back to their beginnings.
    func letGo(toEnd: Bool, duration: TimeInterval, curve: QuoinKit.AnimationCurve) {
        for part in parts { part.led.letGo(toEnd: toEnd, duration: duration, curve: curve) }
        parts = []
    }
}
