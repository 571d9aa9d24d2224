import Quoin

/// What a view draws with all that is in it, as a value: to be drawn on any canvas, and to be compared with
/// what was drawn before.
///
/// A display that keeps its pixels is brought up to date where they have changed, and nowhere else:
///
/// ```swift
/// var shown = Drawing(of: window)
/// shown.draw(on: display)
///
/// // When something has changed:
/// window.tick(at: time)
/// let next = Drawing(of: window)
/// for part in next.changes(since: shown) {
///     display.save()
///     display.clip(to: part)
///     next.draw(on: display, within: part)
///     display.restore()
/// }
/// shown = next
/// ```
///
/// It can be sent to another thread, which draws while the tree is laid out anew. Pictures are known by their names:
/// what shows another one under the same name looks the same to it.
public struct Drawing: Sendable {
    /// The size of the view when it was drawn.
    public let size: Size
    let steps: [DrawingStep]
    let marks: [DrawnMark]
    /// How many pixels a point has, if what changes is told in whole ones.
    private let scale: Double?

    /// Has a view draw itself and all that is in it, as `render(on:)` does.
    ///
    /// How much room a text takes is asked of the view's `textMeasurer`.
    public init(of view: View) {
        let recorder = DrawingRecorder(measurer: view.effectiveMeasurer)
        view.render(on: recorder)
        size = view.bounds.size
        scale = view.window?.scale
        steps = recorder.steps
        marks = recorder.marks
    }

    /// Draws it again.
    ///
    /// - Parameters:
    ///   - canvas: what it is drawn on. Its origin is taken for the upper left corner of the view.
    ///   - area: what of it is needed. What lies outside of that is left out, but nothing is cut off: clip
    ///     the canvas for that.
    public func draw(on canvas: any Canvas, within area: Rect? = nil) {
        var next = 0
        for (index, step) in steps.enumerated() {
            guard step.isMark else {
                step.draw(on: canvas)
                continue
            }
            // What is wholly cut off has no mark.
            guard next < marks.count, marks[next].step == index else { continue }
            if area.map({ $0.intersects(marks[next].area) }) ?? true {
                step.draw(on: canvas)
            }
            next += 1
        }
    }

    /// The parts of the view that look otherwise than they did in an earlier drawing of it, in the view's
    /// coordinates. Nothing if it looks the same.
    ///
    /// They are few, and whole pixels if the window has a scale. Where the size has changed it is all of the
    /// view. What is drawn outside of the view's bounds is not told of.
    ///
    /// - Complexity: O(*n* log *n*) at most in what is drawn, and O(*n*) where little has changed.
    public func changes(since former: Drawing) -> [Rect] {
        let all = Rect(origin: .zero, size: size)
        guard size == former.size, scale == former.scale else { return all.isEmpty ? [] : [all] }
        var parts = DamagedParts()
        for area in DrawingComparison(former, self).areas {
            if let seen = pixels(around: area).intersection(all) {
                parts.add(seen)
            }
        }
        return parts.separate
    }

    private func pixels(around area: Rect) -> Rect {
        guard let scale else { return area }
        let left = Pixels.roundedDown(area.minX, scale: scale)
        let top = Pixels.roundedDown(area.minY, scale: scale)
        return Rect(
            x: left, y: top, width: Pixels.roundedUp(area.maxX, scale: scale) - left,
            height: Pixels.roundedUp(area.maxY, scale: scale) - top)
    }
}
