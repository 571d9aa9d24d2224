import QuoinSolver

/// Views that show a part of something larger.
extension View {
    /// Gives the view a content area: from now on, constraints between its edges and what is in it mean
    /// the edges of that area. Its size, middle and margins' guides go on meaning the view itself.
    package final func makeContentArea() {
        guard !flags.contains(.hasContentArea) else { return }
        flags.insert(.hasContentArea)
        let guide = systemGuide(.contentArea, "contentLayoutGuide")
        madeExtras.systemGuides.contentArea = guide
        activateAsSystem([
            guide.left.constraint(equalTo: left),
            guide.top.constraint(equalTo: top),
        ])
    }

    /// All that can be scrolled to, once there is a content area. It begins at the origin; what ends
    /// it are constraints.
    package final var contentAreaGuide: LayoutGuide? { extras?.systemGuides.contentArea }

    /// The part that is shown. It moves over the content when the origin of the bounds changes.
    package final var visibleAreaGuide: LayoutGuide {
        if let guide = extras?.systemGuides.visibleArea {
            return guide
        }
        let guide = systemGuide(.visibleArea, "frameLayoutGuide")
        madeExtras.systemGuides.visibleArea = guide
        return guide
    }
}

extension LayoutConstraint {
    /// The ends of the constraint, which is installed on a view with a content area: instead of the
    /// view's own edges those of the area, if the other end is something in it.
    func endsInContent(
        of container: View
    ) -> (first: UpLink<LayoutElement>, second: UpLink<LayoutElement>) {
        guard let area = container.contentAreaGuide else { return (first, second) }
        if first.leads(to: container), firstAttribute.isEdge, second.leadsInto(container) {
            return (UpLink(area), second)
        }
        if second.leads(to: container), secondAttribute.isEdge, first.leadsInto(container) {
            return (first, UpLink(area))
        }
        return (first, second)
    }
}

extension LayoutElement {
    /// Whether it is the guide that stands for what the view shows at present.
    func isVisibleArea(of view: View) -> Bool {
        flags.contains(.isSystemGuide) && view.extras?.systemGuides.visibleArea === self
    }
}

extension UpLink<LayoutElement> {
    /// Whether the link leads to something in the view, rather than to the view itself or one of the
    /// guides that it keeps for itself.
    fileprivate func leadsInto(_ view: View) -> Bool {
        with { element in
            if element.flags.contains(.isSystemGuide) {
                return !element.containerLink.leads(to: view)
            }
            return element !== view
        } ?? false
    }
}

extension LayoutAttribute {
    /// Whether it is an edge, of the view or of its margins, rather than a middle, a baseline or a size.
    fileprivate var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin,
            .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }
}
