/// What of a view is shown otherwise than it is, because it moves.
final class ViewPresentation {
    /// Where the motion of each property stands in the list of all; −1 if it stands still.
    private var positions = SIMD16<Int32>(repeating: -1)
    /// How many of the properties move.
    private(set) var count = 0
    /// What knows the motions, while there are any.
    private var animations = UpLink<WindowAnimations>(nil)

    /// What is shown of a property; nil if it stands still.
    subscript(property: AnimatedProperty) -> MotionValue? {
        let position = position(of: property)
        guard position >= 0 else { return nil }
        return animations.target?.shownValue(at: position)
    }

    /// Where the motion of a property stands; −1 if it stands still.
    func position(of property: AnimatedProperty) -> Int {
        Int(positions[property.rawValue])
    }

    func setPosition(
        _ position: Int, of property: AnimatedProperty, in animations: WindowAnimations
    ) {
        if positions[property.rawValue] < 0 {
            count += 1
        }
        positions[property.rawValue] = Int32(truncatingIfNeeded: position)
        self.animations = UpLink(animations)
    }

    /// The property stands still again.
    func clear(_ property: AnimatedProperty) {
        if positions[property.rawValue] >= 0 {
            count -= 1
        }
        positions[property.rawValue] = -1
        if count == 0 {
            animations = UpLink(nil)
        }
    }
}
