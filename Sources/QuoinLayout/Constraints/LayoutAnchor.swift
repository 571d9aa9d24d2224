/// One attribute of one item, typed so that only comparable ones can be compared.
///
/// There are five kinds, and their mixtures that make no sense do not compile:
///
/// | anchors | type | compare with |
/// |---|---|---|
/// | `left`, `right`, `leftMargin`, `rightMargin` | ``SideAnchor`` | sides and middles |
/// | `leading`, `trailing`, `leadingMargin`, `trailingMargin` | ``DirectionalAnchor`` | directional ones and middles |
/// | `centerX`, `centerXWithinMargins` | ``MiddleAnchor`` | all of these |
/// | `top`, `bottom`, `centerY`, baselines, vertical margins | ``VerticalAnchor`` | vertical ones |
/// | `width`, `height`, distances | ``DimensionAnchor`` | dimensions and numbers |
public protocol LayoutAnchor {
    /// The item that the anchor is on.
    var item: any LayoutItem { get }
    /// The part of the item.
    var attribute: LayoutAttribute { get }
    /// The place as anchors of this kind see it, which nothing but an anchor can make.
    var place: AnchorPlace<Self> { get }
}

/// What a left or right edge can be compared with.
public protocol SideTarget: LayoutAnchor {
    /// The place as left and right edges see it.
    var sidePlace: AnchorPlace<SideAnchor> { get }
}

/// What a leading or trailing edge can be compared with.
public protocol DirectionalTarget: LayoutAnchor {
    /// The place as leading and trailing edges see it.
    var directionalPlace: AnchorPlace<DirectionalAnchor> { get }
}

/// What a middle from side to side can be compared with.
public protocol MiddleTarget: LayoutAnchor {
    /// The place as middles from side to side see it.
    var middlePlace: AnchorPlace<MiddleAnchor> { get }
}

/// An edge that stays at its side whatever the direction of reading.
public struct SideAnchor: SideTarget, MiddleTarget {
    /// The item that the anchor is on.
    public let item: any LayoutItem
    /// The part of the item.
    public let attribute: LayoutAttribute

    @inlinable
    init(item: any LayoutItem, attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// An edge where lines begin or end.
public struct DirectionalAnchor: DirectionalTarget, MiddleTarget {
    /// The item that the anchor is on.
    public let item: any LayoutItem
    /// The part of the item.
    public let attribute: LayoutAttribute

    @inlinable
    init(item: any LayoutItem, attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// A middle between left and right.
public struct MiddleAnchor: SideTarget, DirectionalTarget, MiddleTarget {
    /// The item that the anchor is on.
    public let item: any LayoutItem
    /// The part of the item.
    public let attribute: LayoutAttribute

    @inlinable
    init(item: any LayoutItem, attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// A place from top to bottom.
public struct VerticalAnchor: LayoutAnchor {
    /// The item that the anchor is on.
    public let item: any LayoutItem
    /// The part of the item.
    public let attribute: LayoutAttribute

    @inlinable
    init(item: any LayoutItem, attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// A size, or the distance between two anchors.
public struct DimensionAnchor: LayoutAnchor {
    /// The item that the anchor is on.
    public let item: any LayoutItem
    /// The part of the item.
    public let attribute: LayoutAttribute
    /// For a distance, the anchor that it is measured from.
    @usableFromInline
    let origin: DistanceOrigin?

    @inlinable
    init(item: any LayoutItem, attribute: LayoutAttribute, origin: DistanceOrigin? = nil) {
        self.item = item
        self.attribute = attribute
        self.origin = origin
    }
}
