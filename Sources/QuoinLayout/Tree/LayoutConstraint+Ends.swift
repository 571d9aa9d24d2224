/// The items that a constraint is between.
///
/// Every item knows the constraints that mention it, so that they can be found when it moves and let
/// go of it when it goes. A constraint stands once in the list of each item, whatever the number of
/// its ends there.
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
    func register() {
        let link = UpLink(self)
        firstPosition = first.with { $0.addMention(link) } ?? -1
        if !second.isSame(as: first) {
            secondPosition = second.with { $0.addMention(link) } ?? -1
        }
        if extras != nil {
            registerOrigins()
        }
    }

    private func registerOrigins() {
        // Distances are rare, so these are looked up in the lists and need no position.
        let ends = [first.target, second.target]
        let origin = extras?.firstOrigin?.element.target
        let other = extras?.secondOrigin?.element.target
        if let origin, !ends.contains(where: { $0 === origin }) {
            _ = origin.addMention(UpLink(self))
        }
        if let other, other !== origin, !ends.contains(where: { $0 === other }) {
            _ = other.addMention(UpLink(self))
        }
    }

    /// Takes the constraint, which is on its way out, off the lists of its items.
    func unregister() {
        _ = first.with { strike(at: Int(firstPosition), from: $0) }
        if secondPosition >= 0 {
            _ = second.with { strike(at: Int(secondPosition), from: $0) }
        }
        if extras != nil {
            unregisterOrigins()
        }
    }

    private func unregisterOrigins() {
        for origin in [extras?.firstOrigin, extras?.secondOrigin] {
            if let element = origin?.element.target,
                let position = element.mentions.firstIndex(where: { $0.leads(to: self) })
            {
                strike(at: position, from: element)
            }
        }
    }

    /// Takes the entry at a position off an item's list; the last entry moves there.
    func strike(at position: Int, from element: LayoutElement) {
        guard let last = element.mentions.popLast(), position < element.mentions.count else {
            return
        }
        element.mentions[position] = last
        _ = last.with { $0.move(to: position, inListOf: element) }
    }

    private func move(to position: Int, inListOf element: LayoutElement) {
        if first.leads(to: element) {
            firstPosition = Int32(position)
        } else if second.leads(to: element) {
            secondPosition = Int32(position)
        }
    }

    /// One of the items is on its way out: the constraint lets go of it and can hold no more.
    func elementGoes(_ element: LayoutElement) {
        if first.leads(to: element) {
            first = UpLink(nil)
            firstPosition = -1
        }
        if second.leads(to: element) {
            second = UpLink(nil)
            secondPosition = -1
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
