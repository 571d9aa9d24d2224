import Quoin

/// An album: photos in three columns that fill whatever the bars leave.
///
/// One statement makes the grid. It fills the superview of the photos, so that they have a view to
/// themselves, between the bar with the title and the one with the caption.
final class PhotoGridScreen: Panel, GalleryScreen {
    static let name = "photo-grid"
    static let title = "Photo grid"
    static let summary = "Nine photos in three columns, above a bar with their caption."

    init() {
        super.init("photo-grid", fill: Palette.card)
        let bar = TitleBar("bar", "Lisbon")
        let album = Panel("album")
        let footer = Panel("footer", fill: Palette.background)
        let caption = Caption("footer.caption", "Nine days in May", size: 14)
        let share = Key("footer.share", "Share")
        let photos = Self.photos.map { name, color in
            Picture(name, width: 400, height: 300, ground: color)
        }
        [bar, album, footer].forEach(addSubview)
        photos.forEach(album.addSubview)
        [caption, share].forEach(footer.addSubview)

        photos.distribute(inGrid: 3, spacing: Size(width: 4, height: 4), insets: EdgeInsets(8))

        bar.makeConstraints { make in
            make.top.left.right.equalToSuperview()
        }
        album.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.left.right.equalToSuperview()
            make.bottom.equalTo(footer.top)
        }
        footer.makeConstraints { make in
            make.left.bottom.right.equalToSuperview()
            make.height.equalTo(56)
        }
        share.makeConstraints { make in
            make.right.equalToSuperview().inset(16)
            make.centerY.equalToSuperview()
        }
        caption.makeConstraints { make in
            make.left.equalToSuperview().inset(16)
            make.right.lessThanOrEqualTo(share.left).offset(-8)
            make.centerY.equalTo(share)
        }
    }

    private static let photos = [
        ("tram", Palette.amber), ("river", Palette.blue), ("tiles", Palette.sky),
        ("market", Palette.red), ("bridge", Palette.violet), ("garden", Palette.green),
        ("tower", Palette.sky), ("evening", Palette.amber), ("harbour", Palette.blue),
    ]
}
