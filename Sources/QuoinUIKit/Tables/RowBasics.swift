import QuoinKit

/// What stands in a row that has nothing of one's own: a picture, a text and a detail.
///
/// They stand in the content view itself, and have the frames that the cell's `layoutSubviews()` gives them. A part
/// that the app has constrained, hidden or taken out is left alone.
@MainActor
final class RowBasics {
    private unowned let content: UIView
    private var look: RowBasicsLook
    private var style: UITableViewCell.CellStyle { look.style }
    private var image: CellImageView?
    private var text: UILabel?
    private var detail: CellDetailLabel?
    /// How far in they stand.
    var indent: CGFloat = 0 {
        didSet {
            guard indent != oldValue else { return }
            content.invalidateIntrinsicContentSize()
            content.superview?.setNeedsLayout()
        }
    }

    /// How far they stand from the sides of the row.
    private static let sideMargin: CGFloat = 16
    private static let roomBehindImage: CGFloat = 16
    private static let roomBetweenLines: CGFloat = 3
    private static let roomBetweenColumns: CGFloat = 8

    init(in content: UIView, look: RowBasicsLook) {
        self.content = content
        self.look = look
    }

    // MARK: Parts, which come into the row when they are asked for

    var madeImage: CellImageView {
        if let image { return image }
        let made = CellImageView()
        made.showOrHide()
        image = made
        content.addSubview(made)
        return made
    }

    var madeText: UILabel {
        if let text { return text }
        let made = UILabel()
        (made.font, made.textColor) = (look.textFont, look.textColor)
        made.adjustsFontForContentSizeCategory = true
        made.numberOfLines = look.textLines
        text = made
        content.addSubview(made)
        return made
    }

    var madeDetail: CellDetailLabel {
        if let detail { return detail }
        let made = CellDetailLabel()
        made.font = look.detailFont
        made.adjustsFontForContentSizeCategory = true
        made.textColor = look.detailColor
        made.showOrHide()
        detail = made
        content.addSubview(made)
        return made
    }

    /// Looks as in another kind of row from now on, but for what an app has said of the text.
    func follow(_ other: RowBasicsLook) {
        let former = look
        look = other
        guard let text else { return }
        if text.givenFont == former.textFont { text.font = other.textFont }
        if text.textColor == former.textColor { text.textColor = other.textColor }
        if text.numberOfLines == former.textLines { text.numberOfLines = other.textLines }
    }

    func contains(_ view: UIView) -> Bool { view === image || view === text || view === detail }

    // MARK: Arranging

    /// How high a row of a width is to be; nil if it has nothing in it that the cell arranges.
    func height(forWidth width: CGFloat) -> CGFloat? {
        let arranged = parts(inWidth: width).filter { isArranged($0.view) }
        guard !arranged.isEmpty else { return nil }
        let texts = arranged.filter { $0.view !== image }.map(\.height)
        let pictures = arranged.filter { $0.view === image }.map(\.height)
        let needed = max(pictures.first ?? 0, height(ofTexts: texts))
        return max(look.leastHeight, needed + look.upperMargin + look.lowerMargin)
    }

    /// Gives each part its frame in the content view as that is now.
    func arrange() {
        let room = content.bounds.size
        let most = max(0, room.height - 2 * look.marginWhereLow)
        let parts = parts(inWidth: room.width)
        let texts = parts.filter { $0.view !== image }
        let block = min(height(ofTexts: texts.map(\.height)), most)
        var top = start(of: block, in: room.height)
        let bottom = top + block
        for part in parts {
            if part.view === image {
                let height = min(part.height, most)
                place(part, from: (room.height - height) / 2, height: height, in: room)
            } else if style == .subtitle {
                // Where there is no room for both lines, the upper one has it.
                let height = max(0, min(part.height, bottom - top))
                place(part, from: top, height: height, in: room)
                top += height + Self.roomBetweenLines
            } else {
                place(part, from: top, height: block, in: room)
            }
        }
    }

