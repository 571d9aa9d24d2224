/// Where the title and the picture of a button stand in its content.
@MainActor
struct ButtonArrangement {
    /// How large the title is in a room; nil if there is none.
    var titleSize: ((_ room: CGSize) -> CGSize)?
    /// How large the picture is; nil if there is none.
    var imageSize: CGSize?
    /// What is between the two.
    var gap: CGFloat = 0
    /// On which side of the title the picture is.
    var placement = NSDirectionalRectEdge.leading
    var isForward = true
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero
    /// Where both stand from side to side, without `leading` and `trailing`.
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center

    /// How large both are together, with all the room that there can be.
    var size: CGSize {
        let room = CGSize(width: CGFloat.infinity, height: .infinity)
        return together(titleSize?(room) ?? .zero, imageSize ?? .zero)
    }

    /// How large both are together where only their height is open: a title may be broken into lines.
    func size(within width: CGFloat) -> CGSize {
        var open = self
        // To fill what is open would take all of it.
        (open.horizontal, open.vertical) = (.center, .center)
        let (title, image) = open.sizes(in: CGSize(width: max(0, width), height: .infinity))
        return together(title, image)
    }

    /// Where both stand.
    func places(in content: CGRect) -> (title: CGRect, image: CGRect) {
        let (title, image) = sizes(in: content.size)
        let parts = together(title, image)
        let x: CGFloat =
            switch horizontal {
            case .left, .fill, .leading: content.minX
            case .right, .trailing: content.maxX - parts.width
            case .center: content.midX - parts.width / 2
            }
        let share: CGFloat =
            switch vertical {
            case .top: 0
            case .bottom: 1
            case .center, .fill: 0.5
            }
        func y(_ height: CGFloat) -> CGFloat { content.minY + (content.height - height) * share }
        if isStacked {
            let isAbove = placement == .top
            let top = y(parts.height)
            return (
                CGRect(
                    origin: CGPoint(
                        x: x + (parts.width - title.width) / 2,
                        y: isAbove ? top + image.height + usedGap : top),
                    size: title),
                CGRect(
                    origin: CGPoint(
                        x: x + (parts.width - image.width) / 2,
                        y: isAbove ? top : top + title.height + usedGap),
                    size: image)
            )
        }
        let imageIsFirst = (placement != .trailing) == isForward
        let (titleX, imageX) =
            imageIsFirst ? (x + image.width + usedGap, x) : (x, x + title.width + usedGap)
        let (titleShift, imageShift) = (shift(by: titleInsets), shift(by: imageInsets))
        return (
            CGRect(origin: CGPoint(x: titleX, y: y(title.height)), size: title)
                .offsetBy(dx: titleShift.x, dy: titleShift.y),
            CGRect(origin: CGPoint(x: imageX, y: y(image.height)), size: image)
                .offsetBy(dx: imageShift.x, dy: imageShift.y)
        )
    }

    private var isStacked: Bool { placement == .top || placement == .bottom }
    private var usedGap: CGFloat { titleSize == nil || imageSize == nil ? 0 : gap }

    private func together(_ title: CGSize, _ image: CGSize) -> CGSize {
        isStacked
            ? CGSize(
                width: max(title.width, image.width), height: title.height + image.height + usedGap)
            : CGSize(
                width: title.width + image.width + usedGap, height: max(title.height, image.height))
    }

    /// How large both are where they have to fit: the picture comes first, and the title takes what it leaves.
    private func sizes(in content: CGSize) -> (title: CGSize, image: CGSize) {
        let wish = imageSize ?? .zero
        var image = CGSize(
            width: max(0, min(wish.width, content.width)),
            height: max(0, min(wish.height, content.height)))
        let taken =
            isStacked
            ? CGSize(width: 0, height: image.height + usedGap)
            : CGSize(width: image.width + usedGap + titleInsets.left + titleInsets.right, height: 0)
        let room = CGSize(
            width: max(0, content.width - taken.width),
            height: max(0, content.height - taken.height))
        var title = titleSize?(room) ?? .zero
        title.width = min(title.width, room.width)
        if horizontal == .fill {
            if titleSize != nil { title.width = room.width } else { image.width = content.width }
        }
        if vertical == .fill, !isStacked || titleSize == nil {
            if titleSize != nil { title.height = content.height }
            if imageSize != nil { image.height = content.height }
        }
        return (title, image)
    }

    /// How far insets push a part: all the way from the edge that it stands at, and half of the way in the middle.
    private func shift(by insets: UIEdgeInsets) -> CGPoint {
        let x: CGFloat =
            switch horizontal {
            case .left, .fill, .leading: insets.left
            case .right, .trailing: -insets.right
            case .center: (insets.left - insets.right) / 2
            }
        let y: CGFloat =
            switch vertical {
            case .top: insets.top
            case .bottom: -insets.bottom
            case .center, .fill: (insets.top - insets.bottom) / 2
            }
        return CGPoint(x: x, y: y)
    }
}
