/// Motions that go on, step by step, in the animations that are parts of one.
extension WindowAnimations {
    /// Whether an animation is a step of the one that another is, or is a step of, too.
    func isStep(_ place: Int32, after former: Int32) -> Bool {
        guard let outer = records[Int(place)].outer else { return false }
        return outer == former || outer == records[Int(former)].outer
    }

    /// Lets what moves by a step of an animation go on from there by another one.
    func step(from position: Int, to new: MotionValue, by place: Int32) {
        let motion = motions[position]
        let distance = motion.goal - new
        let speed = distance * -curves[Int(clocks[Int(place)].curve)].initialVelocity
        guard distance.isFinite, speed.isFinite else { return }
        let former = MotionStep(
            animation: motion.animation, distance: motion.distance, speed: motion.speed)
        motions[position] = Motion(
            view: motion.view, presentation: motion.presentation, property: motion.property,
            animation: place, distance: distance, speed: speed, goal: new,
            steps: (motion.steps ?? []) + [former])
        records[Int(place)].motions += 1
    }

    /// How fast a motion is seen to be. What waits for its beginning is not.
    func shownSpeed(of motion: Motion) -> MotionValue {
        var speed = MotionValue.zero
        let clock = clocks[Int(motion.animation)]
        if clock.hasBegun(at: time) { speed = motion.speed(at: clock.shares) }
        for step in motion.steps ?? [] {
            let clock = clocks[Int(step.animation)]
            guard clock.hasBegun(at: time) else { continue }
            speed += step.distance * clock.shares.slopeOfDistance
            speed += step.speed * clock.shares.slopeOfSpeed
        }
        return speed
    }

    /// Forgets the steps of a motion that are over. If the last one is, one before it that is not takes its place.
    func endSteps(at position: Int) {
        guard let steps = motions[position].steps else { return }
        var left = steps.filter { !clocks[Int($0.animation)].isOver }
        for step in steps where clocks[Int(step.animation)].isOver {
            records[Int(step.animation)].motions -= 1
        }
        var motion = motions[position]
        if clocks[Int(motion.animation)].isOver, let step = left.popLast() {
            records[Int(motion.animation)].motions -= 1
            motion = Motion(
                view: motion.view, presentation: motion.presentation, property: motion.property,
                animation: step.animation, distance: step.distance, speed: step.speed,
                goal: motion.goal)
        }
        motion.steps = left.isEmpty ? nil : left
        motions[position] = motion
    }
}
