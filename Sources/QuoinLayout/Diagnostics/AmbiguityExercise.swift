/// The extreme solutions for the frame of an ambiguous view, and which of them is shown.
///
/// A solution is shown by wishing for it; see ``LayoutEngine/wish(for:of:)``.
final class AmbiguityExercise {
    private let rects: [Rect]
    private var position = 0
    /// The state of the engine in which they were found.
    let epoch: UInt

    /// Finds the extremes. The first solution is the present one.
    ///
    /// - Parameter shown: the one that was shown last, which need not be one any more. The exercise goes on after the
    ///   nearest.
    init(of view: View, in engine: LayoutEngine, after shown: Rect? = nil) {
        epoch = engine.epoch
        var found = [engine.solvedRect(of: view.slot)]
        engine.isTrying = true
        for part in SlotPart.allCases where engine.isAmbiguous(part, of: view.slot) {
            for direction in [-1.0, 1.0] {
                let rect = Self.extreme(part, direction, of: view, in: engine)
                if !found.contains(where: { $0.isNearly(rect) }) {
                    found.append(rect)
                }
            }
        }
        rects = found
        if let shown {
            position =
                found.indices.min { found[$0].distance(to: shown) < found[$1].distance(to: shown) }
                ?? 0
        }
        // Back to the first.
        engine.wish(for: found[0], of: view.slot)
        engine.reportChanges()
        engine.endTrial()
    }

    /// Shows the next solution.
    func moveOn(_ view: View, in engine: LayoutEngine) {
        position = (position + 1) % rects.count
        show(view, in: engine)
        engine.reportChanges()
    }

    /// Wishes for what is shown.
    func show(_ view: View, in engine: LayoutEngine) {
        engine.wish(for: rects[position], of: view.slot)
    }

    /// Where a variable goes when it is drawn as far as it can; no further than the superview if
    /// nothing else stops it.
    private static func extreme(
        _ part: SlotPart, _ direction: Double, of view: View, in engine: LayoutEngine
    ) -> Rect {
        let far = direction * 1e6
        let rect = engine.trial(of: part, far, of: view.slot)
        let value = part.isExtent ? rect.size[part.axis] : rect.origin[part.axis]
        if value != far {
            return rect
        }
        let container = view.superview?.storedFrame.size[part.axis] ?? 0
        let own = part.isExtent ? 0 : rect.size[part.axis]
        return engine.trial(of: part, direction < 0 ? 0 : container - own, of: view.slot)
    }
}

extension Rect {
    /// How far its numbers are from those of another one.
    fileprivate func distance(to other: Rect) -> Double {
        abs(origin.x - other.origin.x) + abs(origin.y - other.origin.y)
            + abs(size.width - other.size.width) + abs(size.height - other.size.height)
    }
}
