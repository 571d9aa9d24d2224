import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The sides screen")
struct SidesScreenTests {
    @Test("has boxes that lie inside of each other by their insets", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let frame = Rect(x: 28, y: 28, width: screen.width - 2 * 28, height: screen.height - 2 * 28)
        let mat = Rect(x: 14, y: 14, width: frame.width - 2 * 14, height: frame.height - 2 * 14)
        let picture = Rect(x: 24, y: 24, width: mat.width - 24 - 24, height: mat.height - 24 - 64)
        // As wide as the picture, and 18 from what is above and below.
        let plaque = Rect(
            x: picture.minX, y: picture.maxY + 18, width: picture.width, height: 64 - 2 * 18)
        try ExampleCheck("sides", screen).expectFrames([
            "shadow": Rect(x: 28 + 6, y: 28 + 6, width: frame.width, height: frame.height),
            "frame": frame,
            "mat": mat,
            "picture": picture,
            "plaque": plaque,
            "plaque.title": .line("Evening, 1897", size: 13, inMiddleOf: plaque.size),
        ])
    }

    @Test("takes one inset for all edges, and an offset as it is")
    func constants() throws {
        let example = try #require(Gallery.example(named: "sides"))
        let window = example.window(of: ScreenSize.upright.size)
        let constants = ["frame", "shadow", "plaque"].map { name in
            window.view(named: name)?.installedConstraints.flatMap { group in
                group.layoutConstraints.map(\.constant)
            }
        }
        // Top, left, bottom and right; the plaque has no top edge, and at least a height.
        expectEqual(constants, [[28, 28, -28, -28], [6, 6, 6, 6], [24, -18, -24, 28]])
    }
}
