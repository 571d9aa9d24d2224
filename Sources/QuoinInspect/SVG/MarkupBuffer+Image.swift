import QuoinKit
import QuoinLayout

/// What stands for an image: a light box with mountains and a sun, and the image's name if there is
/// room.
extension MarkupBuffer {
    // Not quite opaque, so that the ground on which an image is shown can be told.
    private static let ground = Color(0xEEF2F6, opacity: 0.6)
    private static let outline = Color(0x5B6B7C, opacity: 0.4)
    private static let glyph = Color(0x5B6B7C, opacity: 0.35)
    private static let ink = Color(0x5B6B7C)

    mutating func image(named name: String, in box: Rect, _ measurer: HelveticaMeasurer) {
        append("<g>")
        append("<rect")
        place(box, cornerRadius: 0)
        paint("fill", "fill-opacity", Self.ground)
        append("/>")
        if min(box.width, box.height) > 4 {
            append("<rect")
            place(box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 0)
            append(" fill=\"none\"")
            paint("stroke", "stroke-opacity", Self.outline)
            append("/>")
        }
        let isNamed = !name.isEmpty && box.height >= 40 && box.width >= 32
        mountains(in: isNamed ? box.inset(by: EdgeInsets(bottom: 14)) : box)
        if isNamed {
            let font = Font(size: 10)
            let text = LabelText(name, in: font, room: box.width - 8, by: measurer)
            label(text.text, in: box)
        }
        append("</g>\n")
    }

    /// Appends two mountains with the sun above, as large as fits well.
    private mutating func mountains(in box: Rect) {
        let width = min(box.width * 0.6, box.height * 0.75, 96)
        guard width >= 6 else { return }
        let height = width * 0.7
        let left = box.midX - width / 2
        let base = box.midY + height / 2
        append("<path d=\"M")
        let outline = [(0, 0), (0.36, 0.72), (0.56, 0.34), (0.7, 0.56), (1, 0)]
        for (x, y) in outline {
            append(left + x * width)
            append(" ")
            append(base - y * height)
            append(x == 1 ? "z" : "L")
        }
        append("\"")
        paint("fill", "fill-opacity", Self.glyph)
        append("/><circle")
        attribute("cx", left + 0.8 * width)
        attribute("cy", base - 0.85 * height)
        attribute("r", 0.12 * width)
        paint("fill", "fill-opacity", Self.glyph)
        append("/>")
    }

    private mutating func label(_ name: String, in box: Rect) {
        append("<text text-anchor=\"middle\"")
        attribute("x", box.midX)
        attribute("y", box.maxY - 6)
        append(" font-size=\"10\"")
        attribute("fill", Self.ink)
        append(">")
        append(escaping: name)
        append("</text>")
    }
}
