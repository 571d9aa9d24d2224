import QuoinKit

/// Places as they are seen, with the transforms of all views between.
extension View {
    /// Where a point of the view is in another one, or in the outermost of the tree.
    final func seenPoint(_ point: Point, in other: View?) -> Point {
        // Touches go from view to view: nobody has to know how deep these are.
        if let other, other === superview { return seenInSuperview(point) }
        if let other, other.superview === self { return other.seenFromSuperview(point) }
        let (here, there) = (wayOut, other?.wayOut ?? [])
        let isTurned = (here + there).contains { $0.transform != .identity }
        let isOneTree = other == nil || here.last === there.last
        guard isTurned, isOneTree else { return convert(point, to: other) }
        var place = point
        for view in here.dropLast() { place = view.seenInSuperview(place) }
        for view in there.dropLast().reversed() { place = view.seenFromSuperview(place) }
        return place
    }

    /// What covers a rectangle of the view in another one.
    final func seenRect(_ rect: Rect, in other: View?) -> Rect {
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
        ].map { seenPoint($0, in: other) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return Rect(
            x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
    }

    /// Whether a transform stands between the view, or another one, and the outermost.
    final func isTurned(from other: View?) -> Bool {
        (wayOut + (other?.wayOut ?? [])).contains { $0.transform != .identity }
    }

    /// The outermost view of the tree, if this is not it.
    final var outermost: View? { superview == nil ? nil : wayOut.last }

    /// The view and all that it is in.
    private var wayOut: [View] {
        Array(sequence(first: self) { $0.superview })
    }

    private func seenInSuperview(_ point: Point) -> Point {
        let place = point - bounds.origin + frame.origin
        return transform == .identity ? place : place.applying(transform.about(center))
    }

    private func seenFromSuperview(_ point: Point) -> Point {
        let turn = transform == .identity ? nil : transform.about(center).inverse
        return (turn.map(point.applying) ?? point) - frame.origin + bounds.origin
    }
}

extension Transform {
    /// What takes everything back; nil where nothing can, since all comes to lie on a line.
    fileprivate var inverse: Transform? {
        let determinant = a * d - b * c
        guard determinant != 0 else { return nil }
        let back = Transform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant)
        let shift = offset.applying(back)
        return back.followed(by: Transform(offset: Point(x: -shift.x, y: -shift.y)))
    }
}
