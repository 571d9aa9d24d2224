import Quoin

/// The bar of a ``NavigationController``: the title of what is shown, and the way back.
public final class NavigationBar: Bar {
    /// What the screen is called.
    public internal(set) var title = "" {
        didSet {
            if title != oldValue { setNeedsDisplay() }
        }
    }

    /// What the screen before is called.
    public internal(set) var backTitle = "" {
        didSet {
            if backTitle != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether there is a way back.
    public internal(set) var showsBackButton = false {
        didSet {
            if showsBackButton != oldValue { setNeedsDisplay() }
        }
    }

    private static let titleFont = Font(size: 17, isBold: true, isFixed: true)
    private static let backFont = Font(size: 17, isFixed: true)

    /// Draws the title in the middle, as far as there is room, and the way back where lines begin.
    public override func draw(_ rect: Rect, in canvas: any Canvas) {
        super.draw(rect, in: canvas)
        guard writesTitles else { return }
        let colors = controlColors
        let isForward = effectiveLayoutDirection == .leftToRight
        var taken = 16.0
        if showsBackButton {
            let text = backTitle.isEmpty ? "Back" : backTitle
            let room = max(0, bounds.width / 3 - 16)
            let label = isForward ? "‹ " + text : text + " ›"
            let width = min(room, measurer.size(of: localized(label), in: Self.backFont).width)
            write(
                label,
                in: Rect(
                    x: isForward ? bounds.minX + 8 : bounds.maxX - 8 - width, y: bounds.minY,
                    width: width, height: bounds.height),
                font: Self.backFont, color: colors.tint, share: isForward ? 0 : 1, on: canvas)
            taken = max(taken, width + 16)
        }
        let place = BarLine.placeOfTitle(
            width: measurer.size(of: localized(title), in: Self.titleFont).width,
            in: bounds.width, before: taken, after: 16)
        let start = isForward ? place.start : bounds.width - place.start - place.width
        write(
            title,
            in: Rect(
                x: bounds.minX + start, y: bounds.minY, width: place.width, height: bounds.height),
            font: Self.titleFont, color: colors.ink, share: 0.5, on: canvas)
    }
}
