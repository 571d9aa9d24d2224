import Quoin

/// A bar at the top or at the bottom of a screen.
open class Bar: StyledView {
    /// Whether what is shown goes on beneath the bar, which then covers it. True by default.
    public final var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            setNeedsDisplay()
            superview?.setNeedsLayout()
        }
    }

    /// What the bar is drawn on.
    package enum Ground: Equatable {
        case usual, opaque, none
        case color(Color)
    }

    /// What the bar is drawn on.
    package final var ground = Ground.usual {
        didSet {
            if ground != oldValue { setNeedsDisplay() }
        }
    }

    /// What the line between the bar and what is shown is drawn in.
    package final var line = Ground.usual {
        didSet {
            if line != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether nothing has been scrolled beneath the bar.
    package final var isAtScrollEdge = false {
        didSet {
            if isAtScrollEdge != oldValue { setNeedsLayout() }
        }
    }

    /// Whether the bar writes its titles itself, rather than show views of another toolkit.
    package final var writesTitles = true {
        didSet {
            if writesTitles != oldValue { setNeedsDisplay() }
        }
    }

    /// How far it is from the bar to the edge of the screen, which the bar's ground reaches.
    final var coveredExtent = 0.0 {
        didSet {
            if coveredExtent != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether the bar itself reaches the edge of the screen, as UIKit's tabs do, and not only its ground.
    package final var reachesEdge = false

    /// Whether the bar stands at the top.
    var isAtTop: Bool { true }

    /// How high the bar is.
    var barHeight: Double { usualHeight }

    /// How high it is whatever it shows.
    var usualHeight: Double { 44 }

    init() {
        super.init(frame: .zero)
    }

    open override var intrinsicContentSize: Size {
        Size(width: Self.noIntrinsicMetric, height: barHeight)
    }

    /// Draws the ground, up to the edge of the screen, and the line between the bar and what is shown.
    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        guard ground != .none else { return }
        let colors = controlColors
        var color =
            isTranslucent && ground == .usual ? colors.surface.faded(to: 0.92) : colors.surface
        if case .color(let own) = ground { color = shade(own) }
        var box = bounds
        if isAtTop {
            box.origin.y -= coveredExtent
        }
        box.size.height += coveredExtent
        canvas.fill(box, color: color, cornerRadius: 0)
        guard line != .none else { return }
        var lineColor = colors.line
        if case .color(let own) = line { lineColor = shade(own) }
        canvas.fill(
            Rect(
                x: bounds.minX, y: isAtTop ? bounds.maxY - 0.5 : bounds.minY,
                width: bounds.width, height: 0.5),
            color: lineColor, cornerRadius: 0)
    }

    /// Writes a line of text into a part of the bar.
    final func write(
        _ text: String, in rect: Rect, font: Font, color: Color, share: Double,
        on canvas: any Canvas
    ) {
        let height = measurer.metrics(of: font).lineHeight
        let layout = measurer.layout(
            localized(text), in: font,
            within: TextLimits(width: max(0, rect.width), numberOfLines: 1))
        let line = Rect(
            x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
        canvas.write(
            layout, in: line, visible: bounds, style: TextStyle(font: font, color: color),
            share: share)
    }
}

/// A bar of which nothing is known but at which edge it stands: what is in it are views.
package final class PlainBar: Bar {
    private let standsAtTop: Bool
    private let height: Double

    package init(isAtTop: Bool, height: Double = 44) {
        (standsAtTop, self.height) = (isAtTop, height)
        super.init()
    }

    override var isAtTop: Bool { standsAtTop }
    override var usualHeight: Double { height }
}
