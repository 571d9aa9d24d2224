import QuoinSolver

/// Views that show a part of something larger.
extension View {
    /// Gives the view a content area: from now on, constraints between its edges, or those of its margins,
    /// and what is in it mean the edges of that area. Its size and its middle go on meaning the view itself.
    ///
    /// - Returns: the guide for the area, which begins at the origin; what ends it are constraints.
    @discardableResult
    package final func makeContentArea() -> LayoutGuide {
        if let guide = contentAreaGuide {
            return guide
        }
        flags.insert(.hasContentArea)
        let guide = systemGuide(.contentArea, "contentLayoutGuide")
        madeExtras.systemGuides.contentArea = guide
        // What was constrained to the view's edges is constrained to the area's now.
        installed.forEach { $0.markChanged(.termsChanged) }
        activateAsSystem([
            guide.left.constraint(equalTo: left),
            guide.top.constraint(equalTo: top),
        ])
        return guide
    }

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
