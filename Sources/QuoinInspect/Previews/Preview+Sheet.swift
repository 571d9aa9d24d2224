import QuoinKit
import QuoinLayout

extension Preview {
    /// The contact sheet as SVG: all variants in rows, each below its name, and below it how much is wrong.
    ///
    /// Screens are drawn to one scale, so that a tablet is as much larger as it is.
    public var svg: String {
        let sheet = ContactSheet(of: results.map { ($0.tree.size, $0.variant.device) })
        let measurer = HelveticaMeasurer()
        var document = MarkupBuffer(capacity: 1 << 16)
        document.open(size: sheet.size, scale: 1)
        document.append("<rect width=\"100%\" height=\"100%\" fill=\"#f4f4f1\"/>\n")
        document.heading(title, at: Point(x: ContactSheet.margin, y: 40), measurer)
        for (result, cell) in zip(results, sheet.cells) {
            document.cell(of: result, in: cell, measurer)
        }
        document.append("</svg>\n")
        return document.text
    }
}

/// Where the pictures of a contact sheet stand.
struct ContactSheet {
    /// The room between pictures, and around all of them.
    static let margin = 32.0
    /// The room for a picture's name above it, and for what is wrong below it.
    static let caption = (above: 26.0, below: 24.0)
    private static let head = 64.0
    /// How wide a picture is at most, and a row: what a wide screen has room for.
    private static let (mostWidth, rowWidth) = (420.0, 1400.0)
    /// So wide that most names have room.
    private static let leastWidth = 190.0

    /// A picture's place, and how large a point is in it.
    struct Cell {
        var frame: Rect
        var scale: Double
        /// The room for captions.
        var width: Double
    }

    private(set) var cells: [Cell] = []
    private(set) var size: Size

    /// Puts pictures of some sizes into rows: a device's variants together, if there are several.
    init(of screens: [(size: Size, device: Device)]) {
        let widest = screens.map { max($0.size.width, $0.size.height / 2) }.max() ?? 1
        let isGrouped = Set(screens.map { $0.device }).count < screens.count
        var previous: Device?
        let scale = min(1, Self.mostWidth / max(1, widest))
        var corner = Point(x: Self.margin, y: Self.head)
        var (rowHeight, right) = (0.0, 0.0)
        for (screen, device) in screens {
            let picture = Size(width: screen.width * scale, height: screen.height * scale)
            let width = max(picture.width, Self.leastWidth)
            let isNewGroup = isGrouped && device != previous
            previous = device
            if corner.x > Self.margin,
                isNewGroup || corner.x + width + Self.margin > Self.rowWidth
            {
                corner = Point(x: Self.margin, y: corner.y + rowHeight + Self.margin)
                rowHeight = 0
            }
            let origin = Point(x: corner.x, y: corner.y + Self.caption.above)
            cells.append(
                Cell(frame: Rect(origin: origin, size: picture), scale: scale, width: width))
            corner.x += width + Self.margin
            right = max(right, corner.x)
            rowHeight = max(
                rowHeight, picture.height + Self.caption.above + Self.caption.below)
        }
        size = Size(width: max(right, 320), height: corner.y + rowHeight + Self.margin)
    }
}

extension MarkupBuffer {
    fileprivate mutating func heading(
        _ title: String, at point: Point, _ measurer: HelveticaMeasurer
    ) {
        caption(
            title, at: point, size: 20, isBold: true, color: Color(0x1D1F24), room: 900, measurer)
    }

    fileprivate mutating func cell(
        of result: Preview.Result, in cell: ContactSheet.Cell,
        _ measurer: HelveticaMeasurer
    ) {
        let frame = cell.frame
        caption(
            "\(result.variant)", at: Point(x: frame.minX, y: frame.minY - 9), size: 12,
            isBold: true, color: Color(0x1D1F24), room: cell.width, measurer)
        append("<rect")
        place(frame.insetBy(dx: -0.5, dy: -0.5), cornerRadius: 0)
        append(" fill=\"#ffffff\" stroke=\"#c9c9c3\"/>\n<svg")
        place(frame, cornerRadius: 0)
        append(" viewBox=\"0 0 ")
        append(result.tree.size.width)
        append(" ")
        append(result.tree.size.height)
        append("\">\n")
        append(verbatim: result.drawing)
        append("</svg>\n")
        let count = result.findings.count
        caption(
            count == 0 ? "no findings" : count == 1 ? "1 finding" : "\(count) findings",
            at: Point(x: frame.minX, y: frame.maxY + 18), size: 12, isBold: count > 0,
            color: count == 0 ? Color(0x1B6A34) : Color(0xB3151F), room: cell.width, measurer)
    }

    private mutating func caption(
        _ text: String, at point: Point, size: Double, isBold: Bool, color: Color, room: Double,
        _ measurer: HelveticaMeasurer
    ) {
        let shown = LabelText(
            text, in: Font(size: size, isBold: isBold), room: room, by: measurer)
        append("<text")
        attribute("x", point.x)
        attribute("y", point.y)
        attribute("font-size", size)
        if isBold {
            append(" font-weight=\"bold\"")
        }
        attribute("fill", color)
        append(">")
        append(escaping: shown.text)
        append("</text>\n")
    }
}
