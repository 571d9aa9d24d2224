import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The photo grid")
struct PhotoGridScreenTests {
    private let photos = [
        "tram", "river", "tiles", "market", "bridge", "garden", "tower", "evening", "harbour",
    ]

    @Test("fills what the bars leave, in three columns", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let album = Rect(x: 0, y: 44, width: screen.width, height: screen.height - 44 - 56)
        // 8 around the photos, and 4 between them.
        let width = (album.width - 2 * 8 - 2 * 4) / 3
        let height = (album.height - 2 * 8 - 2 * 4) / 3
        let share = Helvetica.buttonWidth("Share")
        var frames: Frames = [
            "album": album,
            "footer": Rect(x: 0, y: screen.height - 56, width: screen.width, height: 56),
            "footer.caption": .line(
                "Nine days in May", size: 14, x: 16, y: (56 - Helvetica.lineHeight(14)) / 2),
            "footer.share": Rect(
                x: screen.width - 16 - share, y: (56 - Helvetica.buttonHeight) / 2, width: share,
                height: Helvetica.buttonHeight),
        ]
        for (index, name) in photos.enumerated() {
            frames[name] = Rect(
                x: 8 + Double(index % 3) * (width + 4), y: 8 + Double(index / 3) * (height + 4),
                width: width, height: height)
        }
        try ExampleCheck("photo-grid", screen).expectFrames(
            .titleBar("Lisbon", on: screen) + frames)
    }

    @Test("is taken down as the maker has made it")
    func removal() throws {
        let window = try #require(Gallery.example(named: "photo-grid"))
            .window(of: ScreenSize.upright.size)
        let views = try photos.map { try #require(window.view(named: $0)) }
        // Where a photo is, and how large: on each axis two statements.
        expectTrue(views.allSatisfy { $0.installedConstraints.count == 4 })
        views.removeConstraints()
        expectTrue(views.allSatisfy { $0.installedConstraints.isEmpty && $0.hasAmbiguousLayout })
    }
}
