/// Where the title and the subtitle of a button stand, which are one below the other.
@MainActor
struct ButtonTitles {
    /// How large the title is in a room; nil if there is none.
    var title: ((_ room: CGSize) -> CGSize)?
    /// How large the subtitle is in a room; nil if there is none.
    var subtitle: ((_ room: CGSize) -> CGSize)?
    /// What is between the two.
    var padding: CGFloat = 0
    /// Where the narrower one stands beside the wider one: 0 for their left sides, 1 for their right ones.
    var share: CGFloat = 0

    var isEmpty: Bool { title == nil && subtitle == nil }

    /// How large both are together.
    func size(in room: CGSize) -> CGSize {
        let (title, subtitle) = sizes(in: room)
        return CGSize(
            width: max(title.width, subtitle.width),
            height: title.height + usedPadding + subtitle.height)
    }

    /// Where each of them stands in the room that both have got.
    func places(in room: CGRect) -> (title: CGRect, subtitle: CGRect) {
        // One alone has all of it.
        if subtitle == nil { return (room, .zero) }
        if title == nil { return (.zero, room) }
        var (title, subtitle) = sizes(in: room.size)
        // What has more room than it asks for is to fill it.
        let isFilled = room.width > max(title.width, subtitle.width)
        if isFilled { (title.width, subtitle.width) = (room.width, room.width) }
        func x(_ size: CGSize) -> CGFloat { room.minX + (room.width - size.width) * share }
        let top = room.midY - (title.height + usedPadding + subtitle.height) / 2
        return (
            CGRect(origin: CGPoint(x: x(title), y: top), size: title),
            CGRect(
                origin: CGPoint(x: x(subtitle), y: top + title.height + usedPadding),
                size: subtitle)
        )
    }

    private var usedPadding: CGFloat { title == nil || subtitle == nil ? 0 : padding }

    /// The title comes first, and the subtitle takes what height it leaves.
    private func sizes(in room: CGSize) -> (title: CGSize, subtitle: CGSize) {
        var first = title?(room) ?? .zero
        first.width = min(first.width, room.width)
        let rest = CGSize(
            width: room.width, height: max(0, room.height - first.height - usedPadding))
        var second = subtitle?(rest) ?? .zero
        second.width = min(second.width, room.width)
        return (first, second)
    }
}

/// How the lines of a button's titles stand in them, which a configuration may say.
@MainActor
struct ButtonTitleLines {
    /// Whether a configuration has said it. Otherwise it is what the labels say.
    private var isSaid = false

    mutating func align(
        _ labels: [UILabel], by said: UIButton.Configuration.TitleAlignment?, isForward: Bool
    ) {
        let wasSaid = isSaid
        isSaid = said != nil && said != .automatic
        guard isSaid || wasSaid else { return }
        let alignment: NSTextAlignment =
            switch said {
            case .leading: isForward ? .left : .right
            case .trailing: isForward ? .right : .left
            case .center: .center
            default: .natural
            }
        // What is so already is not to be measured again.
        for label in labels where label.textAlignment != alignment {
            label.textAlignment = alignment
        }
    }
}

/// How titles that are too long for a button are broken or cut, which a configuration says.
struct ButtonLineBreaks {
    /// What was said last. What an app says to the label after that stays.
    private var said: NSLineBreakMode?

    @MainActor
    mutating func apply(_ mode: NSLineBreakMode?, to label: UILabel) {
        guard mode != said else { return }
        said = mode
        let isBroken = mode == .byWordWrapping || mode == .byCharWrapping
        label.numberOfLines = isBroken ? 0 : 1
        label.lineBreakMode = mode ?? .byTruncatingMiddle
    }
}

extension UILabel {
    /// How large the label is as a button's title: of several lines, as many as there is room for.
    func size(asTitleIn room: CGSize) -> CGSize {
        let size = intrinsicContentSize
        guard numberOfLines != 1, size.width > room.width else { return size }
        let broken = sizeThatFits(CGSize(width: max(1, room.width), height: 0))
        return CGSize(width: broken.width, height: min(broken.height, room.height))
    }
}
