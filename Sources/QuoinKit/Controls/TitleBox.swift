import Quoin

/// A line of text with room around it, as buttons and fields have it.
struct TitleBox {
    /// What it says.
    var text: String
    /// What the letters are taken from.
    var font: Font
    /// The room around the text.
    var insets: EdgeInsets
    /// What measures the text.
    var measurer: any TextMeasurer

    /// How large text and room are together.
    var size: Size {
        Size(
            width: (measurer.size(of: text, in: font).width + insets.total(along: .horizontal))
                .orNothing,
            height: height)
    }

    /// How high text and room are together. A text that is empty is as high as any other.
    var height: Double {
        (measurer.metrics(of: font).lineHeight + insets.total(along: .vertical)).orNothing
    }

    /// How far the baseline is below the top.
    var baselineOffsetFromTop: Double {
        insets.top + measurer.metrics(of: font).baseline
    }

    /// How far the baseline is above the bottom.
    var baselineOffsetFromBottom: Double {
        height - baselineOffsetFromTop
    }

    /// Writes the text into a rectangle, below what is spare above it.
    func draw(
        in rect: Rect, below spare: Double, color: Color, share: Double,
        lineBreakMode: LineBreakMode, on canvas: any Canvas
    ) {
        guard size.width.isFinite, size.height.isFinite else { return }
        var inner = rect.inset(by: insets)
        inner.origin.y += spare
        let layout = measurer.layout(
            text, in: font,
            within: TextLimits(
                width: inner.width, numberOfLines: 1, lineBreakMode: lineBreakMode))
        canvas.write(
            layout, in: inner, visible: rect, style: TextStyle(font: font, color: color),
            share: share)
    }
}

extension Double {
    /// The same extent, or 0 if it is below that. What is not a number stays so, to be heard of.
    var orNothing: Double { self < 0 ? 0 : self }
}
