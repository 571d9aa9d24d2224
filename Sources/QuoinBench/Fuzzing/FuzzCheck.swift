import QuoinKit

/// What is wrong with a world.
struct FuzzFault: Error {
    /// What kind of fault it is. While a failure is made smaller, it stays the same.
    enum Kind: String, CaseIterable {
        case notFinite = "a frame that is no number"
        case unmet = "a required constraint that does not hold"
        case rows = "a table that does not show its rows"
        case history = "not as in a tree that is built at once"
        case controllers = "a controller that is not told where its view is"
        case reason = "reasons that do not add up"
        case mend = "a mend that does not mend"
        case bits = "not the same bits when done again"
        case looking = "looking at it changes it"
        case leak = "something is left when all is let go"
        case slow = "a step takes seconds"
        case end = "the process ended"
    }

    let kind: Kind
    let reason: String
}

/// Looks at a world after a step.
struct FuzzCheck {
    let world: FuzzWorld

    /// Looks at everything that the world's style lets one be sure of.
    func run() throws(FuzzFault) {
        try lookAtNumbers()
        if let defect = world.defectOfControllers() { throw fault(.controllers, defect) }
        // What is restless was reported, and means that no layout is right.
        guard !world.style.hasFarNumbers, !world.isRestless else { return }
        try lookAtExplanations()
        try lookAtRequired()
        if !world.window.isAnimating { try lookAtTables() }
        // Margins that follow places have more than one solution at times, and containers of controllers place views that
        // nobody else knows.
        if world.style != .controllers, !world.window.isAnimating, !haveMarginsSurroundings {
            try compare()
        }
    }

    /// Whether margins follow from where views are.
    private var haveMarginsSurroundings: Bool {
        world.views.contains { named in
            let view = named.view
            return view.preservesSuperviewLayoutMargins || view.additionalSafeAreaInsets != .zero
                || view.superview == nil && view.safeAreaInsets != .zero
        }
    }

    func fault(_ kind: FuzzFault.Kind, _ reason: String) -> FuzzFault {
        FuzzFault(kind: kind, reason: reason)
    }

    // MARK: Numbers

    private func lookAtNumbers() throws(FuzzFault) {
        var open = world.roots
        while let view = open.popLast() {
            for rect in [view.frame, view.bounds, view.presentationFrame] {
                let values = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
                guard values.allSatisfy(\.isFinite) else {
                    throw fault(.notFinite, "\(world.name(of: view)) is at \(rect)")
                }
            }
            open += view.subviews
        }
    }

    // MARK: Constraints

    private var rounding: Double { world.window.scale.map { 1.01 / $0 } ?? 0 }

    /// By how much two trees may differ that were laid out in other ways: an edge in the middle between two pixels may
    /// come to either, and then what is beside it.
    private var roundingOfMiddles: Double {
        world.window.scale.map { $0 == $0.rounded() ? 1.01 / $0 : 0 } ?? 0
    }

    private func lookAtRequired() throws(FuzzFault) {
        let placement = FuzzPlacement(rounding: rounding * 2)
        for constraint in world.constraintsMeant
        where constraint.priority == .required && constraint.isInForce && !isPlaced(constraint) {
            if let defect = placement.defect(of: constraint) {
                throw fault(.unmet, defect)
            }
        }
    }

    /// Whether a constraint follows from where a view is that a container of controllers places, and constraints,
    /// too, or a conflict does: the container has the last word.
    private func isPlaced(_ constraint: LayoutConstraint) -> Bool {
        guard world.style == .controllers else { return false }
        return [constraint.firstItem, constraint.secondItem].contains { item in
            var next = item as? View ?? (item as? LayoutGuide)?.owningView
            while let view = next {
                if let superview = view.superview, !world.knows(superview),
                    !view.translatesAutoresizingMaskIntoConstraints
                        || world.roots.contains(where: hasGivenWay)
                {
                    return true
                }
                next = view.superview
            }
            return false
        }
    }

    // MARK: Tables

    private func lookAtTables() throws(FuzzFault) {
        // A mend may have held to a row what stands beside it, and that may be higher than the row.
        guard !world.holdsRows else { return }
        for named in world.views {
            guard let source = named.sections, let table = named.view as? TableView else {
                continue
            }
            let check = FuzzTableCheck(table: table, source: source, rounding: rounding)
            if let defect = check.defect() { throw fault(.rows, "\(named.name): \(defect)") }
        }
    }

    // MARK: A tree that is built at once

    private func compare() throws(FuzzFault) {
        let copy = FuzzCopy(of: world)
        // Where frames and contents gave way, what they were is not known any more.
        let roots = world.roots
        let copies = roots.compactMap { copy.view(for: $0) }
        guard !copy.isRestless, !roots.contains(where: hasGivenWay),
            !copies.contains(where: hasGivenWay), !hasOpenContent,
            !copy.constraints.contains(where: { hasGivenWaySilently($0.original, $0.copy) })
        else { return }
        for (original, other) in copy.constraints
        where original.isSetAside != other.isSetAside {
            throw fault(
                .history,
                "\(original) is \(original.isSetAside ? "" : "not ")set aside, unlike in a tree "
                    + "that is built at once")
        }
        for named in world.views {
            // How high the content of a table is follows from what was seen of it.
            guard let other = copy.view(for: named.view), !isInTable(named.view),
                !isWithoutRoom(named.view)
            else { continue }
            try compare(named.view, other)
            try compareFit(named.view, other)
        }
    }

