import Quoin

/// The attributes of views, and of the stack, along one axis.
struct StackAttributes {
    let start, center, end, extent: LayoutAttribute
    /// The attributes of the stack's area: of all of it, or of what is within its margins.
    let areaStart, areaCenter, areaEnd: LayoutAttribute

    init(_ axis: Axis, withinMargins: Bool) {
        switch axis {
        case .horizontal:
            (start, center, end, extent) = (.leading, .centerX, .trailing, .width)
        case .vertical:
            (start, center, end, extent) = (.top, .centerY, .bottom, .height)
        }
        switch (withinMargins, axis) {
        case (false, _):
            (areaStart, areaCenter, areaEnd) = (start, center, end)
        case (true, .horizontal):
            areaStart = .leadingMargin
            areaCenter = .centerXWithinMargins
            areaEnd = .trailingMargin
        case (true, .vertical):
            areaStart = .topMargin
            areaCenter = .centerYWithinMargins
            areaEnd = .bottomMargin
        }
    }
}
