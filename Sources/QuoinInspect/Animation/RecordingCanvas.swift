import QuoinKit
import QuoinLayout

/// A canvas that keeps what is drawn as a tree, to be compared with that of other frames.
///
/// Every view is a group, whose numbers say where it is; so a view that moves is one change, whatever is
/// in it. The groups that do nothing are left out when all frames are known.
final class RecordingCanvas: Canvas {
    private(set) var frame = DrawnFrame()
    private var state: CanvasState
    /// The groups that are open, from the outside to the inside.
    private var path = [0]
    /// How many groups were open when the state was saved, and how many clips.
    private var saved: [(groups: Int, clips: Int)] = []
    /// What may be drawn on, with the groups that say so, in the picture's coordinates.
    private var clips: [(group: Int, rect: Rect)] = []
    private let measurer: HelveticaMeasurer

    init(size: Size, measurer: HelveticaMeasurer) {
        self.measurer = measurer
        state = CanvasState()
        state.clip(to: Rect(origin: .zero, size: size))
    }

    // MARK: Elements

    /// Adds an element to the group that is open, if it has a place at all.
    ///
    /// - Parameters:
    ///   - bounds: What it can cover at most, in the coordinates of the group.
    ///   - isVisible: Whether there is anything to see of it.
    private func add(
        _ kind: DrawnKind, within bounds: Rect, isVisible: Bool,
        _ change: (inout DrawnNumbers) -> Void
    ) {
        let placed = bounds.standardized.offsetBy(dx: state.origin.x, dy: state.origin.y)
        guard placed.isSound else { return }
        var element = DrawnElement(kind)
        change(&element.numbers)
        if isVisible, !placed.isEmpty, state.place(bounds) != nil {
            element.isSeen = true
            for clip in clips where !clip.rect.contains(placed) {
                frame.elements[clip.group].cuts = true
            }
        }
        append(element)
    }

    private func append(_ element: DrawnElement) {
        let place = frame.elements.count
        frame.elements.append(element)
        frame.elements[path[path.count - 1]].children.append(place)
        if element.kind.isGroup {
            path.append(place)
        } else {
            note(element, in: path[path.count - 1])
        }
    }

    /// Ends the innermost groups.
    private func close(to count: Int) {
        while path.count > count, let group = path.popLast() {
            note(frame.elements[group], in: path[path.count - 1])
            if frame.elements[group].isSeen {
                frame.elements[path[path.count - 1]].isSeen = true
            }
        }
    }

    private func note(_ element: DrawnElement, in group: Int) {
        var hasher = Hasher()
        hasher.combine(frame.elements[group].content)
        hasher.combine(element.content)
        frame.elements[group].content = hasher.finalize()
        hasher = Hasher()
        hasher.combine(frame.elements[group].shape)
        hasher.combine(element.shape)
        frame.elements[group].shape = hasher.finalize()
        if let last = frame.elements[group].children.last, frame.elements[last].isSeen {
            frame.elements[group].isSeen = true
        }
    }

    /// Ends all groups. To be called once, after all is drawn.
    func finish() {
        close(to: 1)
    }

    // MARK: Areas and text

    func fill(_ rect: Rect, color: Color, cornerRadius: Double) {
        let rect = rect.standardized
        add(.area, within: rect, isVisible: color.soundOpacity > 0) {
            $0.set(rect, cornerRadius: cornerRadius)
            $0.set(color)
        }
    }

