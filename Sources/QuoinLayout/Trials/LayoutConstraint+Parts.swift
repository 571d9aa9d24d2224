/// What those ask who look for what is wrong with a layout.
extension LayoutConstraint {
    /// The view or guide that the first side is about.
    package var firstElement: LayoutElement? { first.target }

    /// The view or guide that the second side is about.
    package var secondElement: LayoutElement? { second.target }

    /// Whether it waits for its items to share a tree.
    package var isPending: Bool { state.contains([.isActive, .isPending]) }

    /// Whether the line that it comes from has compared the same already when it came to this, as in
    /// `box: width.equalTo(40); width.equalTo(50)`, so that it need not have run twice.
    package var isFurtherWord: Bool { state.contains(.isFurtherWord) }

    /// Takes note of another constraint of the same run, if that is from the same line and compares the same.
    package func noteFormerWords(in constraint: LayoutConstraint) {
        if comparesTheSame(as: constraint), sourceLocation == constraint.sourceLocation {
            state.insert(.isFurtherWord)
        }
    }

    /// Whether a side of it is a distance between two edges, rather than an edge.
    package var comparesDistances: Bool { extras?.hasOrigins ?? false }

    /// When it was brought in force: the later, the higher.
    package var activationOrder: UInt32 { order }

    /// A constraint of this kind between two items, which is not in force.
    package static func trial(
        _ element: LayoutElement, _ attribute: LayoutAttribute, _ relation: Relation = .equal,
        _ other: LayoutElement?, _ otherAttribute: LayoutAttribute = .notAnAttribute,
        multiplier: Double = 1, constant: Double = 0
    ) -> LayoutConstraint {
        let ends = ConstraintEnds(first: element, attribute, second: other, otherAttribute)
        return LayoutConstraint(
            unchecked: ends, relation, multiplier, constant, CodeLocation(file: "", line: 0))
    }
}

extension LayoutElement {
    /// The view itself, or the one that owns the guide.
    package final var viewItself: View? { viewOrOwner }
}

extension View {
    /// The guide for the area of what can be scrolled, if the view has one.
    package final var contentAreaGuideIfAny: LayoutGuide? { contentAreaGuide }

    /// The guide for the area within the margins, if somebody has asked for it.
    package final var marginsGuideIfAny: LayoutGuide? { extras?.systemGuides.margins }

    /// The guide for the part of a content that is shown, if somebody has asked for it.
    package final var visibleAreaGuideIfAny: LayoutGuide? { extras?.systemGuides.visibleArea }
}

extension LayoutAttribute {
    /// The attribute at the start, in the middle or at the end of an axis, from left to right.
    package static func edge(_ part: AttributeFacts.Part, along axis: Axis) -> LayoutAttribute {
        switch (part, axis) {
        case (.start, .horizontal): .left
        case (.start, .vertical): .top
        case (.middle, .horizontal): .centerX
        case (.middle, .vertical): .centerY
        case (.end, .horizontal): .right
        case (.end, .vertical): .bottom
        case (.extent, .horizontal), (.nothing, .horizontal): .width
        case (.extent, .vertical), (.nothing, .vertical): .height
        }
    }

    /// The same edge of the other side.
    package var opposite: LayoutAttribute? {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        default: nil
        }
    }
}
