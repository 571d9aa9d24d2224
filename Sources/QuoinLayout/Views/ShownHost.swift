/// Something of another toolkit as it is to be seen at present.
public struct ShownHost {
    /// The view that stands for it.
    public let view: View
    /// What the view stands for.
    public let host: any LayoutHost
    /// Where it is, in the coordinates of the view that was asked. What moves is where it is on its way.
    public let frame: Rect
    /// The part of the frame that nothing cuts off: no view around it that clips to its bounds.
    public let visibleFrame: Rect
    /// How much of it is seen, from 0 to 1, when all that it is in is counted.
    public let alpha: Double
}

/// What of other toolkits is to be seen.
extension View {
    /// The hosts in this view that are to be seen at present, from the back to the front, and where.
    ///
    /// Toolkits that have one place for all widgets take it from here after each turn: it is right whatever has
    /// moved, a container, a scroll view or the widget itself. What is not in the list is not to be seen: it is
    /// hidden or in something hidden, has left, is transparent, or is wholly cut off.
    ///
    /// ```swift
    /// window.tick(at: time)
    /// for shown in window.shownHosts {
    ///     print(shown.host, shown.frame)          // or move the widget there
    /// }
    /// ```
    ///
    /// Frames count from the upper left corner of this view, or from the lower left one if that is what
    /// ``Window/coordinates`` says.
    ///
    /// - Complexity: O(*n*) in the views that are shown.
    public final var shownHosts: [ShownHost] {
        var found: [ShownHost] = []
        guard isShown else { return found }
        let top = ShownPlace(top: self)
        let height = window?.storedCoordinates == .bottomLeft ? top.frame.height : nil
        var waiting = [top]
        while let place = waiting.popLast() {
            guard place.alpha > 0 else { continue }
            if let host = place.view.extras?.host, let seen = place.visibleFrame {
                found.append(
                    ShownHost(
                        view: place.view, host: host, frame: place.frame.counted(from: height),
                        visibleFrame: seen.counted(from: height), alpha: place.alpha))
            }
            place.listInside(in: &waiting)
        }
        return found
    }
}

/// A view, and where it is seen.
private struct ShownPlace {
    let view: View
    let frame: Rect
    /// Where the coordinates of the views in it begin.
    private let origin: Point
    /// Outside of this nothing of it is seen; nil if nothing is cut off.
    private let clip: Rect?
    /// How much of it is seen.
    let alpha: Double

    /// The place of the view that was asked.
    init(top view: View) {
        self.init(view, in: .zero, clip: nil, alpha: 1, isTop: true)
    }

    private init(_ view: View, in outer: Point, clip: Rect?, alpha: Double, isTop: Bool) {
        self.view = view
        self.clip = clip
        guard let extras = view.extras else {
            let corner = isTop ? .zero : outer + view.storedFrame.origin
            (frame, origin) = (Rect(origin: corner, size: view.storedFrame.size), corner)
            self.alpha = alpha
            return
        }
        // As it is drawn: see `ShownLook`, which brings along all that is drawn.
        let moving = view.flags.contains(.isAnimating) ? extras.presentation : nil
        let shown = moving?[.frame]?.rect ?? view.storedFrame
        let look = extras.look?.look
        var corner = isTop ? .zero : outer + shown.origin
        if !isTop, let transform = look?.transform {
            corner = corner + transform.offset
        }
        frame = Rect(origin: corner, size: shown.size)
        origin = corner - (moving?[.boundsOrigin]?.point ?? extras.boundsOrigin)
        let share = moving?[.alpha].map { min(1, max(0, $0.number)) } ?? look?.alpha ?? 1
        self.alpha = alpha * share
    }

    var visibleFrame: Rect? { clip.map { $0.intersection(frame) } ?? (frame.isEmpty ? nil : frame) }

    /// Lists the places of the views in it, the frontmost first, unless nothing of them is seen.
    func listInside(in waiting: inout [ShownPlace]) {
        var clip = clip
        if view.flags.contains(.clipsToBounds) {
            guard let visibleFrame else { return }
            clip = visibleFrame
        }
        for subview in view.storedSubviews.reversed() where subview.isShown {
            waiting.append(
                ShownPlace(subview, in: origin, clip: clip, alpha: alpha, isTop: false))
        }
    }
}

extension Rect {
    /// The same rectangle, counted from the lower edge of something so high; as it is if there is no height.
    fileprivate func counted(from height: Double?) -> Rect {
        guard let height else { return self }
        return Rect(x: minX, y: height - maxY, width: width, height: self.height)
    }
}
