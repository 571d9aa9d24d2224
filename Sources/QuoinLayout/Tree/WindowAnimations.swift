/// What moves in a window.
///
/// Motions stand side by side in one list. Those of one animation share all that takes functions to work
/// out; a turn works that out, and what shows of a property follows by a few multiplications when somebody
/// looks.
final class WindowAnimations: LinkTarget {
    #if DEBUG && !hasFeature(Embedded)
        package let life = Life()
    #endif

    var motions: [Motion] = []
    /// The animations, with vacant places: how far they are, and what else is known of them.
    var clocks: [AnimationClock] = []
    var records: [AnimationRecord] = []
    private var vacant: [Int32] = []
    /// The curves that animations go by. Mostly there are very few.
    private(set) var curves: [AnimationCurve] = []
    private var count: UInt = 0
    /// Animations of which nothing moves any more, in the order in which that was seen.
    var done: [AnimationRecord] = []
    /// The animations whose changes are being made, one within the other; nil where changes are made
    /// without.
    private(set) var open: [Int32?] = []
    private var opensWithout = 0
    /// Views that have come into their places meanwhile.
    private var arrivals: [View] = []
    /// The time of the last turn; nil before the first.
    var time: Double?

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
    var isRunning: Bool { clocks.count > vacant.count + heldCount || !done.isEmpty }
    /// How many animations are held.
    var heldCount = 0

    /// Whether changes are being made of which motions must hear, whether they are to move or not.
    var isOpen: Bool { !open.isEmpty }
    /// Whether the changes that are being made are to move.
    var isRecording: Bool { isOpen && opensWithout == 0 }

    /// What is shown by a motion.
    func shownValue(at position: Int) -> MotionValue {
        let motion = motions[position]
        let value = motion.value(at: clocks[Int(motion.animation)].shares)
        guard let steps = motion.steps else { return value }
        return steps.reduce(value) { value, step in
            let shares = clocks[Int(step.animation)].shares
            return value + step.distance * shares.ofDistance + step.speed * shares.ofSpeed
        }
    }

    // MARK: Animations

    /// Begins an animation: what changes from now on moves by it.
    ///
    /// - Parameter isStep: Whether it is a step of the one whose changes are being made, which is not over before.
    func begin(
        duration: Double, delay: Double, curve: AnimationCurve, repetition: AnimationRepetition,
        isStep: Bool, completion: ((Bool) -> Void)?
    ) {
        count += 1
        let outer = isStep ? open.last.flatMap { $0 } : nil
        if let outer { records[Int(outer)].motions += 1 }
        let clock = AnimationClock(
            curve: position(of: curve), duration: duration, delay: delay,
            length: curve.time(for: duration), repetition: repetition,
            start: time.map { $0 + delay })
        let record = AnimationRecord(order: count, completion: completion, outer: outer)
        if let place = vacant.popLast() {
            clocks[Int(place)] = clock
            records[Int(place)] = record
            open.append(place)
        } else {
            clocks.append(clock)
            records.append(record)
            open.append(Int32(truncatingIfNeeded: clocks.count - 1))
        }
    }

    /// Where a curve stands in the list; it is entered if it is not the last.
    func position(of curve: AnimationCurve) -> Int32 {
        if vacant.count == clocks.count {
            curves.removeAll(keepingCapacity: true)
        }
        if curves.last != curve {
            curves.append(curve)
        }
        return Int32(truncatingIfNeeded: curves.count - 1)
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
        records[Int(place)].isClosed = true
        retireIfDone(place)
    }

    /// Has something done when the animation is over whose changes are being made, before who waits for its end
    /// hears of that.
    func whenOver(_ action: @escaping () -> Void) {
        guard isRecording, let place = open.last.flatMap({ $0 }) else { return }
        let completion = records[Int(place)].completion
        records[Int(place)].completion = { isWhole in
            action()
            completion?(isWhole)
        }
    }

    func retireIfDone(_ place: Int32) {
        let record = records[Int(place)]
        guard record.isClosed, record.motions == 0, !clocks[Int(place)].isVacant else { return }
        clocks[Int(place)].isVacant = true
        records[Int(place)] = AnimationRecord(order: 0, completion: nil)
        vacant.append(place)
        done.append(record)
        guard let outer = record.outer else { return }
        records[Int(outer)].motions -= 1
        if !record.isWhole { records[Int(outer)].isWhole = false }
        retireIfDone(outer)
    }

