import QuoinKit

/// Traits that the engine does not know: they are found from the view outwards.
extension UIView {
    /// What the nearest say of them.
    final var ownTraits: OwnTraits {
        guard OwnTraits.areSaid else { return OwnTraits() }
        return sequence(first: self, next: \.superview).reduce(OwnTraits()) { nearer, view in
            view.extras.controllerTraits.own.overridden(by: view.extras.traitOverrides.own)
                .overridden(by: nearer)
        }
    }

    /// All that surrounds the view, with the engine's traits as they are or were.
    final func surroundings(with traits: TraitCollection) -> UITraitCollection {
        UITraitCollection(around: traits, own: ownTraits)
    }

    /// Says something of traits here.
    ///
    /// - Parameter saysMore: Whether it is also about such as the engine does not know: then all that is in the view
    ///   is told from here.
    final func sayTraits(more saysMore: Bool, _ statement: () -> Void) {
        guard saysMore else {
            statement()
            return stateTraits()
        }
        OwnTraits.areSaid = true
        let witnesses = traitWitnesses
        statement()
        for witness in witnesses { witness.tell() }
        stateTraits()
    }

    /// The view and all in it, from the outside in.
    private var traitWitnesses: [TraitWitness] {
        var views = [self]
        var next = 0
        while next < views.count {
            views += views[next].subviews
            next += 1
        }
        return views.map { TraitWitness(view: $0, former: $0.ownTraits) }
    }
}

/// A view, with what was said around it before.
@MainActor
private struct TraitWitness {
    let view: UIView
    let former: OwnTraits

    /// Tells the view, and its controller before it, unless nothing has changed for them.
    func tell() {
        guard view.ownTraits != former else { return }
        let previous = UITraitCollection(around: view.node.traits, own: former)
        view.controller?.traitsOfViewChanged(from: previous)
        view.tellTraitsChanged(from: previous)
    }
}
