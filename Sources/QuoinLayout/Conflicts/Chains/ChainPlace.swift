/// An edge that gaps of a chain are measured between.
struct ChainPlace {
    let element: LayoutElement?
    let axis: Axis
    /// Whether it is the edge where the chain ends: trailing or bottom.
    let isEnd: Bool
    /// Whether it is the edge of the area within the element's margins.
    let isMargin: Bool

    /// Nil for what a format does not measure gaps between. Left and right are among that: a format
    /// means them only with an option, which its text does not show.
    init?(_ attribute: LayoutAttribute, of element: LayoutElement?) {
        let facts = attribute.facts
        guard attribute.isEdge, facts.followsReading || facts.axis == .vertical else { return nil }
        axis = facts.axis
        isEnd = facts.part == .end
        // The guide of a view's margins is but another way to speak of them.
        let guide = element as? LayoutGuide
        let isMarginsGuide = guide?.kind == .margins
        self.element = isMarginsGuide ? guide?.owningView : element
        isMargin = attribute.isMargin || isMarginsGuide
    }
}

extension Axis {
    /// The size along the axis.
    var chainSize: LayoutAttribute { self == .horizontal ? .width : .height }
}
