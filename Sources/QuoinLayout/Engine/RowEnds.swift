/// What a row says a constraint is between.
struct RowEnds {
    var first: UpLink<LayoutElement>
    var firstAttribute: LayoutAttribute
    var second: UpLink<LayoutElement>
    var secondAttribute: LayoutAttribute

    /// The items of the constraint itself.
    @inline(__always)
    init(of constraint: LayoutConstraint) {
        first = constraint.first
        firstAttribute = constraint.firstAttribute
        second = constraint.second
        secondAttribute = constraint.secondAttribute
    }

    /// Lets the edges of the view that the constraint is installed on, and of its margins, be those of
    /// the view's content area, if the other end is something in it.
    mutating func enterContent(of base: View) {
        guard let area = base.contentAreaGuide else { return }
        if second.leadsInto(base) {
            first.enter(area, of: base, &firstAttribute)
        } else if first.leadsInto(base) {
            second.enter(area, of: base, &secondAttribute)
        }
    }
}

extension UpLink<LayoutElement> {
    /// Whether the link leads to something in the view, rather than to the view itself or one of the
    /// guides that it keeps for itself.
    fileprivate func leadsInto(_ view: View) -> Bool {
        with { element in
            if element.flags.contains(.isSystemGuide) {
                return !element.enclosingLink.leads(to: view)
            }
            return element !== view
        } ?? false
    }

    /// Leads to the content area of a view instead, if it leads to an edge of the view or its margins.
    fileprivate mutating func enter(
        _ area: LayoutGuide, of view: View, _ attribute: inout LayoutAttribute
    ) {
        guard attribute.isEdge else { return }
        if leads(to: view) {
            self = UpLink(area)
        } else if let margins = view.extras?.systemGuides.margins, leads(to: margins) {
            self = UpLink(area)
            attribute = attribute.counterpart(in: .margins) ?? attribute
        }
    }
}
