/// What of a view is shown otherwise than it is, because it moves.
final class ViewPresentation {
    /// The view, while the presentation is in use.
    var view: UpLink<View>
    /// What is shown of each property that moves.
    private var values: [MotionValue?]
    /// Where the motion of each property stands in the list of all; −1 if it stands still.
    private var positions: [Int32]
    /// How many of the properties move.
    private(set) var count = 0

    init(of view: View) {
        self.view = UpLink(view)
        values = Array(repeating: nil, count: AnimatedProperty.allCases.count)
        positions = Array(repeating: -1, count: AnimatedProperty.allCases.count)
    }

    /// What is shown of a property; nil if it stands still.
    subscript(property: AnimatedProperty) -> MotionValue? { values[property.rawValue] }

    func show(_ value: MotionValue, of property: AnimatedProperty) {
        values[property.rawValue] = value
    }

    /// Where the motion of a property stands; −1 if it stands still.
    func position(of property: AnimatedProperty) -> Int {
        Int(positions[property.rawValue])
    }

    func setPosition(_ position: Int, of property: AnimatedProperty) {
        if positions[property.rawValue] < 0 {
            count += 1
        }
        positions[property.rawValue] = Int32(truncatingIfNeeded: position)
    }

    /// The property stands still again.
    func clear(_ property: AnimatedProperty) {
        if positions[property.rawValue] >= 0 {
            count -= 1
        }
        positions[property.rawValue] = -1
        values[property.rawValue] = nil
    }
}
