/// Animations that are held, let go and stopped by hand.
extension WindowAnimations {
    /// The animation whose changes are being made.
    var openMark: AnimationMark? {
        guard isRecording, let place = open.last.flatMap({ $0 }) else { return nil }
        return AnimationMark(place: place, order: records[Int(place)].order)
    }

    private func isThere(_ mark: AnimationMark) -> Bool {
        records.indices.contains(Int(mark.place)) && !clocks[Int(mark.place)].isVacant
            && records[Int(mark.place)].order == mark.order
    }

    /// How far an animation has come, of 1; nil if it is over.
    func progress(of mark: AnimationMark) -> Double? {
        isThere(mark) ? 1 - clocks[Int(mark.place)].shares.ofDistance : nil
    }

    /// Holds an animation, where it is or at a part of its way.
    func hold(_ mark: AnimationMark, at progress: Double?) {
        guard isThere(mark) else { return }
        let place = Int(mark.place)
        let lead = AnimationLead(
            from: progress ?? 1 - clocks[place].shares.ofDistance, goal: nil)
        if clocks[place].lead?.isHeld != true { heldCount += 1 }
        // It is not over before it is let go, whatever else happens to what it moves.
        if clocks[place].lead == nil { records[place].motions += 1 }
        clocks[place].lead = lead
        clocks[place].shares = lead.heldShares
        for motion in motions where motion.animation == mark.place {
            _ = motion.view.with { $0.markDisplay() }
        }
    }

    /// Lets an animation that is held go on to its end, or back to its beginning.
    func letGo(_ mark: AnimationMark, toEnd: Bool, duration: Double, curve: AnimationCurve) {
        guard isThere(mark), let lead = clocks[Int(mark.place)].lead, lead.isHeld else { return }
        let place = Int(mark.place)
        heldCount -= 1
        clocks[place].lead = AnimationLead(from: lead.from, goal: toEnd ? 1 : 0)
        clocks[place].curve = position(of: duration > 0 ? curve : .linear)
        clocks[place].duration = duration
        clocks[place].length = curve.time(for: duration)
        clocks[place].start = time
    }

    /// Ends an animation.
    ///
    /// - Returns: what is shown then.
    func stop(_ mark: AnimationMark) -> [SettledValue] {
        guard isThere(mark) else { return [] }
        let values = values(of: mark.place)
        for position in motions.indices.reversed() where motions[position].animation == mark.place {
            remove(at: position)
        }
        if clocks[Int(mark.place)].lead?.isHeld == true { heldCount -= 1 }
        endLead(of: mark.place)
        retireIfDone(mark.place)
        return values
    }

    /// What an animation that has come back to its beginning leaves behind.
    func valuesAtReturn(of place: Int32) -> [SettledValue] {
        clocks[Int(place)].lead?.goal == 0 ? values(of: place) : []
    }

    private func values(of place: Int32) -> [SettledValue] {
        motions.indices.compactMap { position in
            let motion = motions[position]
            guard motion.animation == place, motion.distance != .zero,
                let view = motion.view.target
            else { return nil }
            return SettledValue(
                view: view, property: motion.property, value: shownValue(at: position),
                goal: motion.goal)
        }
    }

    /// Nobody leads it any more.
    func endLead(of place: Int32) {
        guard clocks[Int(place)].lead != nil else { return }
        clocks[Int(place)].lead = nil
        records[Int(place)].motions -= 1
    }
}