    /// Where the motion of a view's property stands, if it moves.
    private func position(of property: AnimatedProperty, of view: View) -> Int? {
        let position = view.extras?.presentation?.position(of: property) ?? -1
        return position >= 0 ? position : nil
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
        guard let position = position(of: property, of: view) else { return }
        if isOpen {
            stop(position)
        } else {
            // What it still has before it stays the same, so that it goes on without a jolt.
            motions[position].goal = new
        }
    }

    private func move(
        _ view: View, _ property: AnimatedProperty, from old: MotionValue, to new: MotionValue,
        by place: Int32
    ) {
        let clock = clocks[Int(place)]
        let presentation = view.madePresentation
        let former = presentation.position(of: property)
        let shown = presentation[property] ?? old
        let distance = shown - new
        let initialVelocity = curves[Int(clock.curve)].initialVelocity
        var speed = MotionValue.zero
        if former >= 0 {
            let motion = motions[former]
            if motion.animation == place {
                // Changed twice in one block: it goes to the last value, at the speed that is due to that way. What
                // is before it goes its own.
                let distance =
                    motion.steps == nil ? distance : motion.distance + motion.goal - new
                speed = motion.speed + (motion.distance - distance) * initialVelocity
                motions[former].distance = distance
                motions[former].speed = speed.isFinite ? speed : .zero
                motions[former].goal = new
                return
            }
            if isStep(place, after: motion.animation) {
                step(from: former, to: new, by: place)
                return
            }
            // What is to wait goes on with no speed.
            if clock.delay <= 0 { speed = shownSpeed(of: motion) }
            stop(former)
        }
        speed -= distance * initialVelocity
        if clock.length <= 0, clock.delay <= 0 {
            return
        }
        guard distance != .zero || speed != .zero, distance.isFinite else { return }
        append(
            Motion(
                view: UpLink(view), presentation: view.madePresentation, property: property,
                animation: place, distance: distance, speed: speed.isFinite ? speed : .zero,
                goal: new))
    }

    /// Lets what moves go somewhere else, as if it had been on its way there from the beginning.
    func redirect(_ property: AnimatedProperty, of view: View, to new: MotionValue) {
        guard let position = position(of: property, of: view) else { return }
        motions[position].distance += motions[position].goal - new
        motions[position].goal = new
    }

    /// Lets a view be in its place at once, however often that is corrected until the changes are made.
    func arrives(_ view: View) {
        guard isOpen, !view.flags.contains(.arrives) else { return }
        view.flags.insert(.arrives)
        arrivals.append(view)
    }

    /// Shows a property as it is now until the animation is over whose changes are being made.
    func hold(_ property: AnimatedProperty, of view: View, at value: MotionValue) {
        guard isRecording, let place = open.last.flatMap({ $0 }) else { return }
        let clock = clocks[Int(place)]
        guard clock.length + clock.delay > 0 else { return }
        let presentation = view.madePresentation
        let shown = presentation[property] ?? value
        let former = presentation.position(of: property)
        if former >= 0 {
            stop(former)
        }
        append(
            Motion(
                view: UpLink(view), presentation: view.madePresentation, property: property,
                animation: place, distance: .zero, speed: .zero, goal: shown))
    }

    private func append(_ motion: Motion) {
        motion.presentation.setPosition(motions.count, of: motion.property, in: self)
        _ = motion.view.with { $0.flags.insert(.isAnimating) }
        motions.append(motion)
        records[Int(motion.animation)].motions += 1
    }

    /// Ends all motions of a view before their time.
    func stop(_ view: View) {
        guard view.extras?.presentation != nil else { return }
        for property in AnimatedProperty.allCases {
            stop(property, of: view)
        }
    }

    /// Ends a motion of a view before its time, if there is one.
    func stop(_ property: AnimatedProperty, of view: View) {
        if let position = position(of: property, of: view) {
            stop(position)
        }
    }

    private func stop(_ position: Int) {
        let motion = motions[position]
        remove(at: position)
        let places = (motion.steps ?? []).map { $0.animation } + [motion.animation]
        for place in places {
            records[Int(place)].isWhole = false
            retireIfDone(place)
        }
    }

    func remove(at position: Int) {
        let motion = motions[position]
        let last = motions.removeLast()
        if position < motions.count {
            motions[position] = last
            last.presentation.setPosition(position, of: last.property, in: self)
        }
        records[Int(motion.animation)].motions -= 1
        for step in motion.steps ?? [] { records[Int(step.animation)].motions -= 1 }
        motion.presentation.clear(motion.property)
        _ = motion.view.with { view in
            if motion.property == .alpha {
                view.flags.remove(.fades)
            }
            if motion.presentation.count == 0 {
                view.flags.remove(.isAnimating)
                view.extras?.presentation = nil
            }
            view.markDisplay()
        }
    }
}
