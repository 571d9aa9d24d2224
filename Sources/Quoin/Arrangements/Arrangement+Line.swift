/// One after the other.
extension Arrangement {
    /// A fixed space between them; and equal lengths, if that is wanted. An end without a number is open.
    func spread(
        along axis: Axis, spacing: Double, equally: Bool, lead: Double?, tail: Double?
    ) -> [ConstraintGroup] {
        let surroundings = surroundings
        return forEachItem { make, position in
            if position > 0 {
                let previous = items[position - 1]
                makeStatement(make, axis.start, .attribute(previous, axis.end)).offset(spacing)
                if equally {
                    makeStatement(make, axis.extent, .element(previous))
                }
            } else if let lead {
                makeStatement(make, axis.start, surroundings).offset(lead)
            }
            if position == items.count - 1, let tail {
                makeStatement(make, axis.end, surroundings).inset(tail)
            }
        }
    }

    /// A fixed length, and equal spaces between them.
    func spread(
        along axis: Axis, length: Double, lead: Double, tail: Double
    ) -> [ConstraintGroup] {
        let surroundings = surroundings
        return forEachItem { make, position in
            makeStatement(make, axis.extent, .numbers(.uniform(length)))
            if position == 0 {
                makeStatement(make, axis.start, surroundings).offset(lead)
            } else if position == items.count - 1 {
                makeStatement(make, axis.end, surroundings).inset(tail)
            }
            if position > 1 {
                make.statements.adopt(
                    gap(before: position, along: axis).constraint(
                        equalTo: gap(before: 1, along: axis), file: file, line: line))
            }
        }
    }

    /// The distance to an item from the one before it.
    private func gap(before position: Int, along axis: Axis) -> DimensionAnchor {
        let (previous, item) = (items[position - 1], items[position])
        return switch axis {
        case .horizontal: previous.trailing.distance(to: item.leading)
        case .vertical: previous.bottom.distance(to: item.top)
        }
    }
}

extension Axis {
    /// Where things that follow each other along the axis begin.
    var start: LayoutAttribute { self == .horizontal ? .leading : .top }
    /// Where they end.
    var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
    /// How long they are.
    var extent: LayoutAttribute { self == .horizontal ? .width : .height }
}
