/// What an attribute is. All that sets attributes apart follows from this one table.
///
/// A new attribute is a case of ``LayoutAttribute``, its row here, and its anchor.
package struct AttributeFacts {
    /// Which part it is of what it belongs to, along its axis.
    package enum Part {
        case start, middle, end
        /// The whole length.
        case extent
        /// It is no part: the side of a constraint is a number alone.
        case nothing
    }

    /// What it is a part of.
    package enum Area {
        /// The rectangle that constraints act on.
        case rectangle
        /// The area within the layout margins.
        case margins
        /// The text in the rectangle: its first line for a start, its last one for an end.
        case text
    }

    /// What it is called in code.
    package let name: String
    /// The axis that it is measured along.
    package let axis: Axis
    package let part: Part
    package let area: Area
    /// Whether start and end are those of reading, rather than left and right.
    package let followsReading: Bool

    @inline(__always)
    fileprivate init(
        _ name: String, _ axis: Axis, _ part: Part, of area: Area = .rectangle,
        followsReading: Bool = false
    ) {
        self.name = name
        self.axis = axis
        self.part = part
        self.area = area
        self.followsReading = followsReading
    }
}

extension LayoutAttribute {
    /// What the attribute is. (With one field of it in use, this comes to one look into a table.)
    @inline(__always)
    package var facts: AttributeFacts {
        switch self {
        case .notAnAttribute: AttributeFacts("notAnAttribute", .horizontal, .nothing)
        case .left: AttributeFacts("left", .horizontal, .start)
        case .right: AttributeFacts("right", .horizontal, .end)
        case .top: AttributeFacts("top", .vertical, .start)
        case .bottom: AttributeFacts("bottom", .vertical, .end)
        case .leading: AttributeFacts("leading", .horizontal, .start, followsReading: true)
        case .trailing: AttributeFacts("trailing", .horizontal, .end, followsReading: true)
        case .width: AttributeFacts("width", .horizontal, .extent)
        case .height: AttributeFacts("height", .vertical, .extent)
        case .centerX: AttributeFacts("centerX", .horizontal, .middle)
        case .centerY: AttributeFacts("centerY", .vertical, .middle)
        case .lastBaseline: AttributeFacts("lastBaseline", .vertical, .end, of: .text)
        case .firstBaseline: AttributeFacts("firstBaseline", .vertical, .start, of: .text)
        case .leftMargin: AttributeFacts("leftMargin", .horizontal, .start, of: .margins)
        case .rightMargin: AttributeFacts("rightMargin", .horizontal, .end, of: .margins)
        case .topMargin: AttributeFacts("topMargin", .vertical, .start, of: .margins)
        case .bottomMargin: AttributeFacts("bottomMargin", .vertical, .end, of: .margins)
        case .leadingMargin:
            AttributeFacts(
                "leadingMargin", .horizontal, .start, of: .margins, followsReading: true)
        case .trailingMargin:
            AttributeFacts(
                "trailingMargin", .horizontal, .end, of: .margins, followsReading: true)
        case .centerXWithinMargins:
            AttributeFacts("centerXWithinMargins", .horizontal, .middle, of: .margins)
        case .centerYWithinMargins:
            AttributeFacts("centerYWithinMargins", .vertical, .middle, of: .margins)
        }
    }

    // MARK: What follows

    /// The axis that the attribute is measured along.
    @inline(__always)
    package var axis: Axis { facts.axis }

    /// Whether it names a place, as opposed to a size or nothing.
    @inline(__always)
    package var isPosition: Bool {
        switch facts.part {
        case .start, .middle, .end: true
        case .extent, .nothing: false
        }
    }

    /// Whether it is a width or a height.
    @inline(__always)
    package var isSize: Bool { facts.part == .extent }

    /// Whether it belongs to the area within the layout margins.
    @inline(__always)
    package var isMargin: Bool { facts.area == .margins }

    /// Whether guides, which have no margins and no text, lack it.
    @inline(__always)
    package var needsView: Bool { facts.area != .rectangle }

    /// Whether it is where text stands.
    var isBaseline: Bool { facts.area == .text }

    /// Whether it is another edge where people read from right to left.
    @inline(__always)
    var isDirectional: Bool { facts.followsReading }

    /// Whether it is an edge, of the rectangle or of the margins, rather than a middle, a baseline or a
    /// size.
    package var isEdge: Bool {
        let facts = facts
        return (facts.part == .start || facts.part == .end) && facts.area != .text
    }

    /// The same part of another area, if that has it.
    func counterpart(in area: AttributeFacts.Area) -> LayoutAttribute? {
        let facts = facts
        return LayoutAttribute.allCases.first { other in
            let others = other.facts
            return others.area == area && others.part == facts.part && others.axis == facts.axis
                && others.followsReading == facts.followsReading
        }
    }

    /// Which attributes it can be compared with.
    var family: AttributeFamily {
        switch (facts.part, facts.axis) {
        case (.nothing, _): .none
        case (.extent, _): .size
        case (_, .vertical): .vertical
        case (.middle, .horizontal): .middle
        case (_, .horizontal): facts.followsReading ? .directional : .absolute
        }
    }
}

/// Which attributes can be compared with which.
enum AttributeFamily {
    case none
    case absolute
    case directional
    /// A middle from side to side, which compares with absolute and directional edges alike.
    case middle
    case vertical
    case size
}

extension LayoutAttribute: CustomStringConvertible {
    /// The attribute's name in the code: `"left"`, `"centerX"`.
    public var description: String { facts.name }
}
