import QuoinLayout

extension ReportTree {
    /// Reads a tree that was laid out.
    ///
    /// - Parameter isWhole: Whether there are to be overlays and reasons, too.
    init(of top: View, isWhole: Bool = true) {
        let survey = LayoutSurvey(of: top)
        let views = PlacedViews(of: top)
        let frame = top.frame
        size = Size(width: max(1, frame.width), height: max(1, frame.height))
        picture = ReportPicture(of: top, survey, hasOverlays: isWhole)
        var numbers = Numbers()
        readNodes(of: survey, top, &numbers)
        readLines(of: survey, views, top, &numbers)
        if isWhole {
            reasons = ReportReasons(of: survey.views.map { $0.view })
        }
        findings = ReportFinding.all(
            of: top,
            adding: { constraint in
                add(constraint, on: nil, survey, views, &numbers)
                lines[lines.count - 1].origin = .implied
                return lines.count - 1
            }, numbers)
    }

    // MARK: Views

    private mutating func readNodes(of survey: LayoutSurvey, _ top: View, _ numbers: inout Numbers)
    {
        nodes.reserveCapacity(survey.views.count)
        // Asking for a type's name takes longer than all the rest.
        var typeNames: [ObjectIdentifier: String] = [:]
        // The number of the last view at each depth.
        var path: [Int] = []
        for (view, depth) in survey.views {
            let type = ObjectIdentifier(type(of: view))
            let typeName = view.askedKindName ?? typeNames[type] ?? view.typeName
            if view.askedKindName == nil {
                typeNames[type] = typeName
            }
            path.removeSubrange(depth...)
            let frame = view.presentationFrame
            nodes.append(
                Node(
                    name: survey.label(of: view), type: typeName, parent: path.last ?? -1,
                    frame: view === top ? Rect(origin: .zero, size: frame.size) : frame,
                    scrolled: view.presentationBounds.origin, isHidden: !view.isShown,
                    clips: view.clipsToBounds))
            path.append(nodes.count - 1)
            numbers.ofViews[ObjectIdentifier(view)] = nodes.count - 1
        }
    }

    // MARK: Constraints

    private mutating func readLines(
        of survey: LayoutSurvey, _ views: PlacedViews, _ top: View, _ numbers: inout Numbers
    ) {
        for (view, _) in survey.views {
            for constraint in view.constraints {
                add(constraint, on: view, survey, views, &numbers)
            }
            for constraint in survey.pending(of: view) {
                add(constraint, on: nil, survey, views, &numbers)
            }
        }
        // What is installed further out may be about what is shown, too.
        var outer = top.superview
        while let view = outer {
            for constraint in view.constraints
            where numbers.view(of: constraint.firstItem?.layoutElement) >= 0
                || numbers.view(of: constraint.secondItem?.layoutElement) >= 0
            {
                add(constraint, on: nil, survey, views, &numbers)
            }
            outer = view.superview
        }
    }

    private mutating func add(
        _ constraint: LayoutConstraint, on container: View?, _ survey: LayoutSurvey,
        _ views: PlacedViews, _ numbers: inout Numbers
    ) {
        let values = container.flatMap { views.values(of: constraint, on: $0) }
        numbers.ofLines[ObjectIdentifier(constraint)] = lines.count
        lines.append(
            Line(
                text: survey.text(of: constraint),
                origin: constraint.isMadeByContainer
                    ? .container : .code(constraint.sourceLocation),
                ends: (
                    numbers.view(of: constraint.firstItem?.layoutElement),
                    numbers.view(of: constraint.secondItem?.layoutElement)
                ),
                axis: constraint.firstAttribute.axis, values: values,
                isSetAside: survey.isSetAside(constraint),
                isInConflict: survey.isInConflict(constraint),
                isPending: survey.isPending(constraint),
                isMissed: values.map { !constraint.relation.holds($0.0, $0.1) } ?? false))
    }
}

extension PlacedViews {
    /// What the first side of a constraint comes to, and what the second asks for, as its container sees
    /// them; nil if they do not show.
    fileprivate func values(
        of constraint: LayoutConstraint, on container: View
    ) -> (Double, Double)? {
        guard !constraint.hasDistance, constraint.firstAttribute != .notAnAttribute,
            let first = value(constraint.firstItem, constraint.firstAttribute, in: container)
        else { return nil }
        guard constraint.secondAttribute != .notAnAttribute else {
            return (first, constraint.constant)
        }
        guard let second = value(constraint.secondItem, constraint.secondAttribute, in: container)
        else { return nil }
        return (first, constraint.multiplier * second + constraint.constant)
    }

    private func value(
        _ item: (any LayoutItem)?, _ attribute: LayoutAttribute, in container: View
    ) -> Double? {
        guard let end = end(item, attribute, in: container), let placed = self[container] else {
            return nil
        }
        let axis = attribute.axis
        if attribute.isSize {
            return end.rect.size[axis]
        }
        let place = end.place - placed.contentOrigin[axis]
        // Where lines begin at the right, leading and trailing are counted from there.
        let isMirrored =
            attribute.facts.followsReading && container.effectiveLayoutDirection == .rightToLeft
        return isMirrored ? container.frame.size[axis] - place : place
    }
}

extension Relation {
    /// Whether two sides are as the relation says, but for what rounding to pixels explains.
    fileprivate func holds(_ first: Double, _ second: Double) -> Bool {
        let tolerance = 1.01
        return switch self {
        case .equal: (first - second).magnitude <= tolerance
        case .lessThanOrEqual: first <= second + tolerance
        case .greaterThanOrEqual: first >= second - tolerance
        }
    }
}
