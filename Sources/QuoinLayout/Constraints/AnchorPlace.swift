/// The place of an anchor, as anchors of one kind see it.
///
/// Only anchors make such places. So whatever says that it is a ``SideTarget`` has none to show but those
/// of anchors that are: what makes no sense cannot be said through a type of one's own either.
public struct AnchorPlace<Anchor: LayoutAnchor> {
    /// The item that the anchor is on.
    public let item: any LayoutItem
    /// The part of the item.
    public let attribute: LayoutAttribute

    @inlinable
    init(of anchor: some LayoutAnchor) {
        item = anchor.item
        attribute = anchor.attribute
    }
}

extension SideAnchor {
    /// The place as anchors of this kind see it.
    @inlinable
    public var place: AnchorPlace<SideAnchor> { AnchorPlace(of: self) }

    /// The place as left and right edges see it.
    @inlinable
    public var sidePlace: AnchorPlace<SideAnchor> { AnchorPlace(of: self) }

    /// The place as middles from side to side see it.
    @inlinable
    public var middlePlace: AnchorPlace<MiddleAnchor> { AnchorPlace(of: self) }
}

extension DirectionalAnchor {
    /// The place as anchors of this kind see it.
    @inlinable
    public var place: AnchorPlace<DirectionalAnchor> { AnchorPlace(of: self) }

    /// The place as leading and trailing edges see it.
    @inlinable
    public var directionalPlace: AnchorPlace<DirectionalAnchor> { AnchorPlace(of: self) }

    /// The place as middles from side to side see it.
    @inlinable
    public var middlePlace: AnchorPlace<MiddleAnchor> { AnchorPlace(of: self) }
}

extension MiddleAnchor {
    /// The place as anchors of this kind see it.
    @inlinable
    public var place: AnchorPlace<MiddleAnchor> { AnchorPlace(of: self) }

    /// The place as left and right edges see it.
    @inlinable
    public var sidePlace: AnchorPlace<SideAnchor> { AnchorPlace(of: self) }

    /// The place as leading and trailing edges see it.
    @inlinable
    public var directionalPlace: AnchorPlace<DirectionalAnchor> { AnchorPlace(of: self) }

    /// The place as middles from side to side see it.
    @inlinable
    public var middlePlace: AnchorPlace<MiddleAnchor> { AnchorPlace(of: self) }
}

extension VerticalAnchor {
    /// The place as anchors of this kind see it.
    @inlinable
    public var place: AnchorPlace<VerticalAnchor> { AnchorPlace(of: self) }
}

extension DimensionAnchor {
    /// The place as anchors of this kind see it.
    @inlinable
    public var place: AnchorPlace<DimensionAnchor> { AnchorPlace(of: self) }
}
