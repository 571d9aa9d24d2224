@testable import QuoinLayout

/// Random changes.
extension RandomForest {
    /// Changes something, or several things.
    func change() {
        diagnostics = []
        for _ in 0..<chooser.number(in: 1...5) {
            switch chooser.number(in: 1...100) {
            case 1...25: changeHierarchy()
            case 26...60: changeConstraints()
            case 61...80: changeView()
            case 81...95: changeFrame()
            default: readSomething()
            }
        }
        pullEverything()
    }

    private var innerViews: [RandomView] { views.filter { $0 !== plainRoot } }

    // MARK: Hierarchy

    private func changeHierarchy() {
        switch chooser.number(in: 1...10) {
        case 1...2:
            note("add view")
            addView()
        case 3...4: removeView()
        case 5...7: moveView()
        case 8:
            note("add guide")
            addGuide()
        case 9: removeGuide()
        default: dropView()
        }
    }

    private func removeView() {
        guard let view = chooser.element(of: innerViews) else { return }
        note("remove \(view.name ?? "")")
        listen(to: view)
        view.removeFromSuperview()
        // A root has at least the size of what hangs outside of its alignment rectangle.
        view.frame.size = Size(width: max(10, view.frame.width), height: max(10, view.frame.height))
    }

    private func moveView() {
        guard let view = chooser.element(of: innerViews),
            let parent = chooser.element(
                of: allViews.filter { !$0.isDescendant(of: view) && depth(of: $0) < 6 })
        else { return }
        note("move \(view.name ?? "") to \(parent.name ?? "")")
        parent.insertSubview(view, at: chooser.number(in: 0...parent.subviews.count))
    }

    private func removeGuide() {
        guard let guide = chooser.element(of: guides) else { return }
        note("remove \(guide.identifier)")
        if let owner = guide.owningView {
            owner.removeLayoutGuide(guide)
        } else {
            chooser.element(of: allViews)?.addLayoutGuide(guide)
        }
    }

    private func dropView() {
        guard let view = chooser.element(of: innerViews.filter { $0.subviews.count < 3 }) else {
            return
        }
        note("drop \(view.name ?? "")")
        drop(view)
    }

    // MARK: Constraints

    private func changeConstraints() {
        let kind = chooser.number(in: 1...10)
        if kind <= 3 {
            note("add constraint")
            addConstraint()
            return
        }
        guard let planned = chooser.element(of: constraints) else { return }
        let constraint = planned.constraint
        switch kind {
        case 4...5:
            note("deactivate \(constraint)")
            constraint.isActive = false
        case 6:
            note("activate \(constraint)")
            activate(planned)
        case 7...8:
            constraint.constant += chooser.halves(in: -30...30)
            note("constant \(constraint)")
        case 9:
            if planned.second != nil, !isPull(planned) {
                constraint.multiplier = chooser.one(of: 1, 0.5, 2, 1.25)
                note("multiplier \(constraint)")
            }
        default:
            if !isPull(planned) {
                constraint.priority = randomPriority()
                note("priority \(constraint)")
            }
        }
    }

    // MARK: Views

    private func changeView() {
        guard let view = chooser.element(of: views) else { return }
        switch chooser.number(in: 1...8) {
        case 1...2:
            note("content of \(view.name ?? "")")
            chooseContent(of: view)
            view.invalidateIntrinsicContentSize()
        case 3:
            let axis = chooser.one(of: Axis.horizontal, .vertical)
            note("hugging of \(view.name ?? "")")
            view.setContentHuggingPriority(chooser.one(of: 250, 251, 600, 999), for: axis)
        case 4:
            let axis = chooser.one(of: Axis.horizontal, .vertical)
            note("resistance of \(view.name ?? "")")
            view.setContentCompressionResistancePriority(
                chooser.one(of: 750, 749, 400, 1000), for: axis)
        case 5:
            note("direction")
            changeDirection(of: view)
        case 6: changeMargins()
        case 7:
            note("translates \(view.name ?? "")")
            view.translatesAutoresizingMaskIntoConstraints.toggle()
        default:
            note("insets of \(view.name ?? "")")
            view.insets = EdgeInsets(chooser.halves(in: 0...2))
            view.invalidateIntrinsicContentSize()
        }
    }

    private func changeDirection(of view: RandomView) {
        if chooser.happens(percent: 50) {
            window.layoutDirection = chooser.one(of: .leftToRight, .rightToLeft)
        } else {
            view.semanticContentAttribute = chooser.one(
                of: .unspecified, .playback, .forceLeftToRight, .forceRightToLeft)
        }
    }

    private func changeMargins() {
        guard let view = chooser.element(of: allViews) else { return }
        note("margins of \(view.name ?? "")")
        switch chooser.number(in: 1...(style.hasSurroundings ? 6 : 2)) {
        case 1:
            view.layoutMargins = EdgeInsets(
                top: chooser.halves(in: 0...20), left: chooser.halves(in: 0...20),
                bottom: chooser.halves(in: 0...20), right: chooser.halves(in: 0...20))
        case 2:
            view.directionalLayoutMargins = DirectionalEdgeInsets(
                top: chooser.halves(in: 0...20), leading: chooser.halves(in: 0...20),
                bottom: chooser.halves(in: 0...20), trailing: chooser.halves(in: 0...20))
        case 3: window.safeAreaInsets = EdgeInsets(chooser.halves(in: 0...30))
        case 4: view.additionalSafeAreaInsets = EdgeInsets(chooser.halves(in: 0...10))
        case 5: view.preservesSuperviewLayoutMargins.toggle()
        default: view.insetsLayoutMarginsFromSafeArea.toggle()
        }
    }

    // MARK: Frames

    private func changeFrame() {
        guard let view = chooser.element(of: allViews) else { return }
        note("frame of \(view.name ?? "")")
        switch chooser.number(in: 1...5) {
        case 1...2:
            view.frame = randomFrame()
        case 3:
            let root = chooser.one(of: window as View, plainRoot)
            root.frame.size = Size(
                width: chooser.halves(in: 100...500), height: chooser.halves(in: 100...500))
        case 4:
            view.bounds.origin = Point(
                x: chooser.halves(in: 0...50), y: chooser.halves(in: -50...50))
        default:
            view.center = Point(x: chooser.halves(in: 0...200), y: chooser.halves(in: 0...200))
        }
        // A frame that is not the engine's is replaced when the superview is laid out.
        view.superview?.setNeedsLayout()
    }

    /// Questions, which must not change anything.
    private func readSomething() {
        guard let view = chooser.element(of: views) else { return }
        note("read of \(view.name ?? "")")
        switch chooser.number(in: 1...4) {
        case 1: _ = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        case 2: _ = view.hasAmbiguousLayout
        case 3: _ = view.needsLayout
        default: _ = view.constraintsAffectingLayout(for: .horizontal)
        }
    }

    private func note(_ what: String) {
        history.append(what)
    }
}
