import QuoinSolver

/// The guides of a view.
extension View {
    /// The area within the layout margins.
    public final var layoutMarginsGuide: LayoutGuide {
        if let guide = extras?.systemGuides.margins {
            return guide
        }
        let guide = systemGuide(.margins, "layoutMarginsGuide")
        madeExtras.systemGuides.margins = guide
        return guide
    }

    /// The area that no bar or notch covers.
    public final var safeAreaLayoutGuide: LayoutGuide {
        if let guide = extras?.systemGuides.safeArea {
            return guide
        }
        let guide = systemGuide(.safeArea, "safeAreaLayoutGuide")
        madeExtras.systemGuides.safeArea = guide
        return guide
    }

    /// The area for text to be read with ease: within the margins, at most 672 wide, in their middle.
    public final var readableContentGuide: LayoutGuide {
        if let guide = extras?.systemGuides.readableContent {
            return guide
        }
        let guide = systemGuide(.readableContent, "readableContentGuide")
        madeExtras.systemGuides.readableContent = guide
        let margins = layoutMarginsGuide
        let rules = [
            guide.width.constraint(lessThanOrEqualToConstant: Self.readableWidth),
            guide.width.constraint(lessThanOrEqualTo: margins.width),
            guide.width.constraint(equalTo: margins.width).withPriority(.nearlyRequired),
            guide.centerX.constraint(equalTo: margins.centerX),
            guide.top.constraint(equalTo: margins.top),
            guide.bottom.constraint(equalTo: margins.bottom),
        ]
        rules.forEach { $0.state.insert(.isSystem) }
        madeExtras.systemGuides.readableRules = rules
        return guide
    }

    /// The part of the view that bars cover at the top.
    package final var topBarsGuide: LayoutGuide {
        if let guide = extras?.systemGuides.topBars {
            return guide
        }
        let guide = systemGuide(.topBars, "topLayoutGuide")
        madeExtras.systemGuides.topBars = guide
        activateAsSystem([
            guide.left.constraint(equalTo: left),
            guide.right.constraint(equalTo: right),
            guide.top.constraint(equalTo: top),
            guide.bottom.constraint(equalTo: safeAreaLayoutGuide.top),
        ])
        return guide
    }

    /// The part of the view that bars cover at the bottom.
    package final var bottomBarsGuide: LayoutGuide {
        if let guide = extras?.systemGuides.bottomBars {
            return guide
        }
        let guide = systemGuide(.bottomBars, "bottomLayoutGuide")
        madeExtras.systemGuides.bottomBars = guide
        activateAsSystem([
            guide.left.constraint(equalTo: left),
            guide.right.constraint(equalTo: right),
            guide.top.constraint(equalTo: safeAreaLayoutGuide.bottom),
            guide.bottom.constraint(equalTo: bottom),
        ])
        return guide
    }

    /// Brings constraints in force that belong to the view itself and that nobody sees.
    package final func activateAsSystem(_ constraints: [LayoutConstraint]) {
        for constraint in constraints {
            constraint.state.insert(ConstraintState.isSystem)
            constraint.isActive = true
        }
    }

    final func systemGuide(_ kind: GuideKind, _ identifier: String) -> LayoutGuide {
        let guide = LayoutGuide(kind: kind, identifier: identifier)
        guide.enclosingLink = UpLink(self)
        return guide
    }
}
