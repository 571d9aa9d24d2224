/// Rounding frames to the pixels of the window.
extension LayoutEngine {
    /// A view's frame with every edge on a pixel in the window's coordinates, but for those that are where the
    /// frame has them that was set for the view.
    ///
    /// Along an axis along which a view follows its superview, the frame that was set says nothing of where it is after
    /// that, though it may begin where it did.
    ///
    /// The exact place in the window is that of the superview, plus what rounding took from or added
    /// to that, plus the solved place.
    ///
    /// - Returns: the frame, and by how much rounding has moved it.
    func onPixels(
        _ frame: Rect, of view: View, _ scale: Double, keeping stated: Rect?
    ) -> (frame: Rect, remainder: Point) {
        let offset = view.superview.map { pixelOffset(of: $0) } ?? .zero
        var rounded = frame
        var remainder = Point.zero
        let isWholly = stated.map { frame.isNearly($0) } ?? false
        for axis in Axis.allCases {
            let length = frame.size[axis]
            var start = frame.origin[axis]
            let end = start + length
            if let stated, isWholly || law(view.slot, axis) == nil,
                abs(start - stated.origin[axis]) < 1e-9
            {
                start = stated.origin[axis]
                if abs(length - stated.size[axis]) < 1e-9 {
                    rounded.origin[axis] = start
                    rounded.size[axis] = stated.size[axis]
                    continue
                }
            } else {
                let exact = start + offset[axis]
                start = Pixels.rounded(exact, scale: scale)
                remainder[axis] = exact - start
            }
            rounded.origin[axis] = start
            rounded.size[axis] = max(0, Pixels.rounded(end + offset[axis], scale: scale) - start)
        }
        return (rounded, remainder)
    }

    /// By how much rounding has moved a view. What the engine does not know stands where its frame was set.
    private func pixelOffset(of view: View) -> Point {
        knows(view) ? view.extras?.pixelOffset ?? .zero : .zero
    }
}
