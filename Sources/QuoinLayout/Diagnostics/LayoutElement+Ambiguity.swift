/// Telling whether constraints leave a choice, and what they hang on.
extension LayoutElement {
    /// Whether another solution, as good as the present one at every priority, has another place or
    /// size for this view or guide.
    ///
    /// It takes in what has changed, and asks the solver. Where one view after the other is asked, and nothing changes
    /// in between, that is done for all of them at once.
    public final var hasAmbiguousLayout: Bool { !ambiguousAxes.isEmpty }

    /// The axes along which the place or size is ambiguous.
    public final var ambiguousAxes: Set<Axis> {
        guard let engine = knowingEngine else { return [] }
        return engine.withoutExercises {
            var axes: Set<Axis> = []
            for axis in Axis.allCases where engine.isAmbiguous(self, along: axis) {
                axes.insert(axis)
            }
            return axes
        }
    }

    /// The constraints on which the place and the size of this view or guide depend along an axis: those
    /// that somebody made, in the order of their activation, and then what contents ask for, as in
    /// ``View/contentSizeConstraints(for:)``.
    ///
    /// Place and size are relative to the superview, so what only places the superview is not among
    /// them. What depends on this element, or is merely connected, is not either.
    ///
    /// What contents ask for, and what a stack, a scroll view or the like has stated for its subviews, is
    /// there to be read: what is changed in it changes nothing.
    public final func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
        guard let engine = knowingEngine else { return [] }
        return engine.withoutExercises { engine.constraintsDetermining(self, along: axis) }
    }

    /// The engine of the tree that this is in once all changes have been taken in.
    final var settledEngine: LayoutEngine? {
        // Hooks are asked for that, and may take this to another tree, whose engine knows it then.
        for _ in 0..<Self.mostMoves {
            guard let tree = viewOrOwner?.tree else { return nil }
            tree.settle()
            if viewOrOwner?.tree === tree {
                return tree.engine
            }
        }
        return nil
    }

    /// How often hooks may take this to another tree before nobody waits for an end of it.
    private static var mostMoves: Int { 10 }

    /// That engine, if this has a slot in it.
    final var knowingEngine: LayoutEngine? {
        guard let engine = settledEngine, engine.knows(self) else { return nil }
        return engine
    }
}

extension View {
    /// Moves on to another extreme among the equally good solutions for this view's frame, to be seen
    /// at the next layout. After the last one it returns to the first.
    ///
    /// On a view that is not ambiguous nothing happens. The exercise of another view ends there: what it has
    /// shown last is then one solution among others.
    public final func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout, superview != nil, let engine = knowingEngine else { return }
        engine.endExercises(but: slot)
        let exercise = presentExercise(in: engine)
        madeExtras.exercise = exercise
        exercise.moveOn(self, in: engine)
    }

    /// What was found before, or what there is now: something may have changed since, or have been found in another
    /// engine, which has gone.
    private func presentExercise(in engine: LayoutEngine) -> AmbiguityExercise {
        guard engine.wishes[slot] != nil, let known = exercise else {
            return AmbiguityExercise(of: self, in: engine)
        }
        if known.epoch == engine.epoch {
            return known
        }
        let shown = engine.solvedRect(of: slot)
        engine.removeWishes(of: slot)
        return AmbiguityExercise(of: self, in: engine, after: shown)
    }

    /// The extreme solutions that were found for the view's frame, once someone has asked to see them.
    final var exercise: AmbiguityExercise? { extras?.exercise as? AmbiguityExercise }
}
