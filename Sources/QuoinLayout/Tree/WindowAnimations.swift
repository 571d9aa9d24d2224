/// What moves in a window.
///
/// Motions stand side by side in one list. Those of one animation share all that takes functions to work
/// out, so a turn costs a few multiplications a motion.
final class WindowAnimations {
    private var motions: [Motion] = []
    /// The animations, with vacant places.
    private var animations: [RunningAnimation?] = []
    private var vacant: [Int32] = []
    private var count: UInt = 0
    /// Animations of which nothing moves any more, in the order in which that was seen.
    private var done: [RunningAnimation] = []
    /// The animations whose changes are being made, one within the other; nil where changes are made
    /// without.
    private var open: [Int32?] = []
    private var opensWithout = 0
    /// Views that have come into their places meanwhile.
    private var arrivals: [View] = []
    /// The time of the last turn; nil before the first.
    private var time: Double?

    /// - Parameter time: The time of the last turn; nil before the first.
    init(time: Double?) {
        self.time = time
    }

    deinit {
        for motion in motions {
            // The views may be on their way out too, so nothing is said to them.
            motion.presentation.clear(motion.property)
        }
    }

    /// Whether anything moves, or somebody waits to hear that it is over.
    var isRunning: Bool { animations.count > vacant.count || !done.isEmpty }

    /// Whether changes are being made of which motions must hear, whether they are to move or not.
    var isOpen: Bool { !open.isEmpty }
    /// Whether the changes that are being made are to move.
    var isRecording: Bool { isOpen && opensWithout == 0 }

    // MARK: Animations

    /// Begins an animation: what changes from now on moves by it.
    func begin(
        duration: Double, delay: Double, curve: AnimationCurve, completion: ((Bool) -> Void)?
    ) {
        count += 1
        let animation = RunningAnimation(
            curve: curve, duration: duration, delay: delay, length: curve.time(for: duration),
            start: time.map { $0 + delay },
            completion: completion, order: count)
        if let place = vacant.popLast() {
            animations[Int(place)] = animation
            open.append(place)
        } else {
            animations.append(animation)
            open.append(Int32(animations.count - 1))
        }
    }

    /// What changes from now on does not move.
    func beginWithout() {
        open.append(nil)
        opensWithout += 1
    }

    /// The changes of the innermost animation are made.
    func endChanges() {
        guard let last = open.popLast() else { return }
        if open.isEmpty {
            for view in arrivals {
                view.flags.remove(.arrives)
            }
            arrivals = []
        }
        guard let place = last else {
            opensWithout -= 1
            return
        }
        animations[Int(place)]?.isClosed = true
        retireIfDone(place)
    }

    private func retireIfDone(_ place: Int32) {
        guard let animation = animations[Int(place)], animation.isClosed, animation.motions == 0
        else { return }
        animations[Int(place)] = nil
        vacant.append(place)
        done.append(animation)
    }

    // MARK: Changes

    /// A property of a view has got another value.
    func change(
        _ property: AnimatedProperty, of view: View, from old: MotionValue, to new: MotionValue
    ) {
        if isRecording, let place = open.last.flatMap({ $0 }) {
            move(view, property, from: old, to: new, by: place)
            return
        }
        let presentation = view.extras?.presentation
        let position = presentation?.position(of: property) ?? -1
        guard position >= 0, let shown = presentation?[property] else { return }
        if isOpen {
            stop(position)
        } else {
            // What it still has before it stays the same, so that it goes on without a jolt.
            let shift = new - motions[position].goal
            motions[position].goal = new
            presentation?.show(shown + shift, of: property)
        }
    }

    private func move(
        _ view: View, _ property: AnimatedProperty, from old: MotionValue, to new: MotionValue,
        by place: Int32
    ) {
        guard let animation = animations[Int(place)] else { return }
        let presentation = view.madePresentation
        let former = presentation.position(of: property)
        let shown = presentation[property] ?? old
        let distance = shown - new
        var speed = MotionValue.zero
        if former >= 0 {
            let motion = motions[former]
            if motion.animation == place {
                // Changed twice in one block: it goes to the last value.
                motions[former].distance = distance
                motions[former].goal = new
                return
            }
            if let before = animations[Int(motion.animation)] {
                speed = motion.speed(at: before.shares)
            }
            stop(former)
        }
        speed -= distance * animation.curve.initialVelocity
        if animation.length <= 0, animation.delay <= 0 {
            return
        }
        guard distance != .zero || speed != .zero, distance.isFinite else { return }
        append(
            Motion(
                presentation: view.madePresentation, property: property, animation: place,
                distance: distance, speed: speed.isFinite ? speed : .zero, goal: new),
            of: view, showing: shown)
    }

