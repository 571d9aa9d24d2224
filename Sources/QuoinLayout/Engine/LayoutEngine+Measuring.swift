import QuoinSolver

/// Contents whose height follows from the width that they get.
extension LayoutEngine {
    /// How often they may be measured again in one pass.
    static let measuringRounds = 3

    /// What is narrower has no width: it is what is left of numbers that cancel each other, in one way or another.
    private static let leastWidth = 1e-6

    /// Measures contents whose width has changed, until heights stay or patience ends.
    ///
    /// A height may follow a width that follows the height. Such a circle goes on when something has changed
    /// that may have ended it, and stays as it was if it has not.
    func measureAgain(resumes: Bool = false) {
        let resumed = resumes ? resumedCircles() : []
        guard !remeasured.isEmpty else { return }
        holdElements()
        var rounds = 0
        while !remeasured.isEmpty, rounds < Self.measuringRounds {
            guard measureOnce() else { return }
            rounds += 1
        }
        if !circling.isEmpty || !remeasured.isEmpty, !isTrying {
            leaveCircles(resumed)
        }
        remeasured = []
    }

    /// Keeps what hooks may let go of, if this is the engine of a part that was measured before.
    private func holdElements() {
        if isPartial, held.isEmpty {
            held = elements.compactMap { $0.target }
        }
    }

    /// - Returns: false if a hook has given the engine to another tree, which has used it.
    private func measureOnce() -> Bool {
        let epoch = epoch
        let questions = remeasured.compactMap { slot in
            (elements[Int(slot)].target as? View).map { ($0, value(.width, of: slot)) }
        }
        remeasured = []
        var sizes: [(view: View, size: Size)] = []
        for (view, width) in questions {
            if self.epoch == epoch, knows(view), let size = remeasure(view, forWidth: width) {
                sizes.append((view, size))
            }
        }
        guard self.epoch == epoch else {
            for (view, _) in questions {
                view.tree.enqueue(view, .contentChanged)
            }
            return false
        }
        writeHeights(sizes.map { ($0.view, $0.size.height) })
        return true
    }

    /// Writes how high contents are, and solves.
    ///
    /// What was set aside for another height is taken in again: before its first measurement, a content asks for the
    /// height that it has without lines to break, which may contradict what the one that it has in the end does not.
    private func writeHeights(_ heights: [(view: View, height: Double)]) {
        var isAnyOther = false
        solver.beginBatch()
        for (view, height) in heights where knows(view) {
            let slot = slot(of: view)
            let before = number(for: .heightHugging, of: slot)
            setContent(of: view, slot, .vertical, height)
            if height < 0 || number(for: .heightHugging, of: slot) != before {
                isAnyOther = true
                if directory.isOfTree {
                    conflicts.elementChanged(slot)
                }
            }
        }
        endBatch()
        if isAnyOther {
            if !directory.isOfTree {
                returnRowsSetAside()
            } else if let tree = heights.first?.view.tree {
                returnBrokenRows(of: tree)
            }
        }
        reportChanges()
    }

    /// Asks a view for its content's size again, for the width that it has got.
    ///
    /// - Returns: the size; nil if the view need not be asked.
    func remeasure(_ view: View, forWidth width: Double) -> Size? {
        let slot = slot(of: view)
        guard records[Int(slot)].role != .framed, !leavesOut(view) else { return nil }
        // The same width may be reported for several reasons, and measuring text takes its time.
        guard measuredWidths.updateValue(width, forKey: slot) != width else { return nil }
        statistics.measurements += 1
        let usable = usableWidth(of: view, within: width)
        var size = Size.zero
        asking(view) {
            // Without a width there is nothing to wrap at.
            size =
                usable > Self.leastWidth
                ? view.askedContentSize(forWidth: usable) : view.askedIntrinsicContentSize
        }
        return size
    }

    // MARK: Circles

    /// Whether changes of constraints may have ended a circle: those that have come, gone or been written anew,
    /// and numbers of those that are about a content which is in one. Those of views and guides that have left the
    /// tree have gone before.
    func mayEndCircles(_ constraints: [QueuedConstraint]) -> Bool {
        guard !circling.isEmpty else { return false }
        defer { circlesMayEnd = false }
        return circlesMayEnd
            || constraints.contains { queued in
                guard queued.isCurrent else { return false }
                let constraint = queued.constraint
                return constraint.row < 0 || constraint.installation.isEmpty
                    || !constraint.state.isDisjoint(with: [.termsChanged, .priorityChanged])
                    || constraint.elements.contains { circling.contains($0.slot) }
            }
    }

    /// Has those measured that did not come to rest the last time.
    private func resumedCircles() -> [MeasuringCircle] {
        guard !circling.isEmpty else { return [] }
        // What depends on no width any more is in no circle.
        circling.removeAll { slot in
            !(elements[Int(slot)].target?.flags.contains(.dependsOnWidth) ?? false)
        }
        let circles = circling.compactMap { slot -> MeasuringCircle? in
            guard !remeasured.contains(slot) else { return nil }
            return MeasuringCircle(
                slot: slot, height: number(for: .heightResistance, of: slot),
                width: measuredWidths[slot])
        }
        remeasured += circles.map { $0.slot }
        return circles
    }

    /// Notes which contents have another width than they were measured for. Those that have gone on in a
    /// circle without need are as high as they were.
    private func leaveCircles(_ resumed: [MeasuringCircle]) {
        circling += remeasured.filter { !circling.contains($0) }
        circling.removeAll { measuredWidths[$0] == value(.width, of: $0) }
        let endless = resumed.filter { circling.contains($0.slot) }
        guard !endless.isEmpty else { return }
        var heights: [(view: View, height: Double)] = []
        for circle in endless {
            if let view = elements[Int(circle.slot)].target as? View {
                heights.append((view, circle.height))
                measuredWidths[circle.slot] = circle.width
            }
        }
        writeHeights(heights)
    }
}

/// A content whose height was measured for another width than it has come to have by that.
private struct MeasuringCircle {
    var slot: Int32
    var height: Double
    /// What it was measured for.
    var width: Double?
}
