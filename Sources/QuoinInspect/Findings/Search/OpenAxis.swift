import QuoinLayout

/// An axis along which the place or the size of an element is open.
struct OpenAxis: Hashable {
    let element: LayoutElement
    let part: AxisPart
    let axis: Axis

    var kind: LayoutFault.Kind { part == .start ? .openStart(axis) : .openExtent(axis) }

    init(element: LayoutElement, part: AxisPart, axis: Axis) {
        (self.element, self.part, self.axis) = (element, part, axis)
    }

    /// What a fault says to be open; nil if it says something else.
    init?(_ fault: LayoutFault) {
        switch fault.kind {
        case .openStart(let axis): self.init(element: fault.view, part: .start, axis: axis)
        case .openExtent(let axis): self.init(element: fault.view, part: .extent, axis: axis)
        case .outside, .cut, .collapsed: return nil
        }
    }

    static func == (one: OpenAxis, other: OpenAxis) -> Bool {
        one.element === other.element && one.part == other.part && one.axis == other.axis
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(element))
        hasher.combine(part)
        hasher.combine(axis)
    }
}
