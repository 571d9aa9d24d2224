import QuoinKit

/// What an animator leads: an animation in each window that there was when it began.
@MainActor
struct LedAnimations {
    /// The windows are not kept: their animations keep the animator until they are over.
    private struct Part {
        weak var window: UIWindow?
        let mark: AnimationMark
    }
    private var parts: [Part] = []

    /// Those whose changes are being made.
    static var open: LedAnimations {
        var led = LedAnimations()
        led.parts = WindowList.shared.windows.compactMap { window in
            window.host.openAnimation.map { Part(window: window, mark: $0) }
        }
        return led
    }

    /// How far they have come, of 1; nil if they are over.
    var progress: Double? { parts.lazy.compactMap { $0.window?.host.progress(of: $0.mark) }.first }

    func hold(at progress: Double?) {
        for part in parts { part.window?.host.hold(part.mark, at: progress) }
    }
    func letGo(toEnd: Bool, duration: TimeInterval, curve: QuoinKit.AnimationCurve) {
        for part in parts {
            part.window?.host.letGo(
                part.mark, toEnd: toEnd, duration: duration, curve: curve)
        }
    }
    func stop() { for part in parts { part.window?.host.stop(part.mark) } }
}