    /// Lets a view be in its place at once, however often that is corrected until the changes are made.
    func arrives(_ view: View) {
        guard isOpen, !view.flags.contains(.arrives) else { return }
        view.flags.insert(.arrives)
        arrivals.append(view)
    }

    /// Shows a property as it is now until the animation is over whose changes are being made.
    func hold(_ property: AnimatedProperty, of view: View, at value: MotionValue) {
        guard isRecording, let place = open.last.flatMap({ $0 }),
            let animation = animations[Int(place)], animation.length + animation.delay > 0
        else { return }
        let presentation = view.madePresentation
        let shown = presentation[property] ?? value
        let former = presentation.position(of: property)
        if former >= 0 {
            stop(former)
        }
        append(
            Motion(
                presentation: view.madePresentation, property: property, animation: place,
                distance: .zero, speed: .zero, goal: shown),
            of: view, showing: shown)
    }

    private func append(_ motion: Motion, of view: View, showing shown: MotionValue) {
        motion.presentation.setPosition(motions.count, of: motion.property)
        motion.presentation.show(shown, of: motion.property)
        view.flags.insert(.isAnimating)
        motions.append(motion)
        animations[Int(motion.animation)]?.motions += 1
    }

    /// Ends all motions of a view before their time.
    func stop(_ view: View) {
        guard let presentation = view.extras?.presentation else { return }
        for property in AnimatedProperty.allCases {
            let position = presentation.position(of: property)
            if position >= 0 {
                stop(position)
            }
        }
    }

    private func stop(_ position: Int) {
        let place = motions[position].animation
        remove(at: position)
        animations[Int(place)]?.isWhole = false
        retireIfDone(place)
    }

    private func remove(at position: Int) {
        let motion = motions[position]
        let last = motions.removeLast()
        if position < motions.count {
            motions[position] = last
            last.presentation.setPosition(position, of: last.property)
        }
        animations[Int(motion.animation)]?.motions -= 1
        motion.presentation.clear(motion.property)
        _ = motion.presentation.view.with { view in
            if motion.presentation.count == 0 {
                view.flags.remove(.isAnimating)
                view.extras?.presentation = nil
            }
            view.markDisplay()
        }
    }
}

// MARK: - Turns

extension WindowAnimations {
    /// Brings all that moves to where it is at a time.
    ///
    /// - Returns: the views whose contents have been moved within them, and what to call because an
    ///   animation is over, in the order in which they ended.
    func advance(to time: Double) -> (scrolled: [View], completions: [() -> Void]) {
        self.time = time
        let ended = advanceAnimations(to: time)
        let scrolled = moveAll()
        for place in ended {
            retireIfDone(place)
        }
        let over = done
        done = []
        let completions = over.compactMap { animation in
            animation.completion.map { completion in { completion(animation.isWhole) } }
        }
        return (scrolled, completions)
    }

    /// Finds out how much is left of each animation.
    ///
    /// - Returns: those that are over, the first to end first.
    private func advanceAnimations(to time: Double) -> [Int32] {
        var ended: [(end: Double, order: UInt, place: Int32)] = []
        var last: RunningAnimation?
        for place in animations.indices {
            guard var animation = animations[place] else { continue }
            let start = animation.start ?? time + animation.delay
            animation.start = start
            let end = start + animation.length
            if time >= end {
                animation.shares = .atEnd
                animation.isOver = true
                ended.append((end, animation.order, Int32(truncatingIfNeeded: place)))
            } else if let last, last.moves(like: animation) {
                animation.shares = last.shares
            } else {
                animation.shares = animation.curve.shares(
                    at: time - start, duration: animation.duration)
                last = animation
            }
            animations[place] = animation
        }
        ended.sort { $0.end != $1.end ? $0.end < $1.end : $0.order < $1.order }
        return ended.map { $0.place }
    }

    /// Moves everything, and ends what has come to its goal.
    ///
    /// - Returns: the views whose contents have been moved within them.
    private func moveAll() -> [View] {
        var scrolled: [View] = []
        var position = motions.count - 1
        // From the end, so that what takes the place of one that has ended was moved before.
        while position >= 0 {
            let motion = motions[position]
            if motion.property == .boundsOrigin, let view = motion.presentation.view.target {
                scrolled.append(view)
            }
            if let animation = animations[Int(motion.animation)], !animation.isOver {
                motion.presentation.show(motion.value(at: animation.shares), of: motion.property)
                _ = motion.presentation.view.with { $0.markDisplay() }
            } else {
                remove(at: position)
            }
            position -= 1
        }
        return scrolled
    }
}
