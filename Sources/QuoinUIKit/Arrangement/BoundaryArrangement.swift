import QuoinKit

/// The headers and footers of something, with how far they reach.
struct BoundaryArrangement {
    private(set) var frames: [CGRect]
    /// How much comes before what they belong to, and behind it.
    private(set) var before: CGFloat = 0
    private(set) var behind: CGFloat = 0

    /// - Parameters:
    ///   - area: The room across the way that the collection scrolls, as a size and a place in it.
    ///   - length: How long what they belong to is along it.
    ///   - known: How large they asked to be.
    init(
        _ rules: [BoundaryRule], along axis: Axis, in area: CGRect, length: CGFloat,
        known: (Int) -> CGSize?
    ) {
        let cross = axis.perpendicular
        frames = rules.map { _ in .zero }
        // Those at the same place follow one another; others stand side by side.
        var rows: [[CGFloat]] = [[0, 0, 0], [0, 0, 0]]
        for (index, rule) in rules.enumerated() {
            var size = rule.size.size(in: area.size)
            if let wish = known(index) {
                if rule.size.width.isOpen { size.width = wish.width.soundLength }
                if rule.size.height.isOpen { size.height = wish.height.soundLength }
            }
            var frame = CGRect(origin: .zero, size: size)
            let spare = area.size[cross] - size[cross]
            switch rule.place {
            case .start: frame.origin[cross] = area.origin[cross]
            case .middle: frame.origin[cross] = area.origin[cross] + spare / 2
            case .end: frame.origin[cross] = area.origin[cross] + spare
            }
            if rule.side != .beside {
                let place = rule.place == .start ? 0 : rule.place == .middle ? 1 : 2
                let row = rule.side == .before ? 0 : 1
                frame.origin[axis] = rows[row][place]
                if rule.takesRoom { rows[row][place] += size[axis] }
            }
            frames[index] = frame
        }
        before = rows[0].max() ?? 0
        behind = rows[1].max() ?? 0
        for (index, rule) in rules.enumerated() {
            switch rule.side {
            case .before: break
            case .behind:
                // Without room of its own, it ends where what it belongs to does.
                let back = rule.takesRoom ? 0 : frames[index].size[axis]
                frames[index].origin[axis] += before + length - back
            case .beside: frames[index].origin[axis] += before
            }
            let isSound = rule.offset.x.isFinite && rule.offset.y.isFinite
            if isSound {
                frames[index] = frames[index].offsetBy(dx: rule.offset.x, dy: rule.offset.y)
            }
        }
    }
}
