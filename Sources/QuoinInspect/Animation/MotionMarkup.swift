import QuoinLayout

/// An element of SVG in the making, with the animations of its attributes.
struct MotionMarkup {
    private let timing: LoopTiming
    /// The element as it is at first: its name and attributes.
    private(set) var beginning: MarkupBuffer
    /// The elements in it that move it.
    private(set) var animations = MarkupBuffer(capacity: 0)

    /// A hundredth of a point cannot be seen, nor can a half of the step of a colour.
    private static let tolerance = 0.01
    private static let shareTolerance = 0.002
    private static let colorTolerance = 0.5

    init(_ name: MarkupLiteral, _ timing: LoopTiming) {
        self.timing = timing
        beginning = MarkupBuffer(capacity: 256)
        beginning.append("<")
        beginning.append(name)
    }

    /// Whether anything was said of the element.
    var isMoving: Bool { !animations.bytes.isEmpty }

    // MARK: Attributes

    /// Adds markup to the attributes as it is.
    mutating func append(_ markup: MarkupLiteral) {
        beginning.append(markup)
    }

    /// Adds attributes that stay.
    mutating func attributes(_ write: (inout MarkupBuffer) -> Void) {
        write(&beginning)
    }

    /// Adds an attribute that stays.
    mutating func attribute(_ name: MarkupLiteral, text: String) {
        beginning.attribute(name, text)
    }

    /// Adds a number, unless it is always the one that stands for none.
    mutating func attribute(
        _ name: MarkupLiteral, _ track: MotionTrack, none: Double? = nil, isShare: Bool = false
    ) {
        guard !track.isConstant || track.first != none else { return }
        beginning.attribute(name, track.first)
        animate(
            name, [track], tolerance: isShare ? Self.shareTolerance : Self.tolerance
        ) { markup, frame in
            markup.append(track[frame])
        }
    }

    /// Adds the place and size of a rectangle.
    mutating func place(
        _ element: RecordedElement, shiftX: MotionTrack, shiftY: MotionTrack
    ) {
        let count = timing.count
        attribute("x", element.track(of: .x, count: count) + shiftX)
        attribute("y", element.track(of: .y, count: count) + shiftY)
        attribute("width", element.track(of: .width, count: count))
        attribute("height", element.track(of: .height, count: count))
        attribute("rx", element.track(of: .radius, count: count), none: 0)
    }

    /// Adds a colour, and how much of it is seen.
    mutating func paint(
        _ name: MarkupLiteral, _ opacityName: MarkupLiteral, _ element: RecordedElement,
        opacity: MotionTrack
    ) {
        let count = timing.count
        let parts = [DrawnNumber.red, .green, .blue].map { element.track(of: $0, count: count) }
        func color(_ frame: Int) -> Color {
            Color(
                red: parts[0][frame] / 255, green: parts[1][frame] / 255,
                blue: parts[2][frame] / 255)
        }
        beginning.attribute(name, color(0))
        animate(name, parts, tolerance: Self.colorTolerance) { markup, frame in
            markup.append(color(frame))
        }
        attribute(
            opacityName, element.track(of: .opacity, count: count) * opacity, none: 1,
            isShare: true)
    }

    /// Moves the element, unless it never moves.
    mutating func translate(_ x: MotionTrack, _ y: MotionTrack) {
        func write(_ markup: inout MarkupBuffer, _ frame: Int) {
            markup.append(x[frame])
            markup.append(" ")
            markup.append(y[frame])
        }
        guard !x.isConstant || !y.isConstant || x.first != 0 || y.first != 0 else { return }
        beginning.append(" transform=\"translate(")
        write(&beginning, 0)
        beginning.append(")\"")
        animate("transform", [x, y], tolerance: Self.tolerance, isTranslation: true, write)
    }

    /// Shows the element in some of the frames only.
    mutating func show(in presence: [Range<Int>]) {
        guard presence.first != 0..<timing.count else { return }
        let isThere = presence.first?.lowerBound == 0
        if !isThere {
            beginning.append(" display=\"none\"")
        }
        var frames = isThere ? [] : [0]
        for range in presence {
            frames +=
                range.upperBound < timing.count
                ? [range.lowerBound, range.upperBound] : [range.lowerBound]
        }
        animations.append("<animate attributeName=\"display\" calcMode=\"discrete\"")
        timing.write(frames, isEnded: false, to: &animations)
        animations.append(" values=\"")
        for index in frames.indices {
            if index > 0 {
                animations.append(";")
            }
            animations.append(index.isMultiple(of: 2) == isThere ? "inline" : "none")
        }
        animations.append("\"/>")
    }

    // MARK: Animations

    private mutating func animate(
        _ name: MarkupLiteral, _ tracks: [MotionTrack], tolerance: Double,
        isTranslation: Bool = false, _ write: (inout MarkupBuffer, Int) -> Void
    ) {
        guard tracks.contains(where: { !$0.isConstant }) else { return }
        let frames = MotionTrack.keyFrames(
            of: tracks, count: timing.count, tolerance: tolerance)
        animations.append(isTranslation ? "<animateTransform" : "<animate")
        animations.append(" attributeName=\"")
        animations.append(name)
        animations.append(isTranslation ? "\" type=\"translate\"" : "\"")
        let isEnded = !timing.hasNoPause
        timing.write(frames, isEnded: isEnded, to: &animations)
        animations.append(" values=\"")
        for (index, frame) in (isEnded ? frames + [frames[frames.count - 1]] : frames).enumerated()
        {
            if index > 0 {
                animations.append(";")
            }
            write(&animations, frame)
        }
        animations.append("\"/>")
    }
}

extension MarkupBuffer {
    /// Appends a colour: `#1a2b3c`. Opacity is no part of it.
    mutating func append(_ color: Color) {
        var other = MarkupBuffer(capacity: 16)
        other.attribute("", color)
        append(escaping: String(decoding: other.bytes.dropFirst(3).dropLast(), as: UTF8.self))
    }

    /// Appends an element that has nothing in it but its animations.
    mutating func append(_ element: MotionMarkup, closedBy tag: MarkupLiteral) {
        append(element.beginning)
        guard element.isMoving else {
            append("/>")
            return
        }
        append(">")
        append(element.animations)
        append(tag)
    }
}
