import QuoinKit

/// What an animator leads: an animation in each window that there was when it began.
@MainActor
struct LedAnimations {
    private var parts: [(window: Window, mark: AnimationMark)] = []

    /// Those whose changes are being made.
    static var open: LedAnimations {
        var led = LedAnimations()
        led.parts = WindowList.shared.windows.compactMap { window in
            window.host.openAnimation.map { (window.host, $0) }
        }
        return led
    }

    /// How far they have come, of 1; nil if they are over.
    var progress: Double? { parts.lazy.compactMap { $0.window.progress(of: $0.mark) }.first }

    func hold(at progress: Double?) {
        for part in parts { part.window.hold(part.mark, at: progress) }
    }
    func letGo(toEnd: Bool, duration: TimeInterval, curve: QuoinKit.AnimationCurve) {
        for part in parts {
            part.window.letGo(part.mark, toEnd: toEnd, duration: duration, curve: curve)
        }
    }
    func stop() { for part in parts { part.window.stop(part.mark) } }
}
