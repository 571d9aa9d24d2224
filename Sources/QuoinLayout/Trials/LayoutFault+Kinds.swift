extension LayoutFault.Kind {
    /// Whether a place or a size is open.
    var isOpen: Bool {
        switch self {
        case .openStart, .openExtent: true
        case .outside, .cut, .collapsed: false
        }
    }

    /// Whether it is about something that reaches out of what it is in.
    package var isOutside: Bool {
        switch self {
        case .outside: true
        case .openStart, .openExtent, .cut, .collapsed: false
        }
    }

    /// The axis that it is about.
    package var axis: Axis {
        switch self {
        case .openStart(let axis), .openExtent(let axis), .cut(let axis), .collapsed(let axis): axis
        case .outside(let axis, _): axis
        }
    }
}
