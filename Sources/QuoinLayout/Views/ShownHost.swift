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
        let isFlipped = window?.storedCoordinates == .bottomLeft
        let top = ShownLook(of: self)
        var waiting = [
            ShownPlace(
                view: self, look: top, corner: .zero, clip: nil, alpha: top.look?.alpha ?? 1)
        ]
        while let place = waiting.popLast() {
            guard place.view.isShown, place.alpha > 0 else { continue }
            if let host = place.view.extras?.host, let seen = place.visibleFrame {
                let height = isFlipped ? top.frame.height : nil
                found.append(
                    ShownHost(
                        view: place.view, host: host, frame: place.frame.counted(from: height),
                        visibleFrame: seen.counted(from: height), alpha: place.alpha))
            }
            guard let inside = place.inside else { continue }
            for subview in place.view.storedSubviews.reversed() {
                waiting.append(inside.place(of: subview))
            }
        }
        return found
    }
}

/// A view, and where it is seen.
private struct ShownPlace {
    let view: View
    let look: ShownLook
    /// Where its upper left corner is.
    let corner: Point
    /// Outside of this nothing of it is seen; nil if nothing is cut off.
    let clip: Rect?
    let alpha: Double

    var frame: Rect { Rect(origin: corner, size: look.frame.size) }

    var visibleFrame: Rect? { clip.map { $0.intersection(frame) } ?? (frame.isEmpty ? nil : frame) }

    /// What holds for the views in it; nil if nothing of them is seen.
    var inside: ShownInside? {
        var clip = clip
        if view.flags.contains(.clipsToBounds) {
            guard let visibleFrame else { return nil }
            clip = visibleFrame
        }
        return ShownInside(
            origin: corner - look.boundsOrigin, clip: clip, alpha: alpha)
    }
}

/// Where the views in a view are seen.
private struct ShownInside {
    /// Where their coordinates begin.
    let origin: Point
    let clip: Rect?
    let alpha: Double

    func place(of view: View) -> ShownPlace {
        let look = ShownLook(of: view)
        var corner = origin + look.frame.origin
        if let transform = look.look?.transform {
            corner = corner + transform.offset
        }
        return ShownPlace(
            view: view, look: look, corner: corner, clip: clip,
            alpha: alpha * (look.look?.alpha ?? 1))
    }
}

extension Rect {
    /// The same rectangle, counted from the lower edge of something so high; as it is if there is no height.
    fileprivate func counted(from height: Double?) -> Rect {
        guard let height else { return self }
        return Rect(x: minX, y: height - maxY, width: width, height: self.height)
    }
}