    private func start(of block: CGFloat, in height: CGFloat) -> CGFloat {
        switch look.place {
        case .top: min(look.upperMargin, max(0, height - block))
        case .middle: (height - block) / 2
        case .bottom: max(0, height - block - look.lowerMargin)
        }
    }

    private func place(_ part: Part, from top: CGFloat, height: CGFloat, in room: CGSize) {
        guard isArranged(part.view) else { return }
        let isForward = content.effectiveUserInterfaceLayoutDirection == .leftToRight
        let left = isForward ? part.start : room.width - part.start - part.width
        let (x, y) = (onPixel(left), onPixel(top))
        part.view.frame = CGRect(
            x: x, y: y, width: onPixel(left + part.width) - x, height: onPixel(top + height) - y)
    }

    /// What takes room in the row.
    private func isShown(_ view: UIView?) -> Bool {
        guard let view else { return false }
        return view.superview === content && !view.node.isHidden
    }

    private func isArranged(_ view: UIView) -> Bool {
        view.translatesAutoresizingMaskIntoConstraints
    }

    // MARK: Measuring

    /// A part from the leading side of the row on, with the height that it would like to have.
    private struct Part {
        var view: UIView
        var start: CGFloat
        var width: CGFloat
        var height: CGFloat
    }

    private func parts(inWidth width: CGFloat) -> [Part] {
        var parts: [Part] = []
        var start = Self.sideMargin + indent
        let end = max(start, width - Self.sideMargin)
        if let image, isShown(image) {
            let size = image.intrinsicContentSize
            let width = min(end - start, inWholePixels(max(0, size.width)))
            let height = inWholePixels(max(0, size.height))
            parts.append(Part(view: image, start: start, width: width, height: height))
            start = min(end, start + width + Self.roomBehindImage)
        }
        let labels: [UILabel] = [text, detail].compactMap { isShown($0) ? $0 : nil }
        for (label, width) in zip(labels, widths(of: labels, in: end - start)) {
            let height = height(of: label, inWidth: width)
            parts.append(Part(view: label, start: start, width: width, height: height))
            if style != .subtitle { start += width + Self.roomBetweenColumns }
        }
        return parts
    }

    /// How wide the texts are: beside each other, they share the room.
    private func widths(of labels: [UILabel], in room: CGFloat) -> [CGFloat] {
        guard style != .subtitle, labels.count == 2 else { return labels.map { _ in room } }
        let shared = max(0, room - Self.roomBetweenColumns)
        let wishes = labels.map { inWholePixels(max(0, $0.intrinsicContentSize.width)) }
        // One of them is as wide as its text, and the other has the rest. If there is not enough for both, the one
        // keeps its width that needs no more than half of the room.
        if style == .value2 {
            let first = min(wishes[0], max(shared / 2, shared - wishes[1]))
            return [first, shared - first]
        }
        let second = min(wishes[1], max(shared / 2, shared - wishes[0]))
        return [shared - second, second]
    }

    private func height(of label: UILabel, inWidth width: CGFloat) -> CGFloat {
        // Without a width there is nothing to break lines at.
        let size =
            width > 0 ? label.contentSize(forWidth: Double(width)).cg : label.intrinsicContentSize
        return inWholePixels(max(0, size.height))
    }

    private func height(ofTexts heights: [CGFloat]) -> CGFloat {
        guard style == .subtitle, !heights.isEmpty else { return heights.max() ?? 0 }
        return heights.reduce(0, +) + CGFloat(heights.count - 1) * Self.roomBetweenLines
    }

    // MARK: Pixels, on windows that have them

    private func onPixel(_ place: CGFloat) -> CGFloat { inPixels(place, .toNearestOrAwayFromZero) }
    private func inWholePixels(_ length: CGFloat) -> CGFloat { inPixels(length, .up) }
    private func inPixels(_ number: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
        guard let scale = content.node.window?.scale else { return number }
        // What is left of a whole number by adding up fractions is no pixel more.
        let slack = rule == .up ? -1e-6 : 1e-6
        return CGFloat((Double(number) * scale + slack).rounded(rule) / scale)
    }
}
