/// Which attributes a statement is about, as far as it matters to what they can be compared with.
///
/// Unless a family says otherwise, naming an attribute of another one makes a mixture.
///
/// It exists only in types: a chain that has named `left` is of ``SideFamily``, one that then names `top`
/// of ``MixedFamily``, and each takes only what makes sense for it.
public protocol ConstraintFamily {
    /// What it becomes when a left or right edge is named too.
    associatedtype WithSide: NamedFamily = MixedFamily
    /// What it becomes when a leading or trailing edge is named too.
    associatedtype WithDirectionalEdge: NamedFamily = MixedFamily
    /// What it becomes when a middle from side to side is named too.
    associatedtype WithMiddle: NamedFamily = MixedFamily
    /// What it becomes when a place from top to bottom is named too.
    associatedtype WithVertical: NamedFamily = MixedFamily
    /// What it becomes when a width or height is named too.
    associatedtype WithDimension: NamedFamily = MixedFamily
    /// What it becomes when a centre is named too.
    associatedtype WithCenter: NamedFamily = MixedFamily
}

/// The family of a chain that has named an attribute, so that a relation may follow.
public protocol NamedFamily: ConstraintFamily {}

/// A family whose attributes insets can be given for as a target.
public protocol InsettableFamily: NamedFamily {}

/// A family of attributes of several kinds, for which no single anchor can stand.
public protocol AnchorlessFamily: NamedFamily {}

/// Nothing is named yet.
public enum NoFamily: ConstraintFamily {
    /// With a left or right edge.
    public typealias WithSide = SideFamily
    /// With a leading or trailing edge.
    public typealias WithDirectionalEdge = DirectionalFamily
    /// With a middle from side to side.
    public typealias WithMiddle = MiddleFamily
    /// With a place from top to bottom.
    public typealias WithVertical = VerticalFamily
    /// With a width or height.
    public typealias WithDimension = DimensionFamily
    /// With a centre.
    public typealias WithCenter = CenterFamily
}

/// Left and right edges, which stay at their side whatever the direction of reading.
public enum SideFamily: InsettableFamily {
    /// With a left or right edge.
    public typealias WithSide = SideFamily
    /// With a middle from side to side.
    public typealias WithMiddle = SideFamily
}

/// Leading and trailing edges, which swap sides where people read from right to left.
public enum DirectionalFamily: InsettableFamily {
    /// With a leading or trailing edge.
    public typealias WithDirectionalEdge = DirectionalFamily
    /// With a middle from side to side.
    public typealias WithMiddle = DirectionalFamily
}

/// Middles from side to side.
public enum MiddleFamily: NamedFamily {
    /// With a left or right edge.
    public typealias WithSide = SideFamily
    /// With a leading or trailing edge.
    public typealias WithDirectionalEdge = DirectionalFamily
    /// With a middle from side to side.
    public typealias WithMiddle = MiddleFamily
}

/// Places from top to bottom: edges, middles and baselines.
public enum VerticalFamily: InsettableFamily {
    /// With a place from top to bottom.
    public typealias WithVertical = VerticalFamily
}

/// Widths and heights.
public enum DimensionFamily: NamedFamily {
    /// With a width or height.
    public typealias WithDimension = DimensionFamily
}

/// A centre: the middles of both axes.
public enum CenterFamily: AnchorlessFamily {
    /// With a centre.
    public typealias WithCenter = CenterFamily
}

/// Attributes of several families, for which no single anchor can stand.
public enum MixedFamily: InsettableFamily, AnchorlessFamily {}
