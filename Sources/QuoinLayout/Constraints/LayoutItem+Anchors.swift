/// The anchors that views and guides have.
extension LayoutItem {
    /// The left edge.
    @inlinable
    public var left: SideAnchor { SideAnchor(item: self, attribute: .left) }
    /// The right edge.
    @inlinable
    public var right: SideAnchor { SideAnchor(item: self, attribute: .right) }
    /// The edge where lines begin: the left one where people read from left to right.
    @inlinable
    public var leading: DirectionalAnchor { DirectionalAnchor(item: self, attribute: .leading) }
    /// The edge where lines end: the right one where people read from left to right.
    @inlinable
    public var trailing: DirectionalAnchor { DirectionalAnchor(item: self, attribute: .trailing) }
    /// The middle between left and right edge.
    @inlinable
    public var centerX: MiddleAnchor { MiddleAnchor(item: self, attribute: .centerX) }
    /// The top edge.
    @inlinable
    public var top: VerticalAnchor { VerticalAnchor(item: self, attribute: .top) }
    /// The bottom edge.
    @inlinable
    public var bottom: VerticalAnchor { VerticalAnchor(item: self, attribute: .bottom) }
    /// The middle between top and bottom edge.
    @inlinable
    public var centerY: VerticalAnchor { VerticalAnchor(item: self, attribute: .centerY) }
    /// The width.
    @inlinable
    public var width: DimensionAnchor { DimensionAnchor(item: self, attribute: .width) }
    /// The height.
    @inlinable
    public var height: DimensionAnchor { DimensionAnchor(item: self, attribute: .height) }
}

/// The anchors that only views have.
extension View {
    /// The baseline of the first line of text; the top edge of a view without text.
    @inlinable
    public var firstBaseline: VerticalAnchor {
        VerticalAnchor(item: self, attribute: .firstBaseline)
    }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    @inlinable
    public var lastBaseline: VerticalAnchor {
        VerticalAnchor(item: self, attribute: .lastBaseline)
    }
    /// The left edge of the area within the layout margins.
    @inlinable
    public var leftMargin: SideAnchor { SideAnchor(item: self, attribute: .leftMargin) }
    /// The right edge of the area within the layout margins.
    @inlinable
    public var rightMargin: SideAnchor { SideAnchor(item: self, attribute: .rightMargin) }
    /// The top edge of the area within the layout margins.
    @inlinable
    public var topMargin: VerticalAnchor { VerticalAnchor(item: self, attribute: .topMargin) }
    /// The bottom edge of the area within the layout margins.
    @inlinable
    public var bottomMargin: VerticalAnchor {
        VerticalAnchor(item: self, attribute: .bottomMargin)
    }
    /// The edge of the area within the layout margins where lines begin.
    @inlinable
    public var leadingMargin: DirectionalAnchor {
        DirectionalAnchor(item: self, attribute: .leadingMargin)
    }
    /// The edge of the area within the layout margins where lines end.
    @inlinable
    public var trailingMargin: DirectionalAnchor {
        DirectionalAnchor(item: self, attribute: .trailingMargin)
    }
    /// The middle of the area within the layout margins, from side to side.
    @inlinable
    public var centerXWithinMargins: MiddleAnchor {
        MiddleAnchor(item: self, attribute: .centerXWithinMargins)
    }
    /// The middle of the area within the layout margins, from top to bottom.
    @inlinable
    public var centerYWithinMargins: VerticalAnchor {
        VerticalAnchor(item: self, attribute: .centerYWithinMargins)
    }
}
