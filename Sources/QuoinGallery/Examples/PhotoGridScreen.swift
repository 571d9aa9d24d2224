import QuoinKit

/// An album: photos in three columns that fill whatever the bars leave.
///
/// One statement makes the grid. It fills the superview of the photos, so that they have a view to
/// themselves, between the bar with the title and the one with the caption.
final class PhotoGridScreen: View, GalleryScreen {
    static let name = "photo-grid"
    static let title = "Photo grid"
    static let summary = "Nine photos in three columns, above a bar with their caption."

    init() {
        super.init(frame: .zero)
        name = "photo-grid"
        backgroundColor = .surface
        let bar = TitleBar("bar", "Lisbon")
        let album = View("album")
        let footer = View("footer", fill: .background)
        let caption = Label("footer.caption", "Nine days in May", size: 14, wraps: true)
        let share = Button("footer.share", "Share")
        let photos = Self.photos.map { Landscape($0, at: $1) }
        [bar, album, footer].forEach(addSubview)
        photos.forEach(album.addSubview)
        [caption, share].forEach(footer.addSubview)
        // A long caption wraps before the button.
        caption.contentCompressionResistanceHorizontalPriority = .medium

        photos.distribute(inGrid: 3, spacing: Size(width: 4, height: 4), insets: EdgeInsets(8))

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        album.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.leading.trailing.equalToSuperview()
            make.bottom.equalTo(footer.top)
        }
        footer.makeConstraints { make in
            make.leading.bottom.trailing.equalToSuperview()
            make.when(!.accessibilityTextSize) { make.height.equalTo(56) }
        }
        share.makeConstraints { make in
            make.trailing.equalToSuperview().inset(16)
            make.when(!.accessibilityTextSize) { make.centerY.equalToSuperview() }
            make.when(.accessibilityTextSize) { make.bottom.equalToSuperview().inset(10) }
        }
        caption.makeConstraints { make in
            make.leading.equalToSuperview().inset(16)
            make.when(!.accessibilityTextSize) {
                make.trailing.lessThanOrEqualTo(share.leading).offset(-8)
                make.centerY.equalTo(share)
                make.height.lessThanOrEqualToSuperview()
            }
            // Large text has no room beside other text.
            make.when(.accessibilityTextSize) {
                make.trailing.equalTo(share)
                make.top.equalToSuperview().inset(10)
                make.bottom.equalTo(share.top).offset(-10)
            }
        }
    }

    private static let photos: [(String, Landscape.Hour)] = [
        ("tram", .morning), ("river", .noon), ("tiles", .evening), ("market", .noon),
        ("bridge", .night), ("garden", .morning), ("tower", .noon), ("evening", .evening),
        ("harbour", .night),
    ]
}
