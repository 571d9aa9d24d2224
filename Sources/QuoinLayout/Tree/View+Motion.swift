/// What moves in the window that a view is in.
extension View {
    /// The presentation, made if there is none.
    final var madePresentation: ViewPresentation {
        let extras = madeExtras
        if let presentation = extras.presentation {
            return presentation
        }
        let made = ViewPresentation()
        extras.presentation = made
        return made
    }

    /// What moves in the view's window, if anything ever did.
    final var windowAnimations: WindowAnimations? {
        let root = root
        return root.flags.contains(.isWindow) ? (root as? Window)?.animations : nil
    }

    /// A property has got another value. It is shown on its way there if that is how changes are being
    /// made; and if it was on its way already, it goes on to the new value.
    final func moves(
        _ property: AnimatedProperty, from old: MotionValue, to new: MotionValue
    ) {
        guard let animations = windowAnimations, animations.isOpen || flags.contains(.isAnimating)
        else { return }
        if property == .alpha, isFadingAway {
            // It is on its way to none, whatever it will be when it is seen again.
            return
        }
        animations.change(property, of: self, from: old, to: new)
    }

    /// The colours of the view have become others because of what is around it: those that move go to these.
    final func movingColorsChanged() {
        guard flags.contains(.isAnimating), let animations = windowAnimations, let look else {
            return
        }
        let colors: [(AnimatedProperty, Color?)] = [
            (.backgroundColor, look.backgroundColor), (.borderColor, look.borderColor),
            (.shadowColor, look.shadow?.color),
        ]
        for (property, color) in colors {
            if let color, color.hasVariants {
                animations.redirect(property, of: self, to: motionValue(of: color))
            }
        }
    }

    /// The numbers of a colour as it is in the surroundings of the view.
    final func motionValue(of color: Color) -> MotionValue {
        MotionValue(color.hasVariants ? color.resolved(with: presentTraitsOfView) : color)
    }

    /// What is shown of a property that moves.
    final func shown(_ property: AnimatedProperty) -> MotionValue? {
        flags.contains(.isAnimating) ? extras?.presentation?[property] : nil
    }

    /// Whether the view fades because it was hidden or shown.
    final var isFading: Bool { flags.contains(.fades) && shown(.alpha) != nil }

    /// Whether the view was hidden, but can still be seen.
    final var isFadingAway: Bool { flags.contains(.isHidden) && isFading }

    /// Lets a view that fades be there, or be gone, at once.
    final func endFading() {
        windowAnimations?.stop(.alpha, of: self)
        windowAnimations?.stop(.frame, of: self)
    }

    /// Ends what moves of the view, which leaves its place.
    final func stopMotions() {
        if flags.contains(.isAnimating) {
            windowAnimations?.stop(self)
        }
    }
}
