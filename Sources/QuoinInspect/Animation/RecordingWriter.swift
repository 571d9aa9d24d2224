import QuoinKit
import QuoinLayout

/// Writes all frames of a recording as one picture: what stays is there once, what changes with its motion.
struct RecordingWriter {
    /// What the groups around an element do with it that they do not say themselves.
    private struct Surroundings {
        var shiftX = MotionTrack(0)
        var shiftY = MotionTrack(0)
        var opacity = MotionTrack(1)
        /// When the groups around it are there.
        var presence: [Range<Int>]
    }

    private enum Step {
        case write(Int, Surroundings)
        case close
    }

    private let recording: Recording
    private let timing: LoopTiming
    private let prefix: String
    private let measurer: HelveticaMeasurer
    /// How many elements with a look of their own there are in each.
    private var leaves: [Int]
    private var definitions = 0
    private var depth = 0
    private(set) var markup = MarkupBuffer(capacity: 1 << 16)

    /// As deep as groups are nested: beyond that, readers of XML give up.
    private static let mostGroups = 64

    init(_ recording: Recording, _ timing: LoopTiming, prefix: String, measurer: HelveticaMeasurer)
    {
        self.recording = recording
        self.timing = timing
        self.prefix = prefix
        self.measurer = measurer
        let elements = recording.elements
        leaves = elements.map { $0.isSeen && !$0.kind.isGroup ? 1 : 0 }
        // What is in an element was found after it.
        for place in elements.indices.reversed() {
            leaves[place] += elements[place].children.reduce(0) { $0 + leaves[$1] }
        }
    }

    mutating func write() {
        var waiting = [Step.write(0, Surroundings(presence: [0..<timing.count]))]
        while let step = waiting.popLast() {
            switch step {
            case .close:
                markup.append("</g>\n")
                depth -= 1
            case .write(let place, let surroundings):
                guard leaves[place] > 0 else { continue }
                let element = recording.elements[place]
                guard element.kind.isGroup else {
                    write(element, surroundings)
                    continue
                }
                let (inside, isOpen) = open(element, leaves: leaves[place], surroundings)
                if isOpen {
                    waiting.append(.close)
                }
                waiting += element.children.reversed().map { .write($0, inside) }
            }
        }
    }

    // MARK: Groups

    /// Begins a group, if there is anything that it has to say itself.
    private mutating func open(
        _ element: RecordedElement, leaves: Int, _ surroundings: Surroundings
    ) -> (inside: Surroundings, isOpen: Bool) {
        var inside = surroundings
        let count = timing.count
        inside.shiftX = inside.shiftX + element.track(of: .shiftX, count: count)
        inside.shiftY = inside.shiftY + element.track(of: .shiftY, count: count)
        // The colours of a clip say nothing.
        let opacity = element.track(of: .opacity, count: count)
        inside.opacity = inside.opacity * opacity
        let cuts = element.kind == .clip && element.cuts
        guard depth < Self.mostGroups, cuts || leaves > 1 else { return (inside, false) }

        var group = MotionMarkup("g", timing)
        let empty = group.beginning.bytes.count
        if leaves > 1 {
            if !inside.shiftX.isConstant || !inside.shiftY.isConstant {
                group.translate(inside.shiftX, inside.shiftY)
                (inside.shiftX, inside.shiftY) = (MotionTrack(0), MotionTrack(0))
            }
            group.attribute("opacity", inside.opacity, none: 1, isShare: true)
            inside.opacity = MotionTrack(1)
            if element.presence != inside.presence {
                group.show(in: element.presence)
                inside.presence = element.presence
            }
        }
        if cuts {
            definitions += 1
            let name = "\(prefix)clip-\(definitions)"
            markup.append("<clipPath")
            markup.attribute("id", name)
            markup.append(">")
            var shape = MotionMarkup("rect", timing)
            shape.place(element, shiftX: inside.shiftX, shiftY: inside.shiftY)
            markup.append(shape, closedBy: "</rect>")
            markup.append("</clipPath>\n")
            group.attribute("clip-path", text: "url(#\(name))")
        }
        guard group.beginning.bytes.count > empty || group.isMoving else { return (inside, false) }
        markup.append(group.beginning)
        markup.append(">")
        markup.append(group.animations)
        markup.append("\n")
        depth += 1
        return (inside, true)
    }

    // MARK: What is seen

    private mutating func write(_ element: RecordedElement, _ surroundings: Surroundings) {
        switch element.kind {
        case .group, .clip: break
        case .area:
            var area = rectangle(element, surroundings)
            area.paint("fill", "fill-opacity", element, opacity: surroundings.opacity)
            end(area)
        case .outline:
            var outline = rectangle(element, surroundings)
            outline.append(" fill=\"none\"")
            outline.paint("stroke", "stroke-opacity", element, opacity: surroundings.opacity)
            outline.attribute(
                "stroke-width", element.track(of: .measure, count: timing.count), none: 1)
            end(outline)
        case .text(let string, let isBold):
            write(string, isBold: isBold, element, surroundings)
        case .image(let name, let size):
            write(imageNamed: name, size: size, element, surroundings)
        case .shadow: writeShadow(element, surroundings)
        case .shape(let path, let rule):
            writePath(element, surroundings) { shape, opacity in
                shape.attributes { $0.outline(path, rule) }
                shape.paint("fill", "fill-opacity", element, opacity: opacity)
            }
        case .line(let path, let style):
            writePath(element, surroundings) { line, opacity in
                line.attributes { $0.outline(path, .winding) }
                line.append(" fill=\"none\"")
                line.paint("stroke", "stroke-opacity", element, opacity: opacity)
                line.attributes { $0.line(style, along: path) }
            }
        }
    }

