/// What an implied row says, in the terms of constraints.
struct ImpliedFact {
    let attribute: LayoutAttribute
    let relation: Relation
    let number: Double
    /// For places: the superview, and the edge of it that the number counts from.
    let container: View?
    let containerAttribute: LayoutAttribute
    /// Where it comes from: `window`, `root`, `autoresizing` or `content`.
    let source: String

    init(_ implied: ImpliedRow, of slot: Int32, in engine: LayoutEngine) {
        let view = engine.elements[Int(slot)].target?.hostView
        switch implied {
        case .x: attribute = .left
        case .y: attribute = .top
        case .width, .widthHugging, .widthResistance: attribute = .width
        case .height, .heightHugging, .heightResistance: attribute = .height
        }
        let isPlace = implied == .x || implied == .y
        container = isPlace ? view?.superview : nil
        containerAttribute = container == nil ? .notAnAttribute : attribute
        let frame = view.map { $0.alignmentRect(forFrame: $0.storedFrame) } ?? .zero
        if implied.isContent {
            relation = implied.lane & 1 == 0 ? .lessThanOrEqual : .greaterThanOrEqual
            number = view.map { $0.contentSize(asSeenBy: engine)[implied.part.axis] } ?? 0
            source = "content"
        } else {
            relation = .equal
            number =
                isPlace ? frame.origin[implied.part.axis] : frame.size[implied.part.axis]
            source = Self.source(of: view, engine.records[Int(slot)].role)
        }
    }

    private static func source(of view: View?, _ role: ElementRole) -> String {
        if role != .root {
            return "autoresizing"
        }
        return view?.flags.contains(.isWindow) ?? false ? "window" : "root"
    }
}

extension View {
    /// The size that the content asks for, as the engine has it.
    fileprivate func contentSize(asSeenBy engine: LayoutEngine) -> Size {
        var size = intrinsicContentSize
        if contentDependsOnWidth, slot >= 0 {
            size.height = contentSize(forWidth: storedFrame.width).height
        }
        guard let scale = engine.pixelScale else { return size }
        return Size(
            width: Pixels.roundedUp(size.width, scale: scale),
            height: Pixels.roundedUp(size.height, scale: scale))
    }
}
