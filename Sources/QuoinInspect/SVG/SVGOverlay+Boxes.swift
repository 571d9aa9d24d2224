import QuoinLayout

/// The overlays that are rectangles: frames, alignment rectangles, margins, guides.
extension SVGOverlay {
    mutating func drawFrames() {
        var path = MarkupBuffer()
        for placed in views.all {
            if let visible = placed.visible(placed.frame) {
                path.outline(visible.insetBy(dx: 0.5, dy: 0.5))
            }
        }
        group("frames") { $0.lines(path, color: OverlayPalette.frame, width: 0.75) }
    }

    mutating func drawAlignmentRects() {
        var path = MarkupBuffer()
        for placed in views.all {
            let view = placed.view
            let rect = view.alignmentRect(forFrame: view.frame)
            guard rect != view.frame, rect.isSound else { continue }
            let shift = placed.frame.origin - view.frame.origin
            if let visible = placed.visible(rect.offsetBy(dx: shift.x, dy: shift.y)) {
                path.outline(visible.insetBy(dx: 0.5, dy: 0.5))
            }
        }
        group("alignment-rects") {
            $0.lines(path, color: OverlayPalette.alignment, dashes: "4 2")
        }
    }

    // MARK: Margins

    /// Draws a band between the edges and the margins.
    mutating func drawMargins() {
        let mentioned = viewsWithMentionedMargins
        var bands = MarkupBuffer()
        var path = MarkupBuffer()
        for placed in views.all {
            let margins = placed.view.layoutMargins
            guard margins != .zero,
                margins != Self.usualMargins && !placed.view.subviews.isEmpty
                    || mentioned.contains(ObjectIdentifier(placed.view)),
                let outside = placed.visible(placed.frame),
                let inside = placed.visible(placed.frame.inset(by: margins))
            else { continue }
            bands.outline(outside)
            bands.outline(inside)
            path.outline(inside)
        }
        group("margins") { overlay in
            guard !bands.bytes.isEmpty else { return }
            overlay.markup.append("<path fill-rule=\"evenodd\" fill-opacity=\"0.18\"")
            overlay.markup.attribute("fill", OverlayPalette.margin)
            overlay.markup.append(" d=\"")
            overlay.markup.append(bands)
            overlay.markup.append("\"/>\n")
            overlay.lines(path, color: OverlayPalette.margin, width: 0.75, dashes: "3 2")
        }
    }

    /// What a view's margins are as long as nobody sets them.
    private static let usualMargins = EdgeInsets(8)

    private var viewsWithMentionedMargins: Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        forEachMention { item, attribute in
            if let guide = item as? LayoutGuide {
                if guide.isMargins, let owner = guide.owningView {
                    found.insert(ObjectIdentifier(owner))
                }
            } else if attribute.isMargin {
                found.insert(ObjectIdentifier(item))
            }
        }
        return found
    }

    /// Calls `body` with the items at both ends of all constraints.
    private func forEachMention(_ body: (LayoutElement, LayoutAttribute) -> Void) {
        for (constraint, _) in constraints {
            if let item = constraint.firstItem?.layoutElement {
                body(item, constraint.firstAttribute)
            }
            if let item = constraint.secondItem?.layoutElement {
                body(item, constraint.secondAttribute)
            }
        }
    }

    // MARK: Guides

    mutating func drawGuides() {
        var path = MarkupBuffer()
        var shown: [(name: String, rect: Rect, clip: Rect)] = []
        for (guide, owner) in shownGuides {
            let origin = owner.contentOrigin
            let rect = guide.layoutFrame.offsetBy(dx: origin.x, dy: origin.y)
            guard rect.isSound, let visible = rect.part(in: owner.contentClip) else { continue }
            path.outline(visible.insetBy(dx: 0.5, dy: 0.5))
            shown.append((guide.identifier, visible, owner.contentClip))
        }
        group("guides") { overlay in
            guard !shown.isEmpty else { return }
            overlay.markup.append("<path fill-opacity=\"0.14\"")
            overlay.markup.attribute("fill", OverlayPalette.guide)
            overlay.markup.append(" d=\"")
            overlay.markup.append(path)
            overlay.markup.append("\"/>\n")
            overlay.lines(path, color: OverlayPalette.guide, dashes: "2 2")
            for (name, rect, clip) in shown where !name.isEmpty {
                overlay.name(name, of: rect, in: clip, color: OverlayPalette.guide)
            }
        }
    }

    /// The guides that were added to what is shown, and those of the system that constraints mention;
    /// the margins have an overlay of their own.
    private var shownGuides: [(guide: LayoutGuide, owner: PlacedView)] {
        var found: [(guide: LayoutGuide, owner: PlacedView)] = []
        var known: Set<ObjectIdentifier> = []
        func add(_ guide: LayoutGuide) {
            guard known.insert(ObjectIdentifier(guide)).inserted,
                let owner = guide.owningView.flatMap({ views[$0] })
            else { return }
            found.append((guide, owner))
        }
        for placed in views.all {
            placed.view.layoutGuides.forEach(add)
        }
        forEachMention { item, _ in
            if let guide = item as? LayoutGuide, !guide.isMargins {
                add(guide)
            }
        }
        return found
    }
}

extension LayoutGuide {
    /// Whether it is the area within its owner's margins.
    fileprivate var isMargins: Bool {
        identifier == "layoutMarginsGuide"
            && !(owningView?.layoutGuides.contains { $0 === self } ?? true)
    }
}
