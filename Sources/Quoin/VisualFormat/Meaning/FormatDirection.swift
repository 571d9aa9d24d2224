/// The attributes that a chain is made of, by the way it runs.
struct FormatDirection {
    let dimension: LayoutAttribute
    let start: LayoutAttribute
    let end: LayoutAttribute
    let startMargin: LayoutAttribute
    let endMargin: LayoutAttribute
    /// What a gap between two views reaches from, on the one before.
    let last: LayoutAttribute
    /// What a gap between two views reaches to, on the one after.
    let first: LayoutAttribute
    /// The edges across the chain.
    let sides: [LayoutAttribute]
    /// Whether coordinates fall from its start to its end.
    let isReversed: Bool

    init(_ axis: Axis, _ options: VisualFormatOptions) {
        isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
        dimension = axis == .horizontal ? .width : .height
        sides = axis == .horizontal ? [.top, .bottom] : [.leading, .trailing]
        if axis == .vertical {
            (start, end) = (.top, .bottom)
            (startMargin, endMargin) = (.topMargin, .bottomMargin)
        } else if options.contains(.directionLeftToRight) {
            (start, end) = (.left, .right)
            (startMargin, endMargin) = (.leftMargin, .rightMargin)
        } else if options.contains(.directionRightToLeft) {
            (start, end) = (.right, .left)
            (startMargin, endMargin) = (.rightMargin, .leftMargin)
        } else {
            (start, end) = (.leading, .trailing)
            (startMargin, endMargin) = (.leadingMargin, .trailingMargin)
        }
        let isByBaselines = options.contains(.spacingBaselineToBaseline) && axis == .vertical
        (last, first) = isByBaselines ? (.lastBaseline, .firstBaseline) : (end, start)
    }
}