    func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
        let outline = rect.standardized
        guard lineWidth > 0, lineWidth.isFinite else { return }
        guard lineWidth < min(outline.width, outline.height) else {
            // The two sides of the line meet.
            fill(outline, color: color, cornerRadius: cornerRadius)
            return
        }
        let half = lineWidth / 2
        add(.outline, within: outline, isVisible: color.soundOpacity > 0) {
            $0.set(outline.insetBy(dx: half, dy: half), cornerRadius: max(0, cornerRadius - half))
            $0.set(color)
            $0[.measure] = lineWidth
        }
    }

    func text(_ string: String, at baseline: Point, style: TextStyle) {
        guard style.size > 0, style.size.isFinite, !string.isEmpty else { return }
        let font = Font(size: style.size, isBold: style.isBold)
        let width = LabelText(string, in: font, by: measurer).width
        // No letter reaches further above the line or below it; in another font it may be wider.
        let bounds = Rect(
            x: baseline.x, y: baseline.y - style.size, width: 1.05 * width + 1,
            height: 1.3 * style.size)
        add(
            .text(string, isBold: style.isBold), within: bounds,
            isVisible: style.color.soundOpacity > 0
        ) {
            ($0[.x], $0[.y]) = (baseline.x, baseline.y)
            $0[.measure] = style.size
            $0.set(style.color)
        }
    }

    func image(named name: String, in rect: Rect) {
        let box = rect.standardized
        add(.image(name, box.size), within: box, isVisible: true) { $0.set(box) }
    }

    func shadow(_ shadow: Shadow, of rect: Rect, cornerRadius: Double) {
        let moved = rect.standardized.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        let reach = 3 * max(0, shadow.radius)
        add(
            .shadow, within: moved.insetBy(dx: -reach, dy: -reach),
            isVisible: shadow.color.soundOpacity > 0
        ) {
            $0.set(moved, cornerRadius: cornerRadius)
            $0.set(shadow.color)
            $0[.measure] = shadow.radius
        }
    }

    func fill(_ path: Path, color: Color, rule: FillRule) {
        guard path.isFinite, let bounds = path.bounds else { return }
        add(.shape(path, rule), within: bounds, isVisible: color.soundOpacity > 0) {
            $0.set(color)
        }
    }

    func stroke(_ path: Path, color: Color, style: LineStyle) {
        guard path.isFinite, let bounds = path.bounds, style.width > 0, style.width.isFinite else {
            return
        }
        let reach = style.reach
        add(
            .line(path, style), within: bounds.insetBy(dx: -reach, dy: -reach),
            isVisible: color.soundOpacity > 0
        ) { $0.set(color) }
    }

    // MARK: State

    func save() {
        state.save()
        saved.append((path.count, clips.count))
        append(DrawnElement(.group))
    }

    func restore() {
        guard let last = saved.popLast() else { return }
        state.restore()
        close(to: last.groups)
        clips.removeLast(clips.count - last.clips)
    }

    func translate(by offset: Point) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        state.translate(by: offset)
        // What is drawn already stays where it is. A group is moved once, so that what follows is in the same groups
        // whether anything was drawn before or not.
        let open = frame.elements[path[path.count - 1]]
        if !open.children.isEmpty || path.count == 1 || open.kind == .clip || open.isShifted {
            append(DrawnElement(.group))
        }
        let group = path[path.count - 1]
        frame.elements[group].isShifted = true
        frame.elements[group].numbers[.shiftX] += offset.x
        frame.elements[group].numbers[.shiftY] += offset.y
    }

    func fade(to share: Double) {
        if !frame.elements[path[path.count - 1]].children.isEmpty || path.count == 1 {
            append(DrawnElement(.group))
        }
        let group = path[path.count - 1]
        frame.elements[group].numbers[.opacity] *= share.isNaN ? 1 : max(0, min(1, share))
    }

    func clip(to rect: Rect) {
        clip(to: rect, cornerRadius: 0)
    }

    func clip(to rect: Rect, cornerRadius: Double) {
        let rect = rect.standardized
        let placed = rect.offsetBy(dx: state.origin.x, dy: state.origin.y)
        guard placed.isSound else { return }
        state.clip(to: rect)
        var element = DrawnElement(.clip)
        element.numbers.set(rect, cornerRadius: cornerRadius)
        append(element)
        // A rectangle that lies within the arcs of the corners lies within them all.
        let inset = 0.3 * element.numbers[.radius]
        clips.append((path[path.count - 1], placed.insetBy(dx: inset, dy: inset)))
    }
}
