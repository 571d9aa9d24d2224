/// The attributes that every item has.
extension ConstraintSubject {
    /// The left edge.
    @inlinable
    public var left: ConstraintSubject<Item, Family.WithSide> { adding(.left) }
    /// The right edge.
    @inlinable
    public var right: ConstraintSubject<Item, Family.WithSide> { adding(.right) }
    /// The edge where lines begin.
    @inlinable
    public var leading: ConstraintSubject<Item, Family.WithDirectionalEdge> { adding(.leading) }
    /// The edge where lines end.
    @inlinable
    public var trailing: ConstraintSubject<Item, Family.WithDirectionalEdge> { adding(.trailing) }
    /// The middle between left and right edge.
    @inlinable
    public var centerX: ConstraintSubject<Item, Family.WithMiddle> { adding(.centerX) }
    /// The top edge.
    @inlinable
    public var top: ConstraintSubject<Item, Family.WithVertical> { adding(.top) }
    /// The bottom edge.
    @inlinable
    public var bottom: ConstraintSubject<Item, Family.WithVertical> { adding(.bottom) }
    /// The middle between top and bottom edge.
    @inlinable
    public var centerY: ConstraintSubject<Item, Family.WithVertical> { adding(.centerY) }
    /// The width.
    @inlinable
    public var width: ConstraintSubject<Item, Family.WithDimension> { adding(.width) }
    /// The height.
    @inlinable
    public var height: ConstraintSubject<Item, Family.WithDimension> { adding(.height) }
    // MARK: Several at once

    /// The edges: top, left, bottom and right.
    @inlinable
    public var edges: ConstraintSubject<Item, Family.WithSide.WithVertical> {
        adding(.top, .left, .bottom, .right)
    }
    /// The edges by direction of reading: top, leading, bottom and trailing.
    @inlinable
    public var directionalEdges: ConstraintSubject<Item, Family.WithDirectionalEdge.WithVertical> {
        adding(.top, .leading, .bottom, .trailing)
    }
    /// The left and the right edge.
    @inlinable
    public var horizontalEdges: ConstraintSubject<Item, Family.WithSide> { adding(.left, .right) }
    /// The top and the bottom edge.
    @inlinable
    public var verticalEdges: ConstraintSubject<Item, Family.WithVertical> { adding(.top, .bottom) }
    /// The leading and the trailing edge.
    @inlinable
    public var directionalHorizontalEdges: ConstraintSubject<Item, Family.WithDirectionalEdge> {
        adding(.leading, .trailing)
    }
    /// The top and the bottom edge.
    @inlinable
    public var directionalVerticalEdges: ConstraintSubject<Item, Family.WithVertical> {
        adding(.top, .bottom)
    }
    /// Width and height.
    @inlinable
    public var size: ConstraintSubject<Item, Family.WithDimension> { adding(.width, .height) }
    /// The middles of both axes.
    @inlinable
    public var center: ConstraintSubject<Item, Family.WithCenter> { adding(.centerX, .centerY) }

    /// The attributes of a set, in the order of `LayoutAttribute`.
    ///
    /// A guide has no margins and no baselines: constraints that would need them are refused, with an
    /// `LayoutDiagnostic.invalidConstraint(_:)`.
    public func attributes(_ set: LayoutAttributes) -> ConstraintSubject<Item, MixedFamily> {
        var list = attributes
        for attribute in set.inOrder {
            list = list.adding(attribute)
        }
        return ConstraintSubject<Item, MixedFamily>(statements: statements, attributes: list)
    }
}

/// The attributes that only views have: baselines.
extension ConstraintSubject where Item == View {
    /// The baseline of the first line of text; the top edge of a view without text.
    @inlinable
    public var firstBaseline: ConstraintSubject<Item, Family.WithVertical> {
        adding(.firstBaseline)
    }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    @inlinable
    public var lastBaseline: ConstraintSubject<Item, Family.WithVertical> { adding(.lastBaseline) }
    /// The baseline of the last line of text.
    @inlinable
    public var baseline: ConstraintSubject<Item, Family.WithVertical> { adding(.lastBaseline) }
}

/// The attributes that only views have: those of the area within their layout margins.
///
/// The edges of *another* view's margins are a target: `make.edges.equalTo(other.layoutMarginsGuide)`.
extension ConstraintSubject where Item == View {
    /// The left edge of the area within the layout margins.
    @inlinable
    public var leftMargin: ConstraintSubject<Item, Family.WithSide> { adding(.leftMargin) }
    /// The right edge of the area within the layout margins.
    @inlinable
    public var rightMargin: ConstraintSubject<Item, Family.WithSide> { adding(.rightMargin) }
    /// The top edge of the area within the layout margins.
    @inlinable
    public var topMargin: ConstraintSubject<Item, Family.WithVertical> { adding(.topMargin) }
    /// The bottom edge of the area within the layout margins.
    @inlinable
    public var bottomMargin: ConstraintSubject<Item, Family.WithVertical> { adding(.bottomMargin) }
    /// The edge of the area within the layout margins where lines begin.
    @inlinable
    public var leadingMargin: ConstraintSubject<Item, Family.WithDirectionalEdge> {
        adding(.leadingMargin)
    }
    /// The edge of the area within the layout margins where lines end.
    @inlinable
    public var trailingMargin: ConstraintSubject<Item, Family.WithDirectionalEdge> {
        adding(.trailingMargin)
    }
    /// The middle of the area within the layout margins, from side to side.
    @inlinable
    public var centerXWithinMargins: ConstraintSubject<Item, Family.WithMiddle> {
        adding(.centerXWithinMargins)
    }
    /// The middle of the area within the layout margins, from top to bottom.
    @inlinable
    public var centerYWithinMargins: ConstraintSubject<Item, Family.WithVertical> {
        adding(.centerYWithinMargins)
    }
    /// The edges of the area within the layout margins: top, left, bottom and right.
    @inlinable
    public var margins: ConstraintSubject<Item, Family.WithSide.WithVertical> {
        adding(.topMargin, .leftMargin, .bottomMargin, .rightMargin)
    }
    /// The edges of the area within the layout margins, by direction of reading.
    @inlinable
    public var directionalMargins: ConstraintSubject<Item, Family.WithDirectionalEdge.WithVertical>
    {
        adding(.topMargin, .leadingMargin, .bottomMargin, .trailingMargin)
    }
    /// The middles of the area within the layout margins.
    @inlinable
    public var centerWithinMargins: ConstraintSubject<Item, Family.WithCenter> {
        adding(.centerXWithinMargins, .centerYWithinMargins)
    }
}