    /// Writes a path, which is moved by a transform.
    private mutating func writePath(
        _ element: RecordedElement, _ surroundings: Surroundings,
        _ paint: (inout MotionMarkup, MotionTrack) -> Void
    ) {
        var path = MotionMarkup("path", timing)
        path.translate(surroundings.shiftX, surroundings.shiftY)
        paint(&path, surroundings.opacity)
        if element.presence != surroundings.presence {
            path.show(in: element.presence)
        }
        markup.append(path, closedBy: "</path>")
        markup.append("\n")
    }

    private func rectangle(
        _ element: RecordedElement, _ surroundings: Surroundings
    ) -> MotionMarkup {
        var rectangle = MotionMarkup("rect", timing)
        rectangle.place(element, shiftX: surroundings.shiftX, shiftY: surroundings.shiftY)
        if element.presence != surroundings.presence {
            rectangle.show(in: element.presence)
        }
        return rectangle
    }

    /// Writes a rectangle.
    private mutating func end(_ element: MotionMarkup) {
        markup.append(element, closedBy: "</rect>")
        markup.append("\n")
    }

    private mutating func write(
        _ string: String, isBold: Bool, _ element: RecordedElement, _ surroundings: Surroundings
    ) {
        let count = timing.count
        var text = MotionMarkup("text", timing)
        text.attribute("x", element.track(of: .x, count: count) + surroundings.shiftX)
        text.attribute("y", element.track(of: .y, count: count) + surroundings.shiftY)
        text.attribute("font-size", element.track(of: .measure, count: count))
        if isBold {
            text.append(" font-weight=\"bold\"")
        }
        text.paint("fill", "fill-opacity", element, opacity: surroundings.opacity)
        if element.presence != surroundings.presence {
            text.show(in: element.presence)
        }
        markup.append(text.beginning)
        markup.append(">")
        markup.append(text.animations)
        markup.append(escaping: string)
        markup.append("</text>\n")
    }

    private mutating func write(
        imageNamed name: String, size: Size, _ element: RecordedElement,
        _ surroundings: Surroundings
    ) {
        let count = timing.count
        var group = MotionMarkup("g", timing)
        group.translate(
            element.track(of: .x, count: count) + surroundings.shiftX,
            element.track(of: .y, count: count) + surroundings.shiftY)
        group.attribute("opacity", surroundings.opacity, none: 1, isShare: true)
        if element.presence != surroundings.presence {
            group.show(in: element.presence)
        }
        markup.append(group.beginning)
        markup.append(">")
        markup.append(group.animations)
        markup.image(named: name, in: Rect(origin: .zero, size: size), measurer)
        markup.append("</g>\n")
    }

    private mutating func writeShadow(_ element: RecordedElement, _ surroundings: Surroundings) {
        let blur = element.track(of: .measure, count: timing.count)
        var shadow = rectangle(element, surroundings)
        shadow.paint("fill", "fill-opacity", element, opacity: surroundings.opacity)
        if !blur.isConstant || blur.first > 0 {
            definitions += 1
            let name = "\(prefix)blur-\(definitions)"
            let reach = reach(of: element, surroundings, blur)
            markup.append("<filter")
            markup.attribute("id", name)
            markup.append(" filterUnits=\"userSpaceOnUse\"")
            markup.place(reach, cornerRadius: 0)
            markup.append(">")
            var softening = MotionMarkup("feGaussianBlur", timing)
            softening.attribute("stdDeviation", blur)
            markup.append(softening, closedBy: "</feGaussianBlur>")
            markup.append("</filter>\n")
            shadow.attribute("filter", text: "url(#\(name))")
        }
        end(shadow)
    }

    /// What a shadow covers in all frames together.
    private func reach(
        of element: RecordedElement, _ surroundings: Surroundings, _ blur: MotionTrack
    ) -> Rect {
        let count = timing.count
        let x = element.track(of: .x, count: count) + surroundings.shiftX
        let y = element.track(of: .y, count: count) + surroundings.shiftY
        let width = element.track(of: .width, count: count)
        let height = element.track(of: .height, count: count)
        var (left, top) = (Double.infinity, Double.infinity)
        var (right, bottom) = (-Double.infinity, -Double.infinity)
        for frame in 0..<count {
            let reach = 3 * blur[frame]
            left = min(left, x[frame] - reach)
            top = min(top, y[frame] - reach)
            right = max(right, x[frame] + width[frame] + reach)
            bottom = max(bottom, y[frame] + height[frame] + reach)
        }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
