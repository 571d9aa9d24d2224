/// All that an app has said of how its classes look.
@MainActor
final class AppearanceBook: LooksGiver {
    static let shared = AppearanceBook()

    /// Whatever counts before another one stands before it.
    private var models: [AppearanceModel] = []

    /// The model for what is asked in these words, always the same one.
    func model<Kind: NSObject>(
        of kind: Kind.Type, for traits: UITraitCollection,
        in containers: [any UIAppearanceContainer.Type], make: () -> Kind
    ) -> Kind {
        let known = models.first { $0.isFor(kind, traits, containers) }?.said as? Kind
        if let known { return known }
        let said = make()
        let model = AppearanceModel(said, plain: make(), for: traits, in: containers)
        let place = models.firstIndex { model.isNarrower(than: $0) } ?? models.endIndex
        models.insert(model, at: place)
        UIView.looksGiver = self
        if kind == UIView.self { NodeWrapper.plainViewsHear = true }
        return said
    }

    /// Forgets all that was said. What views have taken, they keep.
    func forgetAll() {
        models = []
        UIView.looksGiver = nil
        NodeWrapper.plainViewsHear = false
    }

    func dress(_ view: UIView) {
        dress(view, at: view) { Array(view.containers.dropFirst()) }
    }

    func dressAll(in view: UIView, comingInto host: UIView) {
        guard !models.isEmpty else { return }
        let outer = host.containers
        var waiting = [view]
        while let view = waiting.popLast() {
            dress(view, at: host) { view.containers.dropFirst() + outer }
            waiting += view.subviews
        }
    }

    private func dress(
        _ view: UIView, at host: UIView, within containers: () -> [any UIAppearanceContainer]
    ) {
        var given = view.extras.givenLooks
        dress(view, with: &given, at: host, within: containers)
        view.extras.givenLooks = given
    }

    func dress(_ item: NSObject, with given: inout GivenLooks, shownIn view: UIView) {
        dress(item, with: &given, at: view) { view.containers }
    }

    private func dress(
        _ target: NSObject, with given: inout GivenLooks, at view: UIView,
        within containers: () -> [any UIAppearanceContainer]
    ) {
        var models = models.filter { $0.isOfKind(target) }
        if !models.isEmpty {
            let (traits, containers) = (view.traitCollection, containers())
            models.removeAll { !$0.covers(traits, within: containers) }
        }
        // What it has taken before, and what nobody says any more, it gives back.
        guard !models.isEmpty || !given.values.isEmpty else { return }
        for (place, value) in StyledValues.all.enumerated() {
            value.give(to: target, from: models, given: &given.values[place])
        }
    }
}

extension UIView {
    /// The view, and all views and controllers that it is in, the innermost first.
    fileprivate var containers: [any UIAppearanceContainer] {
        var found: [any UIAppearanceContainer] = []
        var next: UIView? = self
        while let view = next {
            found.append(view)
            if let controller = view.controller as? UIViewController { found.append(controller) }
            next = view.superview
        }
        return found
    }
}
