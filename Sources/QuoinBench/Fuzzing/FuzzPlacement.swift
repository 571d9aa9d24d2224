import QuoinKit

/// Says whether constraints hold, from nothing but frames, origins, margins and baselines: what the
/// engine thinks does not matter here.
struct FuzzPlacement {
    /// How far places may be off, where frames are rounded to pixels.
    var rounding = 0.0

    /// What is wrong with a constraint that is to hold; nil if it holds.
    func defect(of constraint: LayoutConstraint) -> String? {
        guard let container = constraint.installedView, let item = constraint.firstItem else {
            return nil
        }
        let views = [constraint.firstItem, constraint.secondItem].compactMap { item in
            item as? View ?? (item as? LayoutGuide)?.owningView
        }
        // Edges of a scroll view mean those of its content to what it contains, and a topmost view has
        // the size that it was given, although that may be less than what stands out of its alignment.
        let isOwn = [constraint.firstItem, constraint.secondItem].contains {
            $0 === container || ($0 as? LayoutGuide)?.owningView === container
        }
        guard !(container is ScrollView && isOwn),
            !views.contains(where: { $0.superview == nil && $0.alignmentRectInsets != .zero })
        else { return nil }
        let attributes = [constraint.firstAttribute, constraint.secondAttribute]
        let isMirrored =
            attributes.contains { Self.directional.contains($0) }
            && container.effectiveLayoutDirection == .rightToLeft
        let left = value(of: item, constraint.firstAttribute, in: container, isMirrored)
        let other = constraint.secondItem.map {
            value(of: $0, constraint.secondAttribute, in: container, isMirrored)
        }
        let product = constraint.multiplier * (other ?? 0)
        let right = product + constraint.constant
        // What is a small difference of large numbers is no more exact than those.
        let farthest = views.map { reach(of: $0, in: container) }.max() ?? 0
        let slack =
            1e-6 * (1 + abs(left) + abs(product)) + 1e-12 * farthest
            + rounding * (1 + abs(constraint.multiplier))
        let holds =
            switch constraint.relation {
            case .equal: abs(left - right) <= slack
            case .lessThanOrEqual: left <= right + slack
            case .greaterThanOrEqual: left >= right - slack
            }
        return holds ? nil : "\(constraint) does not hold: \(left) against \(right)"
    }

    private static let directional: Set<LayoutAttribute> = [
        .leading, .trailing, .leadingMargin, .trailingMargin,
    ]
    private static let ofMargins: Set<LayoutAttribute> = [
        .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins,
    ]

    /// A place or a size, in the container's coordinates. In a mirrored container places count from
    /// its right edge.
    private func value(
        of item: any LayoutItem, _ attribute: LayoutAttribute, in container: View,
        _ isMirrored: Bool
    ) -> Double {
        let edges = edges(of: item, attribute, in: container)
        let width = container.frame.width
        let view = item as? View
        switch attribute {
        case .left, .leftMargin: return isMirrored ? width - edges.left : edges.left
        case .right, .rightMargin: return isMirrored ? width - edges.right : edges.right
        case .centerX, .centerXWithinMargins:
            let middle = (edges.left + edges.right) / 2
            return isMirrored ? width - middle : middle
        case .leading, .leadingMargin: return isMirrored ? width - edges.right : edges.left
        case .trailing, .trailingMargin: return isMirrored ? width - edges.left : edges.right
        case .top, .topMargin: return edges.top
        case .bottom, .bottomMargin: return edges.bottom
        case .centerY, .centerYWithinMargins: return (edges.top + edges.bottom) / 2
        case .firstBaseline: return edges.top + (view?.firstBaselineOffsetFromTop ?? 0)
        case .lastBaseline: return edges.bottom - (view?.lastBaselineOffsetFromBottom ?? 0)
        case .width: return edges.right - edges.left
        case .height: return edges.bottom - edges.top
        case .notAnAttribute: return 0
        }
    }

    /// The edges of an item, which may have passed each other, as those within margins do that are
    /// wider than their view.
    private struct Edges {
        var left, right, top, bottom: Double

        init(_ rect: Rect, within insets: EdgeInsets = .zero) {
            left = rect.origin.x + insets.left
            right = rect.origin.x + rect.size.width - insets.right
            top = rect.origin.y + insets.top
            bottom = rect.origin.y + rect.size.height - insets.bottom
        }

        /// The edges of the alignment rectangle that goes with a frame. It is no smaller than nothing, also where the
        /// frame is smaller than what hangs outside of it.
        init(alignmentRect frame: Rect, of insets: EdgeInsets) {
            self.init(frame, within: insets)
            right = max(left, right)
            bottom = max(top, bottom)
        }
    }

    private func edges(
        of item: any LayoutItem, _ attribute: LayoutAttribute, in container: View
    ) -> Edges {
        if let guide = item as? LayoutGuide {
            guard let owner = guide.owningView else { return Edges(.zero) }
            // The guides that every view has may be narrower than nothing, which no rectangle can tell.
            let insets: EdgeInsets? =
                guide === owner.layoutMarginsGuide
                ? owner.layoutMargins
                : guide === owner.safeAreaLayoutGuide ? owner.safeAreaInsets : nil
            if let insets {
                return Edges(least(frame(of: owner, in: container), of: owner), within: insets)
            }
            return Edges(shifted(guide.layoutFrame, from: owner, to: container))
        }
        guard let view = item as? View else { return Edges(.zero) }
        let frame = frame(of: view, in: container)
        if Self.ofMargins.contains(attribute) {
            return Edges(least(frame, of: view), within: view.layoutMargins)
        }
        return Edges(alignmentRect: frame, of: view.alignmentRectInsets)
    }

    /// The frame that margins count from: it holds what hangs outside of the alignment rectangle.
    private func least(_ frame: Rect, of view: View) -> Rect {
        let insets = view.alignmentRectInsets
        return Rect(
            x: frame.minX, y: frame.minY,
            width: max(frame.size.width, insets.left + insets.right),
            height: max(frame.size.height, insets.top + insets.bottom))
    }

    private func frame(of view: View, in container: View) -> Rect {
        view === container
            ? Rect(origin: .zero, size: view.frame.size)
            : shifted(view.frame, from: view.superview, to: container)
    }

    /// How far from the container's origin the edges of a view are.
    private func reach(of view: View, in container: View) -> Double {
        let rect = frame(of: view, in: container)
        return [rect.minX, rect.maxX, rect.minY, rect.maxY].reduce(0) { max($0, abs($1)) }
    }

    /// A rectangle in a view's coordinates, in those of a view that contains it.
    private func shifted(_ rect: Rect, from view: View?, to container: View) -> Rect {
        var origin = rect.origin
        var view = view
        while let present = view, present !== container {
            origin = origin + (present.frame.origin - present.bounds.origin)
            view = present.superview
        }
        return Rect(origin: origin, size: rect.size)
    }
}
