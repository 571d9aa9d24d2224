/// A button in a bar: its picture, or else its title, and beside it the sign of a way back.
final class BarButton: UIControl {
    private let titleView = UILabel()
    private let imagePart = UIImageView()
    private let chevron = UILabel()
    private var face: BarFace?
    private let perform: () -> Void
    /// What it stands for.
    private(set) weak var item: UIBarItem?

    /// The room at either side of what the button shows.
    static let padding: CGFloat = 8
    private static let chevronGap: CGFloat = 6

    init(perform: @escaping () -> Void) {
        self.perform = perform
        super.init(frame: .zero)
        prepare()
    }
    required init?(coder: NSCoder) {
        perform = {}
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        chevron.font = .systemFont(ofSize: 30)
        imagePart.contentMode = .scaleAspectFit
        titleView.textAlignment = .center
        for part in [chevron, imagePart, titleView] { addSubview(part) }
        let action = UIAction { [weak self] _ in
            if let self, isEnabled { perform() }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    func show(_ face: BarFace, of item: UIBarItem?) {
        self.face = face
        self.item = item
        isEnabled = face.isEnabled
        accessibilityIdentifier = item?.accessibilityIdentifier
        accessibilityLabel = item?.accessibilityLabel ?? face.title
        imagePart.image = face.image
        imagePart.isHidden = face.image == nil
        titleView.text = face.image == nil ? face.title : nil
        titleView.isHidden = titleView.text == nil
        (titleView.font, titleView.textColor) = (face.font, face.color)
        chevron.text = isForward ? "\u{2039}" : "\u{203A}"
        chevron.textColor = face.color
        chevron.isHidden = !face.hasChevron
        setNeedsLayout()
    }

    private var isForward: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

    /// How wide the sign of a way back is, with the room up to what is beside it.
    private var chevronWidth: CGFloat {
        guard !chevron.isHidden else { return 0 }
        let isAlone = titleView.isHidden && imagePart.isHidden
        return chevron.intrinsicContentSize.width + (isAlone ? 0 : Self.chevronGap)
    }

    /// How wide the button would like to be.
    var wish: CGFloat {
        let shown =
            face?.image.map(\.size.width)
            ?? (titleView.isHidden ? 0 : titleView.intrinsicContentSize.width)
        return (face?.width ?? shown) + chevronWidth + 2 * Self.padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // In a crowded bar there may be less than the room at the sides, of which no rectangle can be cut.
        var room = CGRect(
            x: min(Self.padding, bounds.width / 2), y: 0,
            width: max(0, bounds.width - 2 * Self.padding), height: bounds.height)
        let taken = chevronWidth
        place(chevron, in: room, width: chevron.intrinsicContentSize.width)
        room.size.width = max(0, room.width - taken)
        if isForward { room.origin.x += taken }
        place(titleView, in: room, width: room.width)
        let height = min(face?.image?.size.height ?? 0, bounds.height)
        imagePart.frame = CGRect(
            x: room.minX, y: (bounds.height - height) / 2, width: room.width, height: height)
    }

    private func place(_ label: UILabel, in room: CGRect, width: CGFloat) {
        let height = label.intrinsicContentSize.height
        let width = min(width, room.width)
        label.frame = CGRect(
            x: isForward ? room.minX : room.maxX - width,
            y: (bounds.height - height) / 2, width: width, height: height)
    }
}
