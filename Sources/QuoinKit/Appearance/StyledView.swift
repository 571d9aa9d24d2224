import Quoin

/// A view that draws itself with the text measurer and in the colours of its surroundings.
///
/// It is the base class of all controls, and of what you make like them:
///
/// ```swift
/// final class Dot: StyledView {
///     var radius = 4.0 {
///         didSet {
///             if radius != oldValue { contentChanged() }
///         }
///     }
///
///     override var intrinsicContentSize: Size { Size(width: 2 * radius, height: 2 * radius) }
///
///     override func draw(_ rect: Rect, in canvas: any Canvas) {
///         canvas.fill(bounds, color: controlColors.tint, cornerRadius: radius)
///     }
/// }
/// ```
open class StyledView: View {
    /// What measures the view's text.
    public final var measurer: any TextMeasurer { effectiveMeasurer }

    /// Whether it can be used; if not, it is drawn faintly.
    public final var isEnabled = true {
        didSet {
            if isEnabled != oldValue { setNeedsDisplay() }
        }
    }

    /// How much higher the view was at its last layout than its text, above that and below.
    final private(set) var spareHeight = (above: 0.0, below: 0.0)

    /// A font as it is shown here: in the text size that people have chosen.
    ///
    /// What is drawn and measured is drawn and measured in this one.
    public final func shown(_ font: Font) -> Font {
        font.scaled(for: traits.textSizeCategory)
    }

    /// Has the content measured and drawn again.
    ///
    /// It is called when the measurer may be another, too. Override it to forget what was measured.
    open func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        if hasCenteredText, !bounds.isEmpty {
            setNeedsLayout()
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        contentChanged()
    }

    /// Follows the traits. Call `super`.
    open override func traitsDidChange(from previous: TraitCollection) {
        super.traitsDidChange(from: previous)
        if traits.textSizeCategory != previous.textSizeCategory {
            contentChanged()
        } else {
            setNeedsDisplay()
        }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        forgetDefaultMeasurer()
        contentChanged()
    }

    /// Lays out the subviews, and has the baselines follow text that is in the middle of its view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard hasCenteredText else { return }
        let spare = bounds.height - centeredHeight(in: bounds.size)
        // Half a pixel more or less comes from rounding. Whole points keep letters sharp.
        var above = 0.0
        if spare >= 1 {
            above = Double((spare / 2 + 0.999_999).wholePart)
        } else if spare <= -1, staysInTheMiddle {
            above = -Double((-spare / 2).wholePart)
        }
        let below = spare.magnitude >= 1 && above != 0 ? spare - above : 0
        if spareHeight.above != above || spareHeight.below != below {
            spareHeight = (above, below)
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// Whether text stands in the middle of the view's height.
    var hasCenteredText: Bool { false }

    /// Whether text is in the middle of a view that is lower than it, too, rather than begin at the top.
    var staysInTheMiddle: Bool { false }

    /// How high the text that stands in the middle is, with the room around it.
    func centeredHeight(in size: Size) -> Double { 0 }

    /// The colour as it is drawn: that of the view's surroundings, and fainter if the view cannot be used.
    final func shade(_ color: Color) -> Color {
        let color = color.hasVariants ? color.resolved(with: traits) : color
        return isEnabled ? color : color.faded(to: 0.4)
    }
}
