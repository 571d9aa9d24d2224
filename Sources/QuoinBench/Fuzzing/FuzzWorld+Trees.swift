import QuoinKit

/// Views and guides that come, move and go.
extension FuzzWorld {
    /// How many views there are at most, and how deep they stand.
    static let mostViews = 14
    private static let greatestDepth = 7

    private func depth(of view: View) -> Int {
        var depth = 0
        var next = view.superview
        while let present = next {
            depth += 1
            next = present.superview
        }
        return depth
    }

    func addView(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard views.count < Self.mostViews else { return moveView(&draws) }
        let parent = anyView(&draws)
        guard depth(of: parent.view) < Self.greatestDepth else { return nil }
        let isFramed = draws.happens(percent: 25)
        let frame = isFramed ? rect(&draws) : .zero
        let hasContent = draws.happens(percent: 30)
        let size = Size(width: number(&draws, 0...120), height: number(&draws, 0...120))
        let name = newName("v")
        // One that says nothing of itself keeps nothing of its own, and much is done for it elsewhere.
        let isPlain = !hasContent && draws.happens(percent: 30)
        let view = isPlain ? View(frame: frame) : FuzzView(frame: frame)
        var text =
            "let \(name) = \(isPlain ? "View" : "FuzzView")"
            + "(\(isFramed ? "frame: \(frame.code)" : ""))\n"
        if !isFramed {
            text += "\(name).translatesAutoresizingMaskIntoConstraints = false\n"
        }
        if hasContent {
            text +=
                "\(name).content = Size(width: \(size.width.code), height: \(size.height.code))\n"
        }
        text += "\(parent.name).addSubview(\(name))"
        return FuzzAction(text) { [unowned self] in
            if !isFramed {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            if hasContent {
                (view as? FuzzView)?.content = size
            }
            adopt(NamedView(name, view))
            parent.view.addSubview(view)
        }
    }

    /// Takes a new view among those that there are.
    func adopt(_ named: NamedView) {
        views.append(named)
        watchHooks(of: named.view, named.sections)
        named.view.onDiagnostic = { [unowned self] in diagnostics.append($0) }
    }

    func dropView(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = innerView(&draws), named.view.subviews.count < 3 else { return nil }
        return FuzzAction("\(named.name).removeFromSuperview()  // and is forgotten") {
            [unowned self] in
            named.view.removeFromSuperview()
            forget(named.view)
        }
    }

    /// Lets go of a view and all that is in it, from within a hook: whoever waits for the answer may have nothing else
    /// that keeps them, least of all where most of a tree goes, since what the engine knows goes along.
    func dropViewLater(_ draws: inout FuzzDraws) -> FuzzAction? {
        let inner = views.dropFirst()
        let chosen =
            draws.happens(percent: 50)
            ? inner.max { size(of: $0.view) < size(of: $1.view) } : draws.element(of: inner)
        guard style.hasHooks, let (name, view) = chosen.map({ ($0.name, $0.view) }) else {
            return nil
        }
        let use = draws.pick(
            "", "\n\(name).layoutIfNeeded()",
            "\n_ = \(name).systemLayoutSizeFitting(View.layoutFittingCompressedSize)")
        let isTakenApart = draws.happens(percent: 40)
        var text = "\(name).removeFromSuperview()  /* and is forgotten */" + use
        if isTakenApart { text += "\n\(name).subviews.forEach { $0.removeFromSuperview() }" }
        return FuzzAction(text) { [unowned self, weak view] in
            guard let view else { return }
            view.removeFromSuperview()
            forget(view)
            if use.contains("layoutIfNeeded") {
                view.layoutIfNeeded()
            } else if !use.isEmpty {
                _ = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
            }
            if isTakenApart { view.subviews.forEach { $0.removeFromSuperview() } }
        }
    }

    /// How many views there are in a view, itself among them.
    private func size(of view: View) -> Int {
        1 + view.subviews.reduce(0) { $0 + size(of: $1) }
    }

    /// Forgets a view with all that is in it and all that mentions it.
    private func forget(_ top: View) {
        var gone: Set<ObjectIdentifier> = []
        for named in views where named.view.isDescendant(of: top) {
            (named.view as? FuzzView)?.hooks = [:]
            named.sections?.removeHooks()
            gone.insert(ObjectIdentifier(named.view))
        }
        views.removeAll { gone.contains(ObjectIdentifier($0.view)) }
        guides.removeAll { named in
            named.value.owningView.map { gone.contains(ObjectIdentifier($0)) } ?? false
        }
    }

    func removeView(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let (name, view) = innerView(&draws).map({ ($0.name, $0.view) }) else { return nil }
        return FuzzAction("\(name).removeFromSuperview()") { view.removeFromSuperview() }
    }

    func moveView(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = innerView(&draws) else { return nil }
        let parent = anyView(&draws)
        guard depth(of: parent.view) < Self.greatestDepth else { return nil }
        let (view, target) = (named.view, parent.view)
        if draws.happens(percent: 40) {
            let index = draws.below(4)
            return FuzzAction("\(parent.name).insertSubview(\(named.name), at: \(index))") {
                target.insertSubview(view, at: index)
            }
        }
        return FuzzAction("\(parent.name).addSubview(\(named.name))") { target.addSubview(view) }
    }

    func reorder(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = innerView(&draws), let parent = named.view.superview else { return nil }
        let (view, name) = (named.view, name(of: parent))
        switch draws.below(3) {
        case 0:
            return FuzzAction("\(name).bringSubviewToFront(\(named.name))") {
                parent.bringSubviewToFront(view)
            }
        case 1:
            return FuzzAction("\(name).sendSubviewToBack(\(named.name))") {
                parent.sendSubviewToBack(view)
            }
        default:
            let (one, other) = (draws.below(3), draws.below(3))
            return FuzzAction("\(name).exchangeSubview(at: \(one), withSubviewAt: \(other))") {
                parent.exchangeSubview(at: one, withSubviewAt: other)
            }
        }
    }

    // MARK: Guides

    func addGuide(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard guides.count < 4 else { return moveGuide(&draws) }
        let owner = anyView(&draws)
        let name = newName("g")
        return FuzzAction(
            "let \(name) = LayoutGuide(identifier: \"\(name)\")\n"
                + "\(owner.name).addLayoutGuide(\(name))"
        ) { [unowned self] in
            let guide = LayoutGuide(identifier: name)
            watch(guide)
            guides.append(Named(name: name, value: guide))
            owner.view.addLayoutGuide(guide)
        }
    }

    func moveGuide(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = draws.element(of: guides) else { return nil }
        let guide = named.value
        if draws.happens(percent: 50), let owner = guide.owningView {
            return FuzzAction("\(name(of: owner)).removeLayoutGuide(\(named.name))") {
                owner.removeLayoutGuide(guide)
            }
        }
        let owner = anyView(&draws)
        let view = owner.view
        return FuzzAction("\(owner.name).addLayoutGuide(\(named.name))") {
            view.addLayoutGuide(guide)
        }
    }
}
