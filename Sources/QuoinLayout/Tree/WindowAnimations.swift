/// What moves in a window.
///
/// Motions stand side by side in one list. Those of one animation share all that takes functions to work
/// out; a turn works that out, and what shows of a property follows by a few multiplications when somebody
/// looks.
final class WindowAnimations: LinkTarget {
    #if DEBUG && !hasFeature(Embedded)
        package let life = Life()
    #endif

    private var motions: [Motion] = []
    /// The animations, with vacant places: how far they are, and what else is known of them.
    private var clocks: [AnimationClock] = []
    private var records: [AnimationRecord] = []
    private var vacant: [Int32] = []
    /// The curves that animations go by. Mostly there are very few.
    private var curves: [AnimationCurve] = []
    private var count: UInt = 0
    /// Animations of which nothing moves any more, in the order in which that was seen.
    private var done: [AnimationRecord] = []
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
    var isRunning: Bool { clocks.count > vacant.count || !done.isEmpty }

    /// Whether changes are being made of which motions must hear, whether they are to move or not.
    var isOpen: Bool { !open.isEmpty }
    /// Whether the changes that are being made are to move.
    var isRecording: Bool { isOpen && opensWithout == 0 }

    /// What is shown by a motion.
    func shownValue(at position: Int) -> MotionValue {
        let motion = motions[position]
        return motion.value(at: clocks[Int(motion.animation)].shares)
    }

    // MARK: Animations

    /// Begins an animation: what changes from now on moves by it.
    func begin(
        duration: Double, delay: Double, curve: AnimationCurve, completion: ((Bool) -> Void)?
    ) {
        count += 1
        let clock = AnimationClock(
            curve: position(of: curve), duration: duration, delay: delay,
            length: curve.time(for: duration), start: time.map { $0 + delay })
        let record = AnimationRecord(order: count, completion: completion)
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
    private func position(of curve: AnimationCurve) -> Int32 {
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

    private func retireIfDone(_ place: Int32) {
        let record = records[Int(place)]
        guard record.isClosed, record.motions == 0, !clocks[Int(place)].isVacant else { return }
        clocks[Int(place)].isVacant = true
        records[Int(place)] = AnimationRecord(order: 0, completion: nil)
        vacant.append(place)
        done.append(record)
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
        let position = view.extras?.presentation?.position(of: property) ?? -1
        guard position >= 0 else { return }
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
        var speed = MotionValue.zero
        if former >= 0 {
            let motion = motions[former]
            if motion.animation == place {
                // Changed twice in one block: it goes to the last value.
                motions[former].distance = distance
                motions[former].goal = new
                return
            }
            speed = motion.speed(at: clocks[Int(motion.animation)].shares)
            stop(former)
        }
        speed -= distance * curves[Int(clock.curve)].initialVelocity
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
        records[Int(place)].isWhole = false
        retireIfDone(place)
    }

    private func remove(at position: Int) {
        let motion = motions[position]
        let last = motions.removeLast()
        if position < motions.count {
            motions[position] = last
            last.presentation.setPosition(position, of: last.property, in: self)
        }
        records[Int(motion.animation)].motions -= 1
        motion.presentation.clear(motion.property)
        _ = motion.view.with { view in
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
        let ended = advanceClocks(to: time)
        let scrolled = moveAll(ending: !ended.isEmpty)
        for place in ended {
            retireIfDone(place)
        }
        let over = done
        done = []
        let completions = over.compactMap { record in
            record.completion.map { completion in { completion(record.isWhole) } }
        }
        return (scrolled, completions)
    }

    /// Finds out how much is left of each animation.
    ///
    /// - Returns: those that are over, the first to end first.
    private func advanceClocks(to time: Double) -> [Int32] {
        var ended: [(end: Double, place: Int)] = []
        var last = -1
        // Taken out meanwhile, which spares checking each access.
        var clocks: [AnimationClock] = []
        swap(&clocks, &self.clocks)
        defer { swap(&clocks, &self.clocks) }
        for place in clocks.indices where !clocks[place].isVacant {
            let start = clocks[place].start ?? time + clocks[place].delay
            clocks[place].start = start
            let end = start + clocks[place].length
            if time >= end {
                clocks[place].shares = .atEnd
                clocks[place].isOver = true
                ended.append((end, place))
            } else if last >= 0, clocks[last].moves(like: clocks[place]) {
                clocks[place].shares = clocks[last].shares
            } else {
                clocks[place].shares = curves[Int(clocks[place].curve)].shares(
                    at: time - start, duration: clocks[place].duration)
                last = place
            }
        }
        ended.sort {
            $0.end != $1.end
                ? $0.end < $1.end : records[$0.place].order < records[$1.place].order
        }
        return ended.map { Int32(truncatingIfNeeded: $0.place) }
    }

    /// Has everything drawn where it is now, and ends what has come to its goal.
    ///
    /// - Returns: the views whose contents have been moved within them.
    private func moveAll(ending isAnyOver: Bool) -> [View] {
        var scrolled: [View] = []
        var position = motions.count - 1
        // From the end, so that what takes the place of one that has ended was seen to before.
        while position >= 0 {
            if motions[position].property == .boundsOrigin,
                let view = motions[position].view.target
            {
                scrolled.append(view)
            }
            if isAnyOver, clocks[Int(motions[position].animation)].isOver {
                remove(at: position)
            } else {
                _ = motions[position].view.with { $0.markDisplay() }
            }
            position -= 1
        }
        return scrolled
    }
}
