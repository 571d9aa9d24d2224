import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The aspect fit screen")
struct AspectFitScreenTests {
    @Test("fits the picture into one half and fills the other", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        // Two boxes, with gaps of 12 around and between them.
        let box = Size(width: screen.width - 2 * 12, height: (screen.height - 3 * 12) / 2)
        let (fit, fill) = (
            Rect(origin: Point(x: 12, y: 12), size: box),
            Rect(origin: Point(x: 12, y: 12 + box.height + 12), size: box)
        )
        // Twice as wide as high: as wide as the box, or as twice its height, whichever is less or more.
        let fitted = min(box.width, 2 * box.height)
        let filling = max(box.width, 2 * box.height)
        let label = Size(width: 48, height: 24)
        try ExampleCheck("aspect-fit", screen).expectFrames([
            "fit": fit,
            "fill": fill,
            "fitted": picture(ofWidth: fitted, in: box),
            "filling": picture(ofWidth: filling, in: box),
            "fit.label": Rect(
                origin: Point(x: (screen.width - 48) / 2, y: fit.maxY - 10 - 24), size: label),
            "fit.label.title": .line("Fit", size: 12, inMiddleOf: label),
            "fill.label": Rect(
                origin: Point(x: (screen.width - 48) / 2, y: fill.maxY - 10 - 24), size: label),
            "fill.label.title": .line("Fill", size: 12, inMiddleOf: label),
        ])
    }

    private func picture(ofWidth width: Double, in box: Size) -> Rect {
        Rect(
            x: (box.width - width) / 2, y: (box.height - width / 2) / 2, width: width,
            height: width / 2)
    }

    @Test("clips the picture only where it fills")
    func clipping() throws {
        let example = try #require(Gallery.example(named: "aspect-fit"))
        let window = example.window(of: ScreenSize.upright.size)
        expectEqual(window.view(named: "fill")?.clipsToBounds, true)
        expectEqual(window.view(named: "fit")?.clipsToBounds, false)
    }
}
