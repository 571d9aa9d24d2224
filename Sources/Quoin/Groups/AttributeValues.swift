/// Numbers for attributes: one for all of them, or a part for each.
@usableFromInline
enum AttributeValues {
    case uniform(Double)
    case point(Point)
    case size(Size)
    case insets(EdgeInsets)
    case directionalInsets(DirectionalEdgeInsets)
    /// A point for middles, and nothing for other places.
    case centers(Point)

    /// What is added to an attribute by an offset: the part that belongs to it, as it is. Nil if none
    /// does.
    func offset(for attribute: LayoutAttribute) -> Double? {
        switch (self, attribute.part) {
        case (.uniform(let number), _): number
        case (.point(let point), .place(let axis, _)): point[axis]
        case (.size(let size), .extent(let axis)): size[axis]
        case (.centers(let point), _): attribute.centerAxis.map { point[$0] }
        case (.insets, .place(_, let edge)), (.directionalInsets, .place(_, let edge)):
            edge.map(inset)
        case (.point, .extent), (.size, .place), (.insets, .extent), (.directionalInsets, .extent),
            (_, .nothing):
            nil
        }
    }

    /// What is added to an attribute so that it lies further inside: towards the right and the bottom
    /// for the edges there, away from them for the others, and both sides' worth less for sizes. A
    /// middle and a baseline have no inside.
    func insetting(_ attribute: LayoutAttribute) -> Double {
        switch attribute.part {
        case .place(_, let edge):
            guard let edge else { return 0 }
            return edge.isFar ? -inset(of: edge) : inset(of: edge)
        case .extent(.horizontal):
            return -(inset(of: .left) + inset(of: .right))
        case .extent(.vertical):
            return -(inset(of: .top) + inset(of: .bottom))
        case .nothing:
            return 0
        }
    }

    /// How far inside an attribute is, or how large, when they are what it is compared with. Nil if none
    /// of them belongs to it.
    func number(for attribute: LayoutAttribute) -> Double? {
        switch self {
        case .uniform, .point, .size, .centers: offset(for: attribute)
        case .insets, .directionalInsets: insetting(attribute)
        }
    }

    /// Whether they say how far something is within something else, rather than where or how large.
    var areInsets: Bool {
        switch self {
        case .uniform, .point, .size, .centers: false
        case .insets, .directionalInsets: true
        }
    }

    /// The part for an edge; left counts as leading, and right as trailing.
    private func inset(of edge: AttributePart.Edge) -> Double {
        switch (self, edge) {
        case (.uniform(let number), _): number
        case (.insets(let insets), .top): insets.top
        case (.insets(let insets), .left): insets.left
        case (.insets(let insets), .bottom): insets.bottom
        case (.insets(let insets), .right): insets.right
        case (.directionalInsets(let insets), .top): insets.top
        case (.directionalInsets(let insets), .left): insets.leading
        case (.directionalInsets(let insets), .bottom): insets.bottom
        case (.directionalInsets(let insets), .right): insets.trailing
        case (.point, _), (.size, _), (.centers, _): 0
        }
    }
}

/// What an attribute is a part of, as far as it matters to the numbers that are added to it.
enum AttributePart {
    /// An edge of a rectangle; leading counts as left, and trailing as right.
    enum Edge {
        case top
        case left
        case bottom
        case right

        /// Whether it is one of the edges that are further from the origin.
        var isFar: Bool { self == .bottom || self == .right }
    }

    /// A place along an axis: at an edge, or elsewhere.
    case place(Axis, Edge?)
    /// A size along an axis.
    case extent(Axis)
    case nothing
}

extension LayoutAttribute {
    var part: AttributePart {
        switch self {
        case .notAnAttribute: .nothing
        case .left, .leading, .leftMargin, .leadingMargin: .place(.horizontal, .left)
        case .right, .trailing, .rightMargin, .trailingMargin: .place(.horizontal, .right)
        case .top, .topMargin: .place(.vertical, .top)
        case .bottom, .bottomMargin: .place(.vertical, .bottom)
        case .centerX, .centerXWithinMargins: .place(.horizontal, nil)
        case .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline: .place(.vertical, nil)
        case .width: .extent(.horizontal)
        case .height: .extent(.vertical)
        }
    }

    var isExtent: Bool { self == .width || self == .height }

    /// The axis that it is the middle of, if it is a middle.
    var centerAxis: Axis? {
        switch self {
        case .centerX, .centerXWithinMargins: .horizontal
        case .centerY, .centerYWithinMargins: .vertical
        default: nil
        }
    }
}
