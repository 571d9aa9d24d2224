import QuoinLayout

/// A view with where it is in a picture.
struct PlacedView {
    let view: View
    /// The frame, in the picture's coordinates.
    let frame: Rect
    /// What of the picture clipping leaves to the view.
    let clip: Rect

    /// Where the zero point of the view's own coordinates is.
    var contentOrigin: Point { frame.origin - view.presentationBounds.origin }

    /// Whether anything of the view can be seen, or could be if it had a size.
    var isVisible: Bool {
        frame.minX <= clip.maxX && frame.maxX >= clip.minX && frame.minY <= clip.maxY
            && frame.maxY >= clip.minY
    }

    /// What of the picture clipping leaves to what is in the view.
    var contentClip: Rect {
        guard view.clipsToBounds else { return clip }
        return clip.intersection(frame) ?? Rect(origin: frame.origin)
    }

    /// What can be seen of a rectangle that is in the same coordinates; it may have no area.
    func visible(_ rect: Rect) -> Rect? { rect.part(in: clip) }
}

extension Rect {
    /// What of the rectangle is in another one; it may have no area.
    func part(in clip: Rect) -> Rect? {
        let left = max(minX, clip.minX)
        let top = max(minY, clip.minY)
        let right = min(maxX, clip.maxX)
        let bottom = min(maxY, clip.maxY)
        guard left <= right, top <= bottom else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// The views of a picture that are not hidden, each before those in it.
struct PlacedViews {
    private(set) var all: [PlacedView] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// Finds out where the views of a subtree are, the top one's upper left corner being at zero.
    init(of top: View) {
        let picture = Rect(origin: .zero, size: top.presentationFrame.size)
        var waiting = [PlacedView(view: top, frame: picture, clip: picture)]
        while let placed = waiting.popLast() {
            guard placed.view.isShown else { continue }
            numbers[ObjectIdentifier(placed.view)] = all.count
            all.append(placed)
            let subviews = placed.view.subviews
            guard !subviews.isEmpty else { continue }
            let origin = placed.contentOrigin
            let clip = placed.contentClip
            for subview in subviews.reversed() {
                waiting.append(
                    PlacedView(
                        view: subview,
                        frame: subview.presentationFrame.offsetBy(dx: origin.x, dy: origin.y),
                        clip: clip))
            }
        }
    }

    /// Where a view is; nil if it is hidden or in another tree.
    subscript(view: View) -> PlacedView? {
        numbers[ObjectIdentifier(view)].map { all[$0] }
    }
}
