extension WindowAnimations {
    /// Brings all that moves to where it is at a time.
    ///
    /// - Returns: the views whose contents have been moved within them, what has come back to its beginning, and what to
    ///   call because an animation is over, in the order in which they ended.
    func advance(
        to time: Double
    ) -> (scrolled: [View], returned: [SettledValue], completions: [() -> Void]) {
        self.time = time
        let ended = advanceClocks(to: time)
        let returned = ended.flatMap { valuesAtReturn(of: $0) }
        let scrolled = moveAll(ending: !ended.isEmpty)
        for place in ended {
            endLead(of: place)
            retireIfDone(place)
        }
        let over = done
        done = []
        let completions = over.compactMap { record in
            record.completion.map { completion in { completion(record.isWhole) } }
        }
        return (scrolled, returned, completions)
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
            let lead = clocks[place].lead
            if lead?.isHeld == true { continue }
            let end = start + clocks[place].length
            if time >= end, !clocks[place].goesOn {
                clocks[place].shares = lead?.goal == 0 ? .atBeginning : .atEnd
                clocks[place].isOver = true
                ended.append((end, place))
            } else if last >= 0, clocks[last].moves(like: clocks[place]) {
                clocks[place].shares = clocks[last].shares
            } else {
                let (time, isBack) = clocks[place].round(at: time - start)
                var shares = curves[Int(clocks[place].curve)].shares(
                    at: time, duration: clocks[place].duration)
                if isBack { shares.turnAround() }
                clocks[place].shares = lead?.shares(shares) ?? shares
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
            if isAnyOver { endSteps(at: position) }
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
