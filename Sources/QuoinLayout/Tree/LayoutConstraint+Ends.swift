/// The items that a constraint is between.
///
/// Every item knows the constraints that mention it, so that they can be found when it moves and let
/// go of it when it goes.
extension LayoutConstraint {
    /// The first item; nil once it has gone.
    public var firstItem: (any LayoutItem)? { first.target }

    /// The second item; nil if there is none, or once it has gone.
    public var secondItem: (any LayoutItem)? { second.target }

    /// Where in the source code the constraint was made, or stated anew since.
    public var sourceLocation: CodeLocation {
        CodeLocation(file: file, line: UInt(line))
    }

    /// The items at its ends, each as often as it occurs.
    var elements: [LayoutElement] {
        var elements: [LayoutElement] = []
        for link in [first, second, extras?.firstOrigin?.element, extras?.secondOrigin?.element] {
            if let element = link?.target {
                elements.append(element)
            }
        }
        return elements
    }

    /// Whether one of its items is in a tree.
    func hasItem(in tree: LayoutTree) -> Bool {
        elements.contains { $0.viewOrOwner?.isIn(tree) ?? false }
    }

    /// Whether one of the items it was made for has gone.
    @inline(__always)
    var hasLostAnItem: Bool {
        first.isEmpty
            || (second.isEmpty && secondAttribute != .notAnAttribute
                && !state.contains(.awaitsEnclosingView))
            || (extras != nil && hasLostAnOrigin)
    }

    private var hasLostAnOrigin: Bool {
        extras?.firstOrigin?.element.isEmpty ?? false
            || extras?.secondOrigin?.element.isEmpty ?? false
    }

    /// Enters the constraint in the lists of its items.
    @inline(__always)
    func register() {
        _ = first.with { $0.mentions.append(self, of: $0) }
        if !second.isSame(as: first) {
            _ = second.with { $0.mentions.append(self, of: $0) }
        }
        if extras != nil {
            forEachOriginApart { $0.mentions.append(self, of: $0) }
        }
    }

    /// Takes the constraint, which is on its way out, off the lists of its items.
    @inline(__always)
    func unregister() {
        _ = first.with { $0.mentions.remove(self, of: $0) }
        if !second.isSame(as: first) {
            _ = second.with { $0.mentions.remove(self, of: $0) }
        }
        if extras != nil {
            forEachOriginApart { $0.mentions.remove(self, of: $0) }
        }
    }

    /// Calls `body` with what distances are measured from, if that is not at the other end of one, or measured from
    /// twice.
    private func forEachOriginApart(_ body: (LayoutElement) -> Void) {
        let origin = extras?.firstOrigin?.element ?? UpLink(nil)
        let other = extras?.secondOrigin?.element ?? UpLink(nil)
        if !origin.isSame(as: first), !origin.isSame(as: second) {
            _ = origin.with(body)
        }
        if !other.isSame(as: first), !other.isSame(as: second), !other.isSame(as: origin) {
            _ = other.with(body)
        }
    }

    /// Exchanges the second item for another one, or for none. It is what the first item is in, of which no distance is
    /// measured.
    func changeSecond(to element: LayoutElement?) {
        if !second.isSame(as: first) {
            _ = second.with { $0.mentions.remove(self, of: $0) }
        }
        second = UpLink(element)
        if !second.isSame(as: first) {
            _ = second.with { $0.mentions.append(self, of: $0) }
        }
    }

    /// One of the items is on its way out: the constraint lets go of it and can hold no more.
    func elementGoes(_ element: LayoutElement) {
        if first.leads(to: element) {
            first = UpLink(nil)
        }
        if second.leads(to: element) {
            second = UpLink(nil)
        }
        if let extras {
            if extras.firstOrigin?.element.leads(to: element) ?? false {
                extras.firstOrigin?.element = UpLink(nil)
            }
            if extras.secondOrigin?.element.leads(to: element) ?? false {
                extras.secondOrigin?.element = UpLink(nil)
            }
        }
        if state.contains(.isActive) {
            uninstall()
        }
    }
}
