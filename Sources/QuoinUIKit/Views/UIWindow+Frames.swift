import QuoinKit

extension UIWindow {
    /// Goes on by a time: in one turn, or, while somebody is called in each frame, frame by frame.
    final func goOn(by seconds: TimeInterval) {
        // What was begun before the first turn began then, and not with it.
        if !hasGoneOn, seconds > 0 { host.tick(at: host.time) }
        hasGoneOn = true
        // An hour has as many frames as a minute.
        let longest = max(1.0 / 60, seconds / 3600)
        var rest = seconds
        repeat {
            // What remains of the last frame is nothing but a rounding.
            let step = frameCalls.isEmpty || rest < longest * 1.001 ? rest : longest
            rest -= step
            ScreenClock.shared.move(by: step)
            for link in frameCalls where FrameCalls.shared.all.contains(where: { $0 === link }) {
                link.call(after: step)
            }
            host.tick(at: host.time + step)
        } while rest > 0
    }

    /// Those who are called as this window goes on.
    private var frameCalls: [CADisplayLink] {
        FrameCalls.shared.all.filter { link in
            guard let view = (link.listener as? UIResponder)?.standingView else { return true }
            return view.window === self
        }
    }
}
