import QuoinGallery
import QuoinKit
import TestSupport
import Testing

@Suite("The app of three tabs")
struct TabsScreenTests {
    private func example() throws -> GalleryExample {
        try #require(Gallery.example(named: "tabs"))
    }

    @Test("is shown on a small phone, a large phone sideways and a tablet")
    func devices() throws {
        let shown = try example().devices
        expectEqual(shown.map(\.orientation), [.portrait, .landscape, .portrait])
        expectEqual(
            shown.map { $0.device.size(in: $0.orientation) },
            [
                Size(width: 320, height: 568), Size(width: 736, height: 414),
                Size(width: 834, height: 1194),
            ])
    }

    @Test("has cards below each other where it is narrow, and side by side where there is room")
    func cards() throws {
        let example = try example()
        for (shown, isColumn) in zip(example.devices, [true, false, false]) {
            let window = example.window(on: shown)
            expectTrue(window.snapshot().diagnostics.isEmpty)
            let size = window.frame.size
            let cards = try ["lake", "forest", "ridge"].map { name in
                try #require(window.view(named: name)).seenFrame
            }
            // Below the status bar and the navigation bar of 44, with 16 around.
            let top = window.safeAreaInsets.top + 44 + 16
            expectTrue(cards[0].minX == 16 && cards[0].minY == top)
            if isColumn {
                expectTrue(cards.allSatisfy { $0.minX == 16 && $0.width == size.width - 2 * 16 })
                expectTrue(
                    cards[1].minY == cards[0].maxY + 12 && cards[2].minY == cards[1].maxY + 12)
            } else {
                let width = (size.width - 2 * 16 - 2 * 12) / 3
                for (place, card) in cards.enumerated() {
                    let x = 16 + Double(place) * (width + 12)
                    // On whole pixels of the device.
                    expectTrue(abs(card.minX - x) < 0.5 && abs(card.width - width) < 0.5)
                    expectTrue(card.minY == top && card.height == cards[0].height)
                }
            }
        }
    }

    @Test(
        "has its picture above the text, or beside it where the screen is low", arguments: [0, 1])
    func walk(place: Int) throws {
        let example = try example()
        let window = example.window(on: example.devices[place])
        example.advance(window)
        let picture = try #require(window.view(named: "walk.picture")).seenFrame
        let text = try #require(window.view(named: "walk.text")).seenFrame
        let size = window.frame.size
        let top = window.safeAreaInsets.top + 44
        expectTrue(picture.minX == 0 && picture.minY == top)
        if place == 0 {
            expectTrue(
                picture.width == size.width && abs(picture.height - 0.35 * size.height) < 0.5)
            expectTrue(text.minX == 16 && abs(text.minY - picture.maxY - 16) < 0.5)
        } else {
            // Down to the tab bar of 49.
            expectTrue(picture.width == size.width / 2 && picture.maxY == size.height - 49)
            expectTrue(text.minX == picture.maxX + 16 && text.minY == top + 16)
        }
    }
}
