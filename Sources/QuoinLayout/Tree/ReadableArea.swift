/// The area for text in a view, which is placed by constraints of its own.
///
/// These are in force as long as others refer to the guide. A view is at least as wide and as high as its margins while
/// they are: whoever only asks where text is read with ease, or has placed something there before, does not mean that.
extension View {
    /// Whether constraints place the guide for the area for text.
    final var placesReadableArea: Bool {
        extras?.systemGuides.readableRules.first?.state.contains(.isActive) ?? false
    }

    /// The area for text, where nothing but the margins says where it is.
    final var readableArea: Rect {
        let area = Rect(origin: .zero, size: storedFrame.size).inset(by: effectiveMargins)
        let width = min(area.width, Self.readableWidth)
        return Rect(
            x: area.minX + (area.width - width) / 2, y: area.minY, width: width,
            height: area.height)
    }

    /// The greatest width of the area for text.
    static let readableWidth = 672.0
}

extension LayoutConstraint {
    /// Has the guides placed that the constraint refers to, which is about to come in force.
    @inline(__always)
    func placeGuides() {
        if mayReferToSystemGuide { forEachReadableGuide { $0.placeReadableGuide() } }
    }

    /// Lets go of the places of the guides that the constraint referred to, if no other does.
    @inline(__always)
    func leaveGuides() {
        if mayReferToSystemGuide { forEachReadableGuide { $0.leaveReadableGuide() } }
    }

    /// Whether a guide of the system's may be among its items, and the constraint is not the system's own.
    @inline(__always)
    private var mayReferToSystemGuide: Bool {
        !state.contains(.isSystem)
            && (first.isOfSystemGuide || second.isOfSystemGuide || extras?.hasOrigins ?? false)
    }

    @inline(never)
    private func forEachReadableGuide(_ body: (LayoutElement) -> Void) {
        for element in elements where element.isReadableGuide { body(element) }
    }
}

extension UpLink<LayoutElement> {
    @inline(__always)
    fileprivate var isOfSystemGuide: Bool { with { $0.flags.contains(.isSystemGuide) } ?? false }
}

extension LayoutElement {
    fileprivate var isReadableGuide: Bool {
        flags.contains(.isSystemGuide)
            && viewOrOwner?.extras?.systemGuides.readableContent === self
    }

    fileprivate func placeReadableGuide() {
        guard let owner = viewOrOwner, !owner.placesReadableArea else { return }
        // Until the engine has found it, as for any view that is laid out.
        storedFrame = owner.readableArea
        for rule in owner.extras?.systemGuides.readableRules ?? [] {
            rule.state.insert(.isActive)
            rule.install(on: owner)
        }
    }

    fileprivate func leaveReadableGuide() {
        guard let owner = viewOrOwner, owner.placesReadableArea, !isReferredTo else { return }
        for rule in owner.extras?.systemGuides.readableRules ?? [] {
            rule.uninstall()
        }
    }

    /// Whether a constraint in force mentions it that is not the system's own.
    private var isReferredTo: Bool {
        var link = mentions.first
        while let constraint = link.target {
            if !constraint.installation.isEmpty, !constraint.state.contains(.isSystem) {
                return true
            }
            link = constraint.neighbors(of: self).next
        }
        return false
    }
}