    /// Compares how large views would like to be. What one was measured with before may still be there.
    private func compareFit(_ view: View, _ other: View) throws(FuzzFault) {
        // A content whose height follows its width has sizes to choose from, what is as much lower as it is wider lacks
        // as much of its content in every one, and frames that follow their superviews do so from sizes that were.
        guard view.superview != nil, !followsOtherSizes(view),
            !world.constraintsMeant.contains(where: { $0.comparesAxes && $0.multiplier < 0 })
        else { return }
        let target = View.layoutFittingCompressedSize
        let (size, expected) = (
            view.systemLayoutSizeFitting(target), other.systemLayoutSizeFitting(target)
        )
        let slack = roundingOfMiddles + 1e-6 * (1 + expected.width + expected.height)
        guard abs(size.width - expected.width) > slack || abs(size.height - expected.height) > slack
        else { return }
        throw fault(
            .history,
            "\(world.name(of: view)) would like to be \(size), and \(expected) in a tree that is built "
                + "at once")
    }

    /// Whether how large a view would like to be may follow from how large something in it is or was.
    private func followsOtherSizes(_ view: View) -> Bool {
        var open = [view]
        while let next = open.popLast() {
            if next.contentDependsOnWidth { return true }
            if next !== view, next.autoresizingMask != [] { return true }
            open += next.subviews
        }
        return false
    }

    /// Whether anything gave way that nobody has activated at a time that is known: frames and contents,
    /// and where there are stacks, which have constraints of their own, anything.
    private func hasGivenWay(_ root: View) -> Bool {
        root.standingConflicts().contains { $0.broken == nil || world.style.hasParts }
    }

    /// Whether a constraint is set aside where there are stacks. In a topmost view that has no size yet that is not
    /// reported.
    private func hasGivenWaySilently(_ original: LayoutConstraint, _ copy: LayoutConstraint) -> Bool
    {
        world.style.hasParts && (original.isSetAside || copy.isSetAside)
    }

    /// Whether the view is in a topmost one that has no size yet, where there are stacks: which of their own
    /// constraints gave way is not reported there.
    private func isWithoutRoom(_ view: View) -> Bool {
        guard world.style.hasParts else { return false }
        var topmost = view
        while let superview = topmost.superview { topmost = superview }
        let size = topmost.frame.size
        return size.width == 0 || size.height == 0
    }

    private func isInTable(_ view: View) -> Bool {
        var next = view.superview
        while let present = next {
            if present is TableView { return true }
            next = present.superview
        }
        return false
    }

    /// Whether what views say of themselves may follow from what they are given, so that there are more
    /// solutions than one: heights that follow from widths, and the baselines of texts in the middle.
    private var hasOpenContent: Bool {
        let following = world.views.map(\.view).filter(\.contentDependsOnWidth)
        if following.contains(where: { $0.ambiguousAxes.contains(.horizontal) }) { return true }
        let baselines: Set<LayoutAttribute> = [.firstBaseline, .lastBaseline]
        return world.constraintsMeant.contains { constraint in
            // The content of a table is as wide as the table, which may not follow from that in turn.
            if constraint.installedView is TableView { return true }
            if leadsOutOfScrolled(constraint) { return true }
            let attributes = [constraint.firstAttribute, constraint.secondAttribute]
            let isOfText = [constraint.firstItem, constraint.secondItem].contains { item in
                item is View && !(item is FuzzView) && !(item is Window)
            }
            return constraint.comparesAxes && !following.isEmpty
                || isOfText && !baselines.isDisjoint(with: attributes)
        }
    }

    /// Whether the content of a scroll view that was scrolled may follow from how far, while that follows from how
    /// much content there is: 41 points may be possible, but only once it is there.
    private func leadsOutOfScrolled(_ constraint: LayoutConstraint) -> Bool {
        [constraint.firstItem, constraint.secondItem].contains { item in
            var next = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView
            while let view = next, view !== constraint.installedView {
                if view is ScrollView, view.bounds.origin != .zero { return true }
                next = view.superview
            }
            return false
        }
    }

    private func compare(_ view: View, _ other: View) throws(FuzzFault) {
        let (frame, expected) = (view.frame, other.frame)
        for axis in Axis.allCases {
            let slack =
                roundingOfMiddles + 1e-6 * (1 + abs(expected.origin[axis]) + expected.size[axis])
            let isSame =
                abs(frame.origin[axis] - expected.origin[axis]) <= slack
                && abs(frame.size[axis] - expected.size[axis]) <= slack
            if isSame { continue }
            let isOpen = view.ambiguousAxes.contains(axis) || other.ambiguousAxes.contains(axis)
            guard isOpen else {
                throw fault(
                    .history,
                    "\(world.name(of: view)) is at \(frame), and at \(expected) in a tree that is "
                        + "built at once, along the \(axis) axis")
            }
        }
    }
}

extension LayoutConstraint {
    /// Whether it says how wide something is for its height.
    fileprivate var comparesAxes: Bool {
        let attributes = [firstAttribute, secondAttribute]
        return attributes.contains(.width) && attributes.contains(.height)
    }
}

extension FuzzWorld {
    /// Whether something has not come to rest since the last step.
    var isRestless: Bool {
        diagnostics.contains { diagnostic in
            if case .feedbackLoop = diagnostic { true } else { false }
        }
    }
}
